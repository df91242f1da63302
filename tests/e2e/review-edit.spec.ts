import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook, widthOfContent } from '../support/browser-access.ts'
import { createReview, openAdmin } from '../support/browser-admin.ts'
import { delayReply } from '../support/browser-answers.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import {
  createPhoto,
  fillReview,
  listReviews,
  reviewCards,
  reviewForm,
  uploadPhoto,
} from '../support/browser-reviews.ts'
import { devices, expect, open, test, inFullSuite } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import { createSignedInUser } from '../support/browser-users.ts'

const form = (page: Page) => page.getByRole('region', { name: /^Edit your review of / })
const edit = (page: Page, place: string) => page.getByRole('button', { name: `Edit your review of ${place}` }).first()

for (const [device, viewport] of devices) {
  test.describe(`on ${device}`, inFullSuite, () => {
    test.use({ viewport })

    test('an author edits a review, everybody reads that it was edited, and moderators what it said before', async ({
      page,
    }) => {
      const traveller = await createSignedInUser(page)
      const before = `Closed on Mondays, seen on ${device}`
      const imageUrl = await uploadPhoto(page, traveller)
      await createReview(page, traveller, { placeName: 'Gopi Talav', reviewText: before, imageUrl })
      await open(page, '/reviews')
      await edit(page, 'Gopi Talav').click()
      await expect(form(page).getByRole('heading', { name: 'Edit your review of Gopi Talav' })).toBeFocused()
      await expect(form(page).getByLabel('Place Name*')).toHaveValue('Gopi Talav')
      await expect(form(page).getByLabel('Your Review*')).toHaveValue(before)
      await expect(form(page).getByRole('radio', { name: '4 stars' })).toBeChecked()
      await expect(form(page).getByRole('img', { name: 'The photo of this review' })).toBeVisible()
      expect(await widthOfContent(page)).toBe(viewport.width)
      await expectAccessibleInEveryLook(page)

      const after = `Open every day, seen on ${device}`
      await form(page).getByLabel('Your Review*').fill(after)
      await form(page).getByRole('radio', { name: '2 stars' }).check()
      await form(page)
        .getByLabel('Photos', { exact: true })
        .setInputFiles(await createPhoto())
      await form(page).getByRole('button', { name: 'Save changes' }).click()

      await expect(form(page)).toHaveCount(0)
      await expect(edit(page, 'Gopi Talav')).toBeFocused()
      const card = reviewCards(page).filter({ hasText: after })
      await expect(card).toContainText('2.0 out of 5')
      await expect(card.getByRole('link', { name: /^Photo of Gopi Talav by .*, \d of 2$/ })).toHaveCount(2)
      await expect(card).toContainText(/edited \d\d\/\d\d\/\d\d/)
      await open(page, '/places/gopi-talav')
      const atPlace = page.getByRole('region', { name: 'Reviews', exact: true }).getByRole('article')
      await expect(atPlace.filter({ hasText: after })).toContainText(/edited \d\d\/\d\d\/\d\d/)

      await openAdmin(page, 'reviews')
      const row = page.getByRole('main').getByRole('article').filter({ hasText: after })
      await expect(row).toContainText(/edited \d\d\/\d\d\/\d\d/)
      await row.getByRole('button', { name: '1 earlier version' }).click()
      await expect(row.getByRole('listitem')).toContainText(before)
      await expect(row.getByRole('listitem')).toContainText('4 out of 5')
      await expect(row.getByRole('listitem').getByRole('link', { name: /^Photo of Gopi Talav/ })).toHaveAttribute(
        'href',
        imageUrl,
      )
      await expectAccessibleInEveryLook(page)
      await page.getByRole('link', { name: 'Activity' }).click()
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: after })).toContainText(
        new RegExp(`${traveller.name} edited their own review of “Gopi Talav” of \\d+ \\w+ \\d{4}\\.`),
      )
    })
  })
}

