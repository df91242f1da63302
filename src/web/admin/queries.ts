import { listActivity } from '#contract/endpoints/activity.ts'
import { listAnnouncements } from '#contract/endpoints/announcements.ts'
import { listReviews } from '#contract/endpoints/reviews.ts'
import { admin } from '#messages/admin.ts'
import { announcements } from '#messages/announcements.ts'
import { reviewLists } from '#messages/review-lists.ts'
import { pagedQuery, query, reporting } from '../api/query-client.ts'

const PAGE = '50'

/** Reviews for moderation: read anew whenever the tab is opened, since somebody may be posting right now. */
export const reviewPages = () =>
  reporting(pagedQuery(listReviews, { query: { limit: PAGE } }, { staleTime: 0, retryOnMount: true }), {
    text: reviewLists.fetchFailed,
    place: 'top-right',
  })

export const activityPages = () =>
  reporting(pagedQuery(listActivity, { query: { limit: PAGE } }, { staleTime: 0, retryOnMount: true }), {
    text: admin.activityFailed,
    place: 'top-right',
  })

/** The bell's list, read anew whenever the tab is opened: another admin may have announced something meanwhile. */
export const announcementRows = () =>
  reporting(query(listAnnouncements, {}, { staleTime: 0, retryOnMount: true }), {
    text: announcements.fetchFailed,
    place: 'top-right',
  })
