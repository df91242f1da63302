import { expectAccessibleInEveryLook, findSmallTargets } from '../support/browser-access.ts'
import { createReview, openAdmin } from '../support/browser-admin.ts'
import { breakReply } from '../support/browser-answers.ts'
import {
  createLargePhoto,
  createPhoto,
  fillReview,
  listReviews,
  reviewCards,
  reviewForm,
  uploadPhoto,
} from '../support/browser-reviews.ts'
import { expect, open, test, inFullSuite } from '../support/browser-test.ts'
import { expectToastAtTopCentre } from '../support/browser-toasts.ts'
import { createSignedInUser } from '../support/browser-users.ts'

test(
  'a phone’s photo above 5 MB is made smaller before it is sent, and stays upright',
  inFullSuite,
  async ({ page }) => {
    const sizes: number[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/media/upload')) sizes.push(Number(request.headers()['content-length'] ?? 0))
    })
    await createSignedInUser(page)
    await open(page, '/reviews?tab=post')
    await fillReview(page, { text: 'Twelve megapixels of river.' })
    const photo = await createLargePhoto()
    await reviewForm.photo(page).setInputFiles(photo)
    await expect(page.getByRole('button', { name: 'Remove the photo' })).toBeVisible()
    await expect(page.getByText('Making the photo smaller …')).toHaveCount(0)
    await expect(reviewForm.photo(page)).toHaveAccessibleDescription(/Where and when it was taken is not kept\.$/)
    await reviewForm.submit(page).click()

    const card = reviewCards(page).filter({ hasText: 'Twelve megapixels' })
    await card.getByRole('link', { name: /^Photo of Gopi Talav by / }).click()
    const large = page.getByRole('dialog', { name: 'Photos' }).getByRole('img')
    // The camera was turned: its pixels lie on their side.
    await expect(large).toHaveJSProperty('naturalWidth', 1_600)
    await expect(large).toHaveJSProperty('naturalHeight', 2_133)
    expect(photo.buffer.length).toBeGreaterThan(5 * 1_024 * 1_024)
    expect(sizes.every((size) => size < 5 * 1_024 * 1_024)).toBe(true)
  },
)

test(
  'a photo that cannot be used says why at the field, and the photo from before stays',
  inFullSuite,
  async ({ page }) => {
    await createSignedInUser(page)
    await open(page, '/reviews?tab=post')
    await fillReview(page, { text: 'Words that stay.' })
    const heic = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1MiHE', 'latin1')
    await reviewForm.photo(page).setInputFiles(await createPhoto())
    await expect(page.getByRole('button', { name: 'Remove the photo' })).toBeVisible()

    const advice = 'This browser cannot read HEIC photos: save the photo as a JPEG and choose that one.'
    await reviewForm.photo(page).setInputFiles({ name: 'IMG_1.HEIC', mimeType: '', buffer: heic })
    await expectToastAtTopCentre(page, advice)
    await expect(reviewForm.photo(page)).toHaveAccessibleDescription(new RegExp(`IMG_1\\.HEIC: ${advice}`))
    await reviewForm.photo(page).setInputFiles(await createPhoto())
    await expect(reviewForm.photo(page)).not.toHaveAccessibleDescription(new RegExp(advice))
    const renamed = {
      name: 'holiday.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.concat([heic, Buffer.alloc(500_000)]),
    }
    await reviewForm.photo(page).setInputFiles(renamed)
    await expect(reviewForm.photo(page)).toHaveAccessibleDescription(new RegExp(advice))
    await expectAccessibleInEveryLook(page)

    await expect(reviewForm.text(page)).toHaveValue('Words that stay.')
    await reviewForm.submit(page).click()
    await expect(
      reviewCards(page)
        .filter({ hasText: 'Words that stay.' })
        .getByRole('link', { name: /^Photo/ }),
    ).toHaveCount(2)
  },
)

test('photos take the order that their author gives them, by keyboard', inFullSuite, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await createSignedInUser(page)
  await open(page, '/reviews?tab=post')
  await fillReview(page, { text: 'In my order.' })
  await reviewForm.photo(page).setInputFiles([await createPhoto(), await createLargePhoto(), await createPhoto()])
  const earlier = page.getByRole('button', { name: 'Move photo 1 earlier' })
  await expect(earlier).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Move photo 2 earlier' }).press('Enter')
  await expect(page.getByText('Now photo 1 of 3')).toBeVisible()
  await expect(earlier).toBeFocused()
  await reviewForm.submit(page).click()

  const card = reviewCards(page).filter({ hasText: 'In my order.' })
  await card.getByRole('link', { name: /^Photo of .*, 1 of 3$/ }).click()
  const large = page.getByRole('dialog', { name: 'Photos' }).getByRole('img')
  await expect(large).toHaveJSProperty('naturalHeight', 2_133)
})