test('a review is edited and left by keyboard alone', inFullSuite, async ({ page }) => {
  const traveller = await createSignedInUser(page)
  await createReview(page, traveller, { placeName: 'Dumas Beach', reviewText: 'Black sand.' })
  await open(page, '/reviews')
  await edit(page, 'Dumas Beach').focus()
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form(page).getByLabel('Place Name*')).toBeFocused()
  await form(page).getByLabel('Your Review*').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Grey sand.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Your review of “Dumas Beach” was changed.')
  await expect(edit(page, 'Dumas Beach')).toBeFocused()
  await expect(reviewCards(page).first()).toContainText('Grey sand.')

  await page.keyboard.press('Enter')
  await form(page).getByLabel('Your Review*').fill('No sand.')
  page.once('dialog', (question) => void question.dismiss())
  await form(page).getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(form(page).getByLabel('Your Review*')).toHaveValue('No sand.')
  page.once('dialog', (question) => void question.accept())
  await form(page).getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(form(page)).toHaveCount(0)
  await expect(edit(page, 'Dumas Beach')).toBeFocused()
  await expect(reviewCards(page).first()).toContainText('Grey sand.')
})

test(
  'an edit that meets another one shows the other version and keeps what was typed',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/409/)
    const traveller = await createSignedInUser(page)
    const words = `Typed here ${Date.now()}`
    await createReview(page, traveller, { placeName: 'Chowk', reviewText: 'Lively.' })
    await open(page, '/reviews')
    await edit(page, 'Chowk').click()
    await form(page).getByLabel('Your Review*').fill(words)
    const [review] = await listReviews(page)
    const elsewhere = { ...review, reviewText: 'Written on the phone.', version: 1 }
    await callApiBesidePage(page, `PUT /review/edit/${review?._id}`, { token: traveller.token, body: elsewhere })
    await form(page).getByRole('button', { name: 'Save changes' }).click()

    await expect(form(page)).toContainText('This review was changed elsewhere in the meantime.')
    await expect(form(page)).toContainText('The list shows the other version. Save again to replace it.')
    await expect(reviewCards(page).first()).toContainText('Written on the phone.')
    await expect(form(page).getByLabel('Your Review*')).toHaveValue(words)
    await form(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(reviewCards(page).first()).toContainText(words)
  },
)

