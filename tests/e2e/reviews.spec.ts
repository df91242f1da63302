import { IMAGE_MAX_BYTES } from '#contract/account/media.ts'
import {
  expectAccessible,
  expectAccessibleInEveryLook,
  findSmallTargets,
  tabTo,
  widthOfContent,
} from '../support/browser-access.ts'
import { createReview } from '../support/browser-admin.ts'
import { breakReply, delayReply } from '../support/browser-answers.ts'
import { fillReview, createPhoto, listReviews, reviewCards, reviewForm } from '../support/browser-reviews.ts'
import { goBackAtHeading } from '../support/browser-history.ts'
import { devices, expect, open, test, inFullSuite } from '../support/browser-test.ts'
import { expectToast, expectToastAtTopCentre } from '../support/browser-toasts.ts'
import { logIn, createUserInBrowser, createSignedInUser } from '../support/browser-users.ts'
import { hostileTexts } from '../support/hostile-texts.ts'

for (const [device, viewport, details] of devices) {
  test.describe(`on ${device}`, details, () => {
    test.use({ viewport })

    test('a review with three photos is written at a place, read everywhere, deleted and taken back', async ({
      page,
    }) => {
      const { name } = await createSignedInUser(page)
      await open(page, '/places/gopi-talav')
      await page.getByRole('link', { name: 'Write a review' }).click()
      await expect(page).toHaveURL('/reviews?tab=post&place=gopi-talav')
      await expect(reviewForm.placeName(page)).toHaveValue('Gopi Talav')
      await expect(reviewForm.changePlace(page)).toBeInViewport()
      await expect(reviewForm.placeName(page)).toBeHidden()
      await reviewForm.changePlace(page).click()
      await expect(reviewForm.placeName(page)).toBeVisible()
      await expect(reviewForm.landmark(page)).not.toHaveValue('')
      await expect(reviewForm.address(page)).toHaveValue(/Gopi Talav/)
      await expect(page.getByRole('group', { name: 'Map', exact: true })).toBeVisible()

      const words = `Boats at dusk, seen on ${device}.`
      await reviewForm.photo(page).setInputFiles([await createPhoto('a.jpg'), await createPhoto('b.jpg')])
      await reviewForm.photo(page).setInputFiles([await createPhoto('c.jpg'), await createPhoto('d.jpg')])
      await expect(reviewForm.photo(page)).toHaveAccessibleDescription(
        /A review has 3 photos at most\. Not added: d\.jpg$/,
      )
      await expect(reviewForm.removePhoto(page)).toHaveCount(3)
      await reviewForm.stars(page, 4).check()
      await reviewForm.text(page).fill(words)
      expect(await findSmallTargets(page.getByRole('region', { name: 'Share Your Experience' }), 24)).toEqual([])
      expect(await widthOfContent(page)).toBe(viewport.width)
      const release = await delayReply(page, '**/api/media/upload')
      const sent = page.waitForRequest('**/api/review/create')
      await reviewForm.submit(page).click()
      await expect(reviewForm.submit(page)).toHaveText('Uploading...')
      await expect(reviewForm.submit(page)).toBeDisabled()
      release()
      // Section 7 names these two. The server takes the author from the session.
      expect((await sent).postDataJSON()).toMatchObject({ userId: expect.stringMatching(/./), userName: name })

      await expect(page.getByText('Your review has been submitted successfully!')).toBeFocused()
      await expectToastAtTopCentre(page, 'Review Submitted!')
      await expect(reviewForm.placeName(page)).toHaveValue('')
      await expect(reviewForm.text(page)).toHaveValue('')
      await expect(reviewForm.photo(page)).toHaveValue('')
      await expect(reviewForm.stars(page, 5)).toBeChecked()
      await expect(page.getByLabel('Latitude')).toHaveValue('21.1824')
      await expect(page.getByLabel('Longitude')).toHaveValue('72.8283')

      const first = reviewCards(page).first()
      await expect(first).toContainText(words)
      await expect(first).toContainText('4.0 out of 5')
      await expect(first.locator('time')).toHaveText(/^\d\d\/\d\d\/\d\d$/)
      await first.scrollIntoViewIfNeeded()
      const photos = first.getByRole('img', { name: /^Photo of Gopi Talav by .*, \d of 3$/ })
      await expect(photos).toHaveCount(3)
      await expect(photos.last()).toHaveJSProperty('naturalWidth', 480)
      await expect(first.getByRole('link', { name: 'Directions' })).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=21\.\d+%2C72\.\d+$/,
      )

      await page.getByRole('link', { name: 'Post Review' }).click()
      await expect(page.getByRole('heading', { name: 'Share Your Experience' })).toBeFocused()
      await page.getByRole('link', { name: 'Reviews', exact: true }).last().click()
      await expect(page).toHaveURL('/reviews?place=gopi-talav')
      await page.goBack()
      await expect(page).toHaveURL('/reviews?tab=post&place=gopi-talav')

      await first.getByRole('button', { name: 'Delete your review of Gopi Talav' }).click()
      await expectToast(page, 'Review deleted successfully')
      await expect(page.getByText(words)).toHaveCount(0)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(reviewCards(page).first()).toContainText(words)

      await reviewCards(page).first().getByRole('link', { name: 'Gopi Talav', exact: true }).click()
      const atPlace = page.getByRole('region', { name: 'Reviews', exact: true })
      await expect(atPlace.getByRole('article').first()).toContainText(words)
      await page.getByRole('banner').getByRole('link', { name: 'Safarnama' }).click()
      await expect(page.getByRole('group', { name: '1 of' }).first()).toContainText(words)
      expect(await widthOfContent(page)).toBe(viewport.width)
    })
  })
}

