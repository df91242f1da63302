import { expect, type Page } from '@playwright/test'
import { api } from '#contract/api.ts'
import type { AnnouncementInput } from '#contract/announcements.ts'
import { callApiBesidePage } from './browser-calls.ts'
import { ADMIN } from './browser-server.ts'
import { openAs } from './browser-users.ts'

/** Logs the admin in beside the page. */
export async function logInAdmin(page: Page): Promise<{ email: string; token: string }> {
  const answer = await callApiBesidePage(page, 'POST /auth/login', { body: ADMIN })
  return { email: ADMIN.email, token: api.logIn.reply.parse(answer).authToken }
}

/** Opens the admin panel at a tab. */
export async function openAdminPanel(page: Page, tab: string): Promise<void> {
  await openAs(page, await logInAdmin(page), tab === 'reviews' ? '/admin' : `/admin?tab=${tab}`)
  await expect(page.getByRole('navigation', { name: 'Admin panel' })).toBeVisible()
}

/** Announces something beside the page. @param age of the announcement in milliseconds */
export async function createAnnouncement(
  page: Page,
  given: Partial<AnnouncementInput> & { age?: number } = {},
): Promise<void> {
  const { age = 60_000, ...content } = given
  const { token } = await logInAdmin(page)
  const body = {
    title: 'Monsoon timings',
    content: 'The beach closes at six.',
    priority: 'high',
    date: new Date(Date.now() - age).toISOString(),
    ...content,
  }
  await callApiBesidePage(page, 'POST /announcement/create', { token, body })
}

/** Posts a review beside the page. */
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