test('an upload can be stopped, and a later try sends the same photos, each once', inFullSuite, async ({ page }) => {
  let uploads = 0
  await createSignedInUser(page)
  await open(page, '/reviews?tab=post')
  const words = `Second try ${Date.now()}`
  await fillReview(page, { text: words })
  await reviewForm.photo(page).setInputFiles([await createPhoto(), await createPhoto()])
  const stopped = Promise.withResolvers<undefined>()
  await page.route('**/api/media/upload', async (route) => {
    uploads += 1
    if (uploads === 2) await stopped.promise
    await route.continue()
  })
  await reviewForm.submit(page).click()
  await expect(page.getByRole('progressbar', { name: 'Upload of photo 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the upload' }).click()

  await expect(page.getByText('The upload was stopped. Your review and its photos are still here.')).toBeVisible()
  expect((await listReviews(page)).map(({ reviewText }) => reviewText)).not.toContain(words)
  stopped.resolve(undefined)
  await reviewForm.submit(page).click()
  await expect(
    reviewCards(page)
      .filter({ hasText: words })
      .getByRole('link', { name: /^Photo/ }),
  ).toHaveCount(2)
  // The first photo was there already.
  expect(uploads).toBe(3)
})

test(
  'photos open large by keyboard, turn with the arrow keys, and give the focus back',
  inFullSuite,
  async ({ page }) => {
    const traveller = await createSignedInUser(page)
    for (const placeName of ['Chowk', 'Dumas Beach', 'Gopi Talav']) {
      await createReview(page, traveller, { placeName, imageUrl: await uploadPhoto(page, traveller) })
    }
    await open(page, '/reviews')
    const opener = reviewCards(page)
      .nth(1)
      .getByRole('link', { name: `Photo of Dumas Beach by ${traveller.name}` })
    await opener.focus()
    await page.keyboard.press('Enter')
    const viewer = page.getByRole('dialog', { name: 'Photos' })
    const getPhoto = (place: string) => viewer.getByRole('img', { name: `Photo of ${place} by ${traveller.name}` })
    await expect(getPhoto('Dumas Beach')).toHaveJSProperty('naturalWidth', 1_200)
    await expect(getPhoto('Dumas Beach')).toHaveCSS('object-fit', 'contain')
    await expect(viewer.getByRole('figure')).toContainText(
      new RegExp(`Dumas Beach by ${traveller.name} · \\d\\d/\\d\\d/\\d\\d`),
    )
    await expectAccessibleInEveryLook(page, 'dialog[open]')
    expect(await findSmallTargets(viewer, 44)).toEqual([])

    await page.keyboard.press('ArrowLeft')
    await expect(getPhoto('Gopi Talav')).toBeVisible()
    await expect(viewer.getByRole('status')).toHaveText(/^1 of \d+$/)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(getPhoto('Chowk')).toBeVisible()
    await viewer.getByRole('button', { name: 'Previous photo' }).click()
    await expect(getPhoto('Dumas Beach')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(opener).toBeFocused()
  },
)

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('photos turn with a swipe', inFullSuite, async ({ page }) => {
    const traveller = await createSignedInUser(page)
    for (const placeName of ['Chowk', 'Dumas Beach']) {
      await createReview(page, traveller, { placeName, imageUrl: await uploadPhoto(page, traveller) })
    }
    await open(page, '/reviews')
    await reviewCards(page)
      .first()
      .getByRole('link', { name: /^Photo of Dumas Beach/ })
      .tap()
    const viewer = page.getByRole('dialog', { name: 'Photos' })
    const at = (clientX: number) => [{ identifier: 0, clientX, clientY: 300 }]
    await expect(viewer.getByRole('img', { name: /^Photo of Dumas Beach/ })).toBeVisible()
    await viewer.getByRole('figure').dispatchEvent('touchstart', { touches: at(300), changedTouches: at(300) })
    await viewer.getByRole('figure').dispatchEvent('touchend', { touches: [], changedTouches: at(100) })

    await expect(viewer.getByRole('img', { name: /^Photo of Chowk/ })).toBeVisible()
    await viewer.getByRole('button', { name: 'Close the photo' }).tap()
    await expect(viewer).toHaveCount(0)
  })
})

test('a photo that cannot be loaded says so', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/500/)
  const traveller = await createSignedInUser(page)
  const imageUrl = await uploadPhoto(page, traveller)
  await createReview(page, traveller, { placeName: 'Chowk', imageUrl })
  await open(page, '/reviews')
  await breakReply(page, `**${imageUrl}`)
  await reviewCards(page)
    .first()
    .getByRole('link', { name: /^Photo of Chowk/ })
    .click()

  await expect(page.getByRole('alert')).toHaveText('The photo could not be loaded.')
})

test('moderators see all photos whole, small and large', inFullSuite, async ({ page }) => {
  const traveller = await createSignedInUser(page)
  const text = `Tall gate ${Date.now()}`
  const imageUrl = await uploadPhoto(page, traveller)
  const additionalImageUrls = [await uploadPhoto(page, traveller), await uploadPhoto(page, traveller)]
  await createReview(page, traveller, { reviewText: text, imageUrl, additionalImageUrls })
  await openAdmin(page, 'reviews')
  const photos = page
    .getByRole('article')
    .filter({ hasText: text })
    .getByRole('link', { name: /^Photo of/ })

  await expect(photos).toHaveCount(3)
  const photo = photos.last()
  await expect(photo.getByRole('img')).toHaveCSS('object-fit', 'contain')
  await photo.click()
  await expect(page.getByRole('dialog', { name: 'Photos' }).getByRole('img')).toHaveJSProperty('naturalWidth', 1_200)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a photo at a place is a link to the large one', inFullSuite, async ({ page }) => {
    const traveller = await createSignedInUser(page)
    const imageUrl = await uploadPhoto(page, traveller)
    const secondUrl = await uploadPhoto(page, traveller)
    await createReview(page, traveller, { placeName: 'Gopi Talav', imageUrl, additionalImageUrls: [secondUrl] })
    await page.goto('/places/gopi-talav')

    const strip = page.getByRole('region', { name: 'Photos' })
    const links = strip.getByRole('link', { name: /^Photo of Gopi Talav .*, \d of 2$/ })
    await expect(links.nth(0)).toHaveAttribute('href', imageUrl)
    await expect(links.nth(1)).toHaveAttribute('href', secondUrl)
    await expect(strip.getByText(`Photo: ${traveller.name}, a traveller`).nth(1)).toBeVisible()
  })
})