test('the fields with a star are those that have to be filled in', inFullSuite, async ({ page }) => {
  await createSignedInUser(page)
  await open(page, '/reviews?tab=post')
  const form = page.getByRole('region', { name: 'Share Your Experience' })
  await expect(form.getByText('Fields with a star have to be filled in.')).toBeVisible()

  await expect(form.locator(':is(input, textarea):required')).toHaveCount(3)
  await expect(reviewForm.placeName(page)).toHaveAttribute('required')
  await expect(reviewForm.landmark(page)).toHaveAttribute('required')
  await expect(reviewForm.text(page)).toHaveAttribute('required')
  await expect(form.locator('label, legend').filter({ hasText: '*' })).toHaveText([
    'Place Name*',
    'Landmark*',
    'Where is it?*',
    'Your Review*',
  ])
})

test('a review is written by keyboard alone', inFullSuite, async ({ page }) => {
  await createSignedInUser(page)
  await open(page, '/reviews')
  await tabTo(page, page.getByRole('link', { name: 'Post Review' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Share Your Experience' })).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.type('Aunt Hansa’s terrace')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ring Road')
  await page.getByLabel('Latitude').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('21.2')
  const preset = page.getByText('These stars are preset. Choose your own.')
  await expect(preset).toBeVisible()
  await reviewForm.stars(page, 5).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(preset).toBeHidden()
  await page.keyboard.press('ArrowLeft')
  await expect(reviewForm.stars(page, 3)).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Tea on the roof.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(page.getByText('Your review has been submitted successfully!')).toBeFocused()
  const first = reviewCards(page).first()
  await expect(first).toContainText('Tea on the roof.')
  await expect(first).toContainText('3.0 out of 5')
})

test(
  'each missing or wrong value shows an error, and the first such field takes the focus',
  inFullSuite,
  async ({ page }) => {
    await createSignedInUser(page)
    await open(page, '/reviews?tab=post')
    await reviewForm.submit(page).click()

    await expect(page.getByRole('alert')).toHaveText(
      'Please fill in all required fields and select a location on the map.',
    )
    await expect(reviewForm.placeName(page)).toBeFocused()
    await expect(reviewForm.placeName(page)).toHaveAccessibleDescription('Please enter the name of the place')
    await expectAccessibleInEveryLook(page)

    await reviewForm.photo(page).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
    await expectToastAtTopCentre(page, 'Please select an image file')
    await expect(reviewForm.photo(page)).toHaveAccessibleDescription(/a\.txt: Please select an image file/)
    const tooLarge = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(IMAGE_MAX_BYTES + 1) }
    await reviewForm.photo(page).setInputFiles(tooLarge)
    await expectToastAtTopCentre(page, 'Image size should be less than 5MB')
    await reviewForm.photo(page).setInputFiles(await createPhoto())
    await expect(reviewForm.photo(page)).not.toHaveAccessibleDescription(/5MB/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove the photo' }).click()
    await expect(reviewForm.photo(page)).toBeFocused()

    await reviewForm.text(page).fill('x'.repeat(5_001))
    await expect(page.getByText('1 character too many')).toBeVisible()
  },
)

test('a failure loses no typed text, and trying again posts one review', async ({ page, expectProblem }) => {
  expectProblem(/500/)
  expectProblem(/ERR_FAILED|ERR_CONNECTION_RESET/)
  await createSignedInUser(page)
  await open(page, '/reviews?tab=post')
  const words = `Third time lucky ${Date.now()}`
  await fillReview(page, { text: words })
  await reviewForm.photo(page).setInputFiles(await createPhoto())

  await breakReply(page, '**/api/media/upload')
  await reviewForm.submit(page).click()
  await expectToastAtTopCentre(page, 'Failed to upload image')
  await expect(reviewForm.submit(page)).toBeFocused()
  expect((await listReviews(page)).map(({ reviewText }) => reviewText)).not.toContain(words)
  await page.unroute('**/api/media/upload')

  await page.route('**/api/review/create', (route) => route.fulfill({ json: { success: false } }), { times: 1 })
  await reviewForm.submit(page).click()
  await expect(page.getByText('Failed to submit your review', { exact: true })).toBeVisible()

  await page.route(
    '**/api/review/create',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await reviewForm.submit(page).click()
  await expect(page.getByText('Failed to submit your review. Please try again.')).toBeVisible()
  await expect(reviewForm.text(page)).toHaveValue(words)
  await expect(reviewForm.placeName(page)).toHaveValue('Gopi Talav')

  await reviewForm.submit(page).click()
  await expect(page.getByText('Your review has been submitted successfully!')).toBeVisible()
  await expect
    .poll(async () => (await listReviews(page)).filter(({ reviewText }) => reviewText === words))
    .toHaveLength(1)
})

test(
  'a review in progress returns after the session ends and the traveller logs in again',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/401/)
    const traveller = await createSignedInUser(page)
    await open(page, '/reviews?tab=post')
    await fillReview(page, { text: 'Too late for this session' })
    await reviewForm.photo(page).setInputFiles(await createPhoto())
    await page.route('**/api/media/upload', (route) => route.fulfill({ status: 401, json: { success: false } }))
    await reviewForm.submit(page).click()
    await page.getByRole('link', { name: 'Go to Login' }).click()
    await page.unroute('**/api/media/upload')
    await logIn(page, traveller)

    await expect(page).toHaveURL('/reviews?tab=post')
    await expect(reviewForm.placeName(page)).toHaveValue('Gopi Talav')
    await reviewForm.submit(page).click()
    await expect(reviewCards(page).first()).toContainText('Too late for this session')
    await expect(reviewCards(page).first().getByRole('img')).toHaveAttribute('src', /^\/media\//)
  },
)

test(
  'an unsent review and its photos return after a reload until the review is sent or discarded',
  inFullSuite,
  async ({ page }) => {
    await createSignedInUser(page)
    await open(page, '/reviews?tab=post')
    await fillReview(page, { text: 'The camera took all the memory' })
    await reviewForm.photo(page).setInputFiles([await createPhoto(), await createPhoto(), await createPhoto()])
    await page.getByRole('button', { name: 'Remove photo 2' }).click()
    await expect(reviewForm.photo(page)).toBeFocused()
    await reviewForm.stars(page, 2).check()
    await page.reload()

    await expect(page.getByText('Draft kept.')).toBeVisible()
    await expect(reviewForm.placeName(page)).toHaveValue('Gopi Talav')
    await expect(reviewForm.stars(page, 2)).toBeChecked()
    await expect(reviewForm.removePhoto(page)).toHaveCount(2)
    await reviewForm.submit(page).click()
    await expect(reviewCards(page).first()).toContainText('The camera took all the memory')
    await expect(reviewCards(page).first().getByRole('img')).toHaveCount(2)

    await page.reload()
    await expect(reviewForm.text(page)).toHaveValue('')
    await reviewForm.text(page).fill('Half a thought')
    await page.reload()
    await expect(reviewForm.text(page)).toHaveValue('Half a thought')
    await page.getByRole('button', { name: 'Discard the draft' }).click()
    await expect(reviewForm.text(page)).toHaveValue('')
    await page.reload()
    await expect(reviewForm.text(page)).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Discard the draft' })).toHaveCount(0)
  },
)

test(
  'a review that was begun is left without a question, kept, discarded and taken back',
  inFullSuite,
  async ({ page }) => {
    await createSignedInUser(page)
    await open(page, '/reviews?tab=post')
    await reviewForm.text(page).pressSequentially('Half a thought')
    await reviewForm.photo(page).setInputFiles(await createPhoto())
    await expect(page.getByRole('button', { name: 'Remove the photo' })).toBeVisible()
    await page.getByRole('link', { name: 'Reviews', exact: true }).last().click()
    await page.getByRole('link', { name: 'Explore' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trending in Surat')

    await open(page, '/reviews?tab=post')
    await expect(page.getByText('Draft kept.')).toBeVisible()
    await expectAccessibleInEveryLook(page)
    await page.getByRole('button', { name: 'Discard the draft' }).click()
    await expect(reviewForm.text(page)).toHaveValue('')
    await page.getByRole('alert').filter({ hasText: 'Draft discarded' }).getByRole('button', { name: 'Undo' }).click()
    await expect(reviewForm.text(page)).toHaveValue('Half a thought')
    await expect(page.getByRole('button', { name: 'Remove the photo' })).toBeVisible()
    await page.reload()
    await expect(reviewForm.text(page)).toHaveValue('Half a thought')
    await expect(page.getByRole('button', { name: 'Remove the photo' })).toBeVisible()
  },
)

test(
  'a review that was begun is in the form even if the traveller comes back in the moment in which another page appears',
  inFullSuite,
  async ({ page }) => {
    await createSignedInUser(page)
    await open(page, '/reviews?tab=post')
    await reviewForm.text(page).fill('Half a thought')
    await goBackAtHeading(page, 'Trending in Surat')
    await page.getByRole('link', { name: 'Explore' }).first().click()

    await expect(page.getByText('Draft kept.')).toBeVisible()
    await expect(page).toHaveURL('/reviews?tab=post')
    await expect(reviewForm.text(page)).toHaveValue('Half a thought')
  },
)

test('each place has a draft of its own, so its form opens with its name', inFullSuite, async ({ page }) => {
  await createSignedInUser(page)
  await open(page, '/reviews?tab=post&place=gopi-talav')
  await reviewForm.text(page).fill('Boats at dusk')
  await open(page, '/places/dumas-beach')
  await page.getByRole('link', { name: 'Write a review' }).click()

  await expect(reviewForm.placeName(page)).toHaveValue('Dumas Beach')
  await expect(reviewForm.text(page)).toHaveValue('')
  await open(page, '/reviews?tab=post&place=gopi-talav')
  await expect(reviewForm.text(page)).toHaveValue('Boats at dusk')
})

test('leaving while a review is being sent asks first', inFullSuite, async ({ page }) => {
  await createSignedInUser(page)
  await open(page, '/reviews?tab=post')
  await fillReview(page, { text: 'Still on its way' })
  await reviewForm.photo(page).setInputFiles(await createPhoto())
  const release = await delayReply(page, '**/api/media/upload')
  await reviewForm.submit(page).click()
  await expect(reviewForm.submit(page)).toBeDisabled()

  const asked = page.waitForEvent('dialog')
  const click = page.getByRole('link', { name: 'Explore' }).first().click()
  const question = await asked
  expect(question.message()).toContain('Leave while your review is being sent?')
  await question.dismiss()
  await click
  release()

  await expect(reviewCards(page).first()).toContainText('Still on its way')
})

test(
  'the list shows when it is loading, empty or unavailable, and grows on demand',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/500/)
    const traveller = await createSignedInUser(page)
    const release = await delayReply(page, '**/api/review/all*')
    await open(page, '/reviews')
    await expect(page.getByRole('status', { name: 'Loading reviews …' })).toBeAttached()
    await expectAccessible(page)
    await page.unroute('**/api/review/all*')
    await breakReply(page, '**/api/review/all*')
    release()
    await open(page, '/reviews')
    await expectToastAtTopCentre(page, 'Failed to fetch reviews')
    await expectAccessibleInEveryLook(page)
    await page.unroute('**/api/review/all*')
    await page.route('**/api/review/all*', (route) =>
      route.fulfill({ json: { success: true, reviews: [], nextCursor: null } }),
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('No reviews available.')).toBeVisible()
    await expectAccessibleInEveryLook(page)
    await page.getByRole('banner').getByRole('link', { name: 'Safarnama' }).click()
    await page.unroute('**/api/review/all*')

    for (let count = 1; count <= 13; count += 1) await createReview(page, traveller, { placeName: 'Gopi Talav' })
    await open(page, '/reviews')
    await expect(reviewCards(page)).toHaveCount(12)
    await expectAccessibleInEveryLook(page)
    await page.getByRole('button', { name: 'Show more reviews' }).click()
    await expect(reviewCards(page).nth(12)).toBeVisible()

    await breakReply(page, '**/api/review/delete/*')
    await page.getByRole('button', { name: 'Delete your review of Gopi Talav' }).first().press('Enter')
    await expectToastAtTopCentre(page, 'Failed to delete review')
  },
)

test(
  'a guest leafs through the latest reviews and is asked to log in for all of them',
  inFullSuite,
  async ({ page }) => {
    const traveller = await createSignedInUser(page)
    for (const place of ['Gopi Talav', 'Aunt Hansa’s terrace'])
      await createReview(page, traveller, { placeName: place })
    await page.evaluate(() => localStorage.clear())
    await open(page, '/')
    const slides = page.locator('[aria-roledescription=slide]')
    const count = await slides.count()
    const shown = page.locator('[aria-roledescription=slide]:not([inert])')

    await expect(shown).toHaveAccessibleName(`1 of ${count}`)
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(slides.last()).toHaveCSS('animation-duration', '0.5s')
    await expect(shown).toHaveAccessibleName(`${count} of ${count}`)
    await expect(slides.first()).toHaveAttribute('inert')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(shown).toHaveAccessibleName(`1 of ${count}`)
    await page.getByRole('button', { name: `2 of ${count}` }).click()
    await expect(shown).toHaveAccessibleName(`2 of ${count}`)
    await expect(page.getByRole('button', { name: `2 of ${count}` })).toHaveAttribute('aria-current', 'true')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(slides.nth(1)).toHaveCSS('animation-duration', '0s')

    await page.getByRole('link', { name: 'View All' }).click()
    await expectToast(page, 'Please log in to view all reviews')
    await expect(page).toHaveURL('/')
    await expectAccessibleInEveryLook(page)

    await page.goto('/reviews')
    await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible()
  },
)

test('a city without reviews invites travellers to write the first', inFullSuite, async ({ page }) => {
  await open(page, '/about')
  await page.route('**/api/review/all*', (route) =>
    route.fulfill({ json: { success: true, reviews: [], nextCursor: null } }),
  )
  await page.getByRole('banner').getByRole('link', { name: 'Safarnama' }).click()
  const latest = page.getByRole('region', { name: 'Latest Reviews' })

  await expect(latest).toContainText('No reviews available.')
  await expectAccessibleInEveryLook(page)
  await latest.getByRole('link', { name: 'Write a review' }).click()
  await expect(page).toHaveURL('/reviews?tab=post')
})

test('hostile texts stay text in the list, on the home page, at the place and in structured data', async ({ page }) => {
  const traveller = await createSignedInUser(page)
  for (const text of hostileTexts)
    await createReview(page, traveller, { placeName: text, landmark: text, location: text, reviewText: text })
  const [newest = ''] = hostileTexts.toReversed()
  const all = hostileTexts.join('\n')
  await createReview(page, traveller, { placeName: 'Sarthana Nature Park', landmark: newest, reviewText: all })

  await open(page, '/reviews')
  await expect(reviewCards(page).nth(1).getByRole('heading')).toHaveText(newest)
  await page.getByRole('button', { name: 'Show more reviews' }).click()
  await expect(reviewCards(page).nth(14)).toContainText('<script>alert(1)</script>')
  await open(page, '/')
  await expect(page.getByRole('region', { name: 'Latest Reviews' })).toContainText(newest)
  await open(page, '/places/sarthana-nature-park')
  await expect(page.getByRole('region', { name: 'Reviews', exact: true })).toContainText('<script>alert(1)</script>')
  const data = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 1, bestRating: 5, worstRating: 1 },
    review: [{ reviewBody: all, author: { name: traveller.name } }],
  })
  await expectAccessible(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the latest reviews stand one below the other', inFullSuite, async ({ page }) => {
    const traveller = await createUserInBrowser(page)
    for (const text of ['First words', 'Second words'])
      await createReview(page, traveller, { reviewText: text, placeName: 'Gopi Talav' })
    await page.goto('/')

    await expect(page.getByText('Second words')).toBeVisible()
    await expect(page.getByText('First words')).toBeVisible()
    await page.getByRole('link', { name: 'View All' }).click()
    await expect(page).toHaveURL('/reviews')
  })
})