test('an edit that is refused or fails shows why and loses nothing', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/413/)
  expectProblem(/ERR_FAILED|ERR_CONNECTION_RESET/)
  const traveller = await createSignedInUser(page)
  await createReview(page, traveller, { placeName: 'Chowk', reviewText: 'Lively.' })
  await open(page, '/reviews')
  await edit(page, 'Chowk').click()
  await form(page).getByLabel('Your Review*').fill('')
  await form(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(form(page).getByLabel('Your Review*')).toHaveAccessibleDescription('Please write what it was like')
  await form(page).getByLabel('Your Review*').fill('Once more.')
  const full = 'This review was edited as often as possible. Delete it and write a new one.'
  const refusal = { success: false, code: 'payload-too-large', error: full, message: full }
  await page.route('**/api/review/edit/*', (route) => route.fulfill({ status: 413, json: refusal }), { times: 1 })
  await form(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(form(page).getByRole('alert')).toContainText(full)
  await page.route('**/api/review/edit/*', (route) => route.abort('connectionreset'), { times: 1 })
  await form(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(form(page).getByRole('alert')).toHaveText('Failed to save your review. Please try again.')

  await form(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(reviewCards(page).first()).toContainText('Once more.')
})

test('Escape closes an edit, and asks only about changes', inFullSuite, async ({ page }) => {
  const traveller = await createSignedInUser(page)
  await createReview(page, traveller, { placeName: 'Dumas Beach', reviewText: 'Black sand.' })
  const questions: string[] = []
  const answers = [false, true]
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    void (answers.shift() ? dialog.accept() : dialog.dismiss())
  })
  await open(page, '/reviews')
  await edit(page, 'Dumas Beach').click()
  await expect(form(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form(page)).toHaveCount(0)
  await expect(edit(page, 'Dumas Beach')).toBeFocused()
  expect(questions).toEqual([])

  await page.keyboard.press('Enter')
  await form(page).getByLabel('Your Review*').fill('No sand.')
  await page.keyboard.press('Escape')
  await expect(form(page).getByLabel('Your Review*')).toHaveValue('No sand.')
  await page.keyboard.press('Escape')
  await expect(form(page)).toHaveCount(0)
  await expect(edit(page, 'Dumas Beach')).toBeFocused()
  expect(questions).toEqual(['Discard your changes to the review?', 'Discard your changes to the review?'])

  await page.keyboard.press('Enter')
  await expect(form(page).getByLabel('Your Review*')).toHaveValue('Black sand.')
  await expect(form(page).getByText('Draft kept.')).toHaveCount(0)
})

test('an edit is kept as a draft when the page is left or another review is edited', inFullSuite, async ({ page }) => {
  const traveller = await createSignedInUser(page)
  await createReview(page, traveller, { placeName: 'Dumas Beach', reviewText: 'Black sand.' })
  await createReview(page, traveller, { placeName: 'Gopi Talav', reviewText: 'A cool garden.' })
  await open(page, '/reviews')
  await edit(page, 'Gopi Talav').click()
  await form(page).getByLabel('Your Review*').fill('A cool garden at noon.')
  await form(page)
    .getByLabel('Photos', { exact: true })
    .setInputFiles(await createPhoto())
  await edit(page, 'Dumas Beach').click()
  await expect(form(page).getByLabel('Your Review*')).toHaveValue('Black sand.')

  await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click()
  await expect(page).toHaveURL('/explore')
  await open(page, '/reviews')
  await edit(page, 'Gopi Talav').click()
  await expect(form(page).getByText('Draft kept. Go on where you stopped.')).toBeVisible()
  await expect(form(page).getByLabel('Your Review*')).toHaveValue('A cool garden at noon.')
  await expect(form(page).getByRole('button', { name: 'Remove the photo' })).toBeVisible()
  await form(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(reviewCards(page).filter({ hasText: 'A cool garden at noon.' })).toHaveCount(1)

  await edit(page, 'Gopi Talav').click()
  await expect(form(page).getByLabel('Your Review*')).toHaveValue('A cool garden at noon.')
  await expect(form(page).getByText('Draft kept.')).toHaveCount(0)
})

test(
  'the draft of an edit is discarded at one click, and the form shows the review as it is',
  inFullSuite,
  async ({ page }) => {
    const traveller = await createSignedInUser(page)
    await createReview(page, traveller, { placeName: 'Gopi Talav', reviewText: 'A cool garden.' })
    await open(page, '/reviews')
    await edit(page, 'Gopi Talav').click()
    await form(page).getByLabel('Your Review*').fill('A hot garden.')
    await page.reload()
    await edit(page, 'Gopi Talav').click()
    page.once('dialog', (question) => void question.accept())
    await form(page).getByRole('button', { name: 'Discard the draft' }).click()

    await expect(form(page).getByLabel('Your Review*')).toHaveValue('A cool garden.')
    await expect(form(page).getByText('Draft kept.')).toHaveCount(0)
    await expect(form(page).getByRole('heading')).toBeFocused()
  },
)

test(
  'a review that is being sent is asked about on leaving, also while another one is edited',
  inFullSuite,
  async ({ page }) => {
    const traveller = await createSignedInUser(page)
    await createReview(page, traveller, { placeName: 'Gopi Talav', reviewText: 'A cool garden.' })
    await open(page, '/reviews?tab=post')
    await fillReview(page, { text: 'Still on its way' })
    await reviewForm.photo(page).setInputFiles(await createPhoto())
    const release = await delayReply(page, '**/api/media/upload')
    await reviewForm.submit(page).click()
    await edit(page, 'Gopi Talav').click()

    const asked = page.waitForEvent('dialog')
    const click = page.getByRole('banner').getByRole('link', { name: 'Explore' }).click()
    const question = await asked
    expect(question.message()).toContain('Leave while your review is being sent?')
    await question.dismiss()
    await click
    release()

    await expect(reviewCards(page).filter({ hasText: 'Still on its way' })).toHaveCount(1)
  },
)
