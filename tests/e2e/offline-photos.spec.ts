import type { Page } from '@playwright/test'
import { smallMediaUrl } from '#contract/account/media.ts'
import { fill } from '#contract/messages/format.ts'
import { offline as messages } from '#messages/offline.ts'
import { expectAccessibleInEveryLook } from '../support/browser-access.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { uploadPhoto } from '../support/browser-reviews.ts'
import { expect, inFullSuite, open, waitForHydration } from '../support/browser-test.ts'
import { createSignedInUser } from '../support/browser-users.ts'
import {
  expectGuideReady,
  loseEntry,
  offlineTest,
  openOfferedGuide,
  SERVER_AWAY,
} from '../support/stored-guide-page.ts'

const choice = (page: Page) => page.getByRole('checkbox', { name: /^With 1 photo: \d.* MB to load in all$/ })

/** @returns the natural width of a photo on the page, or 0 if the browser shows its sign for a broken one */
const widthOf = (page: Page, src: string) => page.locator(`img[src="${src}"]`).first().evaluate(readWidth)

async function readWidth(image: Element): Promise<number> {
  if (!(image instanceof HTMLImageElement)) return -1
  image.loading = 'eager'
  await image.decode().catch(() => undefined)
  return image.naturalWidth
}

/** A new traveller reviews a place with a photo. @returns its URL */
async function postPicturedReview(page: Page): Promise<string> {
  const { token } = await createSignedInUser(page)
  const imageUrl = await uploadPhoto(page, { token })
  const review = { placeName: 'Gopi Talav', rating: 5, reviewText: 'Calm.', imageUrl }
  const body = { ...review, locationCoords: { lat: 21.19, lng: 72.83 } }
  await callApiBesidePage(page, 'POST /review/create', { token, body })
  return imageUrl
}

offlineTest(
  'photos are in the stored guide when they are wanted, and nothing is broken when they are not',
  inFullSuite,
  async ({ page, context, ownServer, expectProblem }) => {
    offlineTest.slow()
    const imageUrl = await postPicturedReview(page)
    const small = smallMediaUrl(imageUrl)

    await (await openOfferedGuide(page)).click()
    await expectGuideReady(page)
    await expect(page.getByText(messages.part.photos.text)).toBeHidden()

    expectProblem(SERVER_AWAY)
    await context.setOffline(true)
    await page.goto('/places/gopi-talav')
    await waitForHydration(page)
    await expect(page.getByText('Calm.').first()).toBeVisible()
    expect(await widthOf(page, small)).toBe(4)
    await context.setOffline(false)

    await open(page, '/offline')
    await expectGuideReady(page)
    await choice(page).check()
    await expectAccessibleInEveryLook(page)
    await page.getByRole('button', { name: /^Load the photos \(\d.* MB\)$/ }).click()
    await expect(page.getByText(messages.part.photos.text)).toBeVisible()
    await expectGuideReady(page)

    await ownServer.stop()
    await context.setOffline(true)
    await page.goto('/places/gopi-talav')
    await waitForHydration(page)
    expect(await widthOf(page, small)).toBe(480)
    await page.locator(`a.photo-link[href="${imageUrl}"]`).first().click()
    const large = page.getByRole('dialog').getByRole('img')
    await expect(large).toBeVisible()
    expect(await large.evaluate(readWidth)).toBe(480)
    await page.keyboard.press('Escape')

    await loseEntry(page, small)
    await page.goto('/offline')
    await expect(page.getByText(fill(messages.lost.one, { count: '1', names: small }))).toBeVisible()
  },
)

offlineTest('the choice of photos is remembered, and photos go alone', inFullSuite, async ({ page }) => {
  offlineTest.slow()
  const imageUrl = await postPicturedReview(page)
  await openOfferedGuide(page)
  await choice(page).check()
  await expect
    .poll(() => page.evaluate(async () => (await caches.open('pack-current')).match('/pack/photos.json').then(Boolean)))
    .toBe(true)
  await page.reload()
  await waitForHydration(page)
  await expect(choice(page)).toBeChecked()
  await page.getByRole('button', { name: /^Load the guide/ }).click()
  await expectGuideReady(page)
  await expect(page.getByText(messages.part.photos.text)).toBeVisible()

  await choice(page).uncheck()
  await page.getByRole('button', { name: messages.removePhotos }).click()
  await expect(page.getByText(messages.part.photos.text)).toBeHidden()
  await expectGuideReady(page)
  const hasPhoto = (url: string) => page.evaluate(async (photo) => (await caches.match(photo)) !== undefined, url)
  expect(await hasPhoto(smallMediaUrl(imageUrl))).toBe(false)

  await page.getByRole('button', { name: messages.remove }).click()
  await expect(page.getByRole('heading', { name: messages.notStored })).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})
