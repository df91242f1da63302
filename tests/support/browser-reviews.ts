import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { api } from '#contract/api.ts'
import { FILE_FIELD } from '#contract/api/endpoint.ts'
import { UPLOAD_PRESET } from '#contract/account/media.ts'
import type { Review } from '#contract/review/reviews.ts'
import { callApiBesidePage } from './browser-calls.ts'

/** Creates a photo like a phone's: large, with noise that compresses badly. */
export async function createPhoto(name = 'holiday.jpg'): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const buffer = await sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Creates a photo of 12 megapixels and more than 5 MB from a camera that was turned (EXIF orientation 6). */
export async function createLargePhoto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const buffer = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 88 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return { name: 'IMG_2026.jpg', mimeType: 'image/jpeg', buffer }
}

/** Uploads a photo of 1,200 by 900 pixels through the API. @returns its URL */
export async function uploadPhoto(page: Page, { token }: { token: string }): Promise<string> {
  const answer = await page.request.post('/api/media/upload', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { upload_preset: UPLOAD_PRESET, [FILE_FIELD]: await createPhoto() },
  })
  return api.uploadImage.reply.parse(await answer.json()).secure_url
}

export const reviewForm = {
  /** Opens the fields of a place that the guide knows. */
  changePlace: (page: Page) => page.getByText('Change', { exact: true }),
  placeName: (page: Page) => page.getByLabel('Place Name*'),
  landmark: (page: Page) => page.getByLabel('Landmark*', { exact: true }),
  address: (page: Page) => page.getByLabel('Address', { exact: true }),
  photo: (page: Page) => page.getByLabel('Photos', { exact: true }),
  removePhoto: (page: Page) => page.getByRole('button', { name: /^Remove (the photo|photo \d)$/ }),
  text: (page: Page) => page.getByLabel('Your Review*'),
  stars: (page: Page, count: number) => page.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` }),
  submit: (page: Page) => page.getByRole('button', { name: /^Submit Review$|^Uploading\.\.\.$/ }),
}

/** Fills in the required fields. A place of the guide sets the marker. */
export async function fillReview(page: Page, { placeName = 'Gopi Talav', text = 'A calm evening.' } = {}) {
  await reviewForm.placeName(page).fill(placeName)
  await reviewForm.text(page).fill(text)
  await expect(reviewForm.address(page)).not.toHaveValue('')
}

export function reviewCards(page: Page): Locator {
  return page.getByRole('region', { name: 'All Reviews' }).getByRole('article')
}

/** Lists every review from the server, newest first. */
export async function listReviews(page: Page): Promise<Review[]> {
  return api.listReviews.reply.parse(await callApiBesidePage(page, 'GET /review/all')).reviews
}
