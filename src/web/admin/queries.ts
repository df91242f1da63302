import type { AnalyticsSpan } from '#contract/admin/analytics.ts'
import { searchAccounts } from '#contract/admin/accounts.endpoints.ts'
import { listActivity } from '#contract/admin/activity.endpoints.ts'
import { getAnalytics } from '#contract/admin/analytics.endpoints.ts'
import { getBackups } from '#contract/admin/backups.endpoints.ts'
import { listAnnouncements } from '#contract/admin/announcements.endpoints.ts'
import { searchReviews } from '#contract/review/moderation.endpoints.ts'
import { getLetter, listLetters } from '#contract/admin/letters.endpoints.ts'
import { listSuggestions } from '#contract/admin/desk-suggestions.endpoints.ts'
import { listStalePlaces } from '#contract/admin/freshness.endpoints.ts'
import { listReviewVersions } from '#contract/review/review-changes.endpoints.ts'
import { listReviews } from '#contract/review/reviews.endpoints.ts'
import { listSecurityLog } from '#contract/admin/security-log.endpoints.ts'
import type { ReviewFilter } from '#contract/review/moderation.ts'
import type { SuggestionList } from '#contract/place/suggestion-rules.ts'
import type { Role } from '#contract/api/roles.ts'
import type { SecurityLogFilter } from '#contract/admin/security-log.ts'
import { adminAccounts, adminAnalytics, adminSecurity, admin, freshness, letters, moderation } from '#messages/admin.ts'
import { announcements } from '#messages/account.ts'
import { deskSuggestions } from '#messages/desk.ts'
import { reviewLists } from '#messages/reviews.ts'
import { pagedQuery, query, reporting } from '../api/query-client.ts'

const PAGE_SIZE = '50'

/** Reads the list again when the tab opens, because travellers post reviews all the time. */
export const reviewPages = () =>
  reporting(pagedQuery(listReviews, { query: { limit: PAGE_SIZE } }, { staleTime: 0, retryOnMount: true }), {
    text: reviewLists.fetchFailed,
    place: 'top-right',
  })

/** The list itself says when this fails. */
export const reviewVersions = (id: string) =>
  query(listReviewVersions, { params: { id } }, { staleTime: 0, retryOnMount: true })

export const moderationPages = (search: ReviewFilter) =>
  reporting(
    pagedQuery(searchReviews, { body: search, query: { limit: PAGE_SIZE } }, { staleTime: 0, retryOnMount: true }),
    { text: moderation.failed, place: 'top-right' },
  )

export const suggestionPages = (list: SuggestionList) =>
  reporting(pagedQuery(listSuggestions, { query: { list, limit: PAGE_SIZE } }, { staleTime: 0, retryOnMount: true }), {
    text: deskSuggestions.failed,
    place: 'top-right',
  })

export const stalePlaces = () =>
  reporting(query(listStalePlaces, {}, { staleTime: 0, retryOnMount: true }), {
    text: freshness.failed,
    place: 'top-right',
  })

export const activityPages = () =>
  reporting(pagedQuery(listActivity, { query: { limit: PAGE_SIZE } }, { staleTime: 0, retryOnMount: true }), {
    text: admin.activityFailed,
    place: 'top-right',
  })

/** The search is sent in the body, because an email belongs into no URL. */
export const accountPages = (search: { text: string; role?: Role }) =>
  reporting(
    pagedQuery(searchAccounts, { body: search, query: { limit: PAGE_SIZE } }, { staleTime: 0, retryOnMount: true }),
    { text: adminAccounts.failed, place: 'top-right' },
  )

export const securityLogPages = (filter: SecurityLogFilter) =>
  reporting(
    pagedQuery(listSecurityLog, { query: { ...filter, limit: PAGE_SIZE } }, { staleTime: 0, retryOnMount: true }),
    { text: adminSecurity.failed, place: 'top-right' },
  )

/** The line itself says when this fails. */
export const backupState = () => query(getBackups, {}, { staleTime: 0, retryOnMount: true })

/** Reads the list of the bell again when the tab opens, because another admin may have changed it. */
export const announcementRows = () =>
  reporting(query(listAnnouncements, {}, { staleTime: 0, retryOnMount: true }), {
    text: announcements.fetchFailed,
    place: 'top-right',
  })

export const analyticsFor = (span: AnalyticsSpan) =>
  reporting(query(getAnalytics, { query: { span } }, { staleTime: 0, retryOnMount: true }), {
    text: adminAnalytics.failed,
    place: 'top-right',
  })

export const letterList = () =>
  reporting(query(listLetters, {}, { staleTime: 0, retryOnMount: true }), { text: letters.failed, place: 'top-right' })

/** The screen itself says when this fails. */
export const letterFor = (id: string) => query(getLetter, { params: { id } }, { staleTime: 0, retryOnMount: true })
