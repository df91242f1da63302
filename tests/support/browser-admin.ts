import { expect, type Page } from '@playwright/test'
import { api } from '#contract/api.ts'
import type { AnnouncementInput } from '#contract/admin/announcements.ts'
import { admin } from '#messages/admin.ts'
import { callApiBesidePage } from './browser-calls.ts'
import { ADMIN } from './browser-server.ts'
import { openAs } from './browser-users.ts'

/** Logs the admin in through the API. */
export async function logInAdmin(page: Page): Promise<{ email: string; token: string }> {
  const answer = await callApiBesidePage(page, 'POST /auth/login', { body: ADMIN })
  return { email: ADMIN.email, token: api.logIn.reply.parse(answer).authToken }
}

type AdminReading = { at: (path: string) => string; words: { admin: { sidebar: string } } }

const ENGLISH: AdminReading = { at: (path) => path, words: { admin } }

export async function openAdmin(page: Page, tab: string, { at, words }: AdminReading = ENGLISH): Promise<void> {
  await openAs(page, await logInAdmin(page), at(tab === 'start' ? '/admin' : `/admin?tab=${tab}`))
  await expect(page.getByRole('navigation', { name: words.admin.sidebar, exact: true })).toBeVisible()
}

/** Creates an announcement through the API. @param ageMs time since the announcement's date */
export async function createAnnouncement(
  page: Page,
  given: Partial<AnnouncementInput> & { ageMs?: number } = {},
): Promise<void> {
  const { ageMs = 60_000, ...content } = given
  const { token } = await logInAdmin(page)
  const body = {
    title: 'Monsoon timings',
    content: 'The beach closes at six.',
    priority: 'high',
    date: new Date(Date.now() - ageMs).toISOString(),
    ...content,
  }
  await callApiBesidePage(page, 'POST /announcement/create', { token, body })
}

/** Creates a review through the API. */
export async function createReview(page: Page, { token }: { token: string }, given: object = {}): Promise<void> {
  const body = {
    placeName: 'Surat Castle',
    landmark: 'Near the bridge',
    location: 'Chowk Bazar',
    rating: 4,
    reviewText: 'Come before ten.',
    imageUrl: '',
    locationCoords: { lat: 21.19, lng: 72.81 },
    ...given,
  }
  await callApiBesidePage(page, 'POST /review/create', { token, body })
}
