import type { BrowserContext, Page } from '@playwright/test'
import { api } from '#contract/api.ts'
import { logout } from '#messages/login.ts'
import { reviewForm as reviewForms } from '#messages/reviews.ts'
import { navigation } from '#messages/shell.ts'
import { connection, pendingActions as messages } from '#messages/ui.ts'
import { createReview, logInAdmin } from '../support/browser-admin.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { listReviews, reviewForm } from '../support/browser-reviews.ts'
import { expect, inFullSuite, open, waitForHydration } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import {
  createUserInBrowser,
  listWishlistNames,
  logIn,
  logOut,
  saveToWishlist,
  storeSession,
  type BrowserUser,
} from '../support/browser-users.ts'
import type { CutNetwork } from '../support/cut-network.ts'
import { cutNetworkTest as test, SERVER_AWAY, storeGuide } from '../support/stored-guide-page.ts'

const PLACE = { name: 'Gopi Talav', path: '/places/gopi-talav' }

const heart = (page: Page) => page.getByRole('button', { name: `Add ${PLACE.name} to wishlist` }).first()
const waiting = (page: Page) => page.getByRole('region', { name: messages.title })

/** A member on a device with the guide, and a review of somebody else. */
async function prepare(page: Page): Promise<{ traveller: BrowserUser; words: string }> {
  const author = await createUserInBrowser(page, { name: 'Ravi Mehta' })
  const words = `Boats at dusk ${author.email}`
  await createReview(page, author, { placeName: PLACE.name, reviewText: words })
  const traveller = await createUserInBrowser(page)
  await storeSession(page, traveller)
  await storeGuide(page)
  return { traveller, words }
}

async function lose(context: BrowserContext, network: CutNetwork): Promise<void> {
  await network.cut()
  await context.setOffline(true)
}

async function regain(context: BrowserContext, network: CutNetwork): Promise<void> {
  await network.restore()
  await context.setOffline(false)
}

async function expectNothingWaits(page: Page): Promise<void> {
  // The tab tries again after pauses of up to a minute.
  await expect(waiting(page).getByRole('status')).toHaveText(messages.none, { timeout: 90_000 })
}

async function suggestWithoutNetwork(page: Page, note: string): Promise<void> {
  await page
    .getByRole('complementary', { name: 'Facts' })
    .getByRole('button', { name: 'Suggest a change', exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Suggest a change' })
  await dialog.getByLabel('What is it about?').selectOption('other')
  await dialog.getByLabel('In your own words').fill(note)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toBeHidden()
}

async function countSuggestions(page: Page, note: string): Promise<number> {
  const { token } = await logInAdmin(page)
  const answer = await callApiBesidePage(page, 'GET /desk/suggestions', { token })
  return api.listSuggestions.reply.parse(answer).suggestions.filter((one) => one.note === note).length
}

test(
  'what is written without a network waits in one list, survives its tab, and arrives once',
  inFullSuite,
  async ({ page, context, network, expectProblem }) => {
    test.slow()
    const { traveller, words } = await prepare(page)
    const note = `The gate is closed, says ${traveller.email}`
    const text = `A calm evening, says ${traveller.email}`
    await open(page, PLACE.path)
    const vote = page.getByRole('button', { name: `The review of ${PLACE.name} by Ravi Mehta is helpful` }).last()
    await expect(vote).toHaveAttribute('aria-pressed', 'false')
    expectProblem(SERVER_AWAY)
    await lose(context, network)

    await heart(page).click()
    await expectToast(page, messages.kept)
    await vote.click()
    await expect(vote).toHaveAttribute('aria-pressed', 'true')
    await suggestWithoutNetwork(page, note)
    await page.getByRole('link', { name: 'Write a review' }).click()
    await expect(reviewForm.placeName(page)).toHaveValue(PLACE.name)
    await reviewForm.text(page).fill(text)
    await reviewForm.submit(page).click()
    await expect(reviewForm.text(page)).toHaveValue('')
    const formOfReview = page.getByRole('region', { name: reviewForms.title })
    const waitsHere = formOfReview.getByText(`Your review of ${PLACE.name}: ${messages.kept}`)
    await expect(waitsHere).toBeVisible()
    // It is no message that passes: another review may be begun below it, and the page opened again.
    await reviewForm.text(page).fill('Another one')
    await expect(waitsHere).toBeVisible()
    await page.reload()
    await expect(waitsHere).toBeVisible()
    await page.goto(PLACE.path)
    await expect(page.getByText(`Your suggestion for ${PLACE.name}: ${messages.kept}`)).toBeVisible()

    const expected = [
      `Save ${PLACE.name}`,
      `Helpful: a review of ${PLACE.name}`,
      `Your suggestion for ${PLACE.name}`,
      `Your review of ${PLACE.name}`,
    ]
    await page.goto('/offline')
    await expect(waiting(page).getByRole('listitem')).toContainText(expected)
    await page.reload()
    await expect(waiting(page).getByRole('listitem')).toContainText(expected)
    await page.close()
    const later = await context.newPage()
    await later.goto('/offline')
    await expect(waiting(later).getByRole('listitem')).toContainText(expected)

    await regain(context, network)
    await expectNothingWaits(later)
    await expect.poll(() => listWishlistNames(later, traveller)).toEqual([PLACE.name])
    const reviews = await listReviews(later)
    expect(reviews.filter(({ reviewText }) => reviewText === text)).toHaveLength(1)
    expect(reviews.find(({ reviewText }) => reviewText === words)?.helpfulCount).toBe(1)
    await expect.poll(() => countSuggestions(later, note)).toBe(1)
  },
)

test(
  'an answer that is lost on its way doubles nothing',
  inFullSuite,
  async ({ page, context, network, expectProblem }) => {
    test.slow()
    const { traveller } = await prepare(page)
    const note = `The gate is open, says ${traveller.email}`
    const text = `A loud evening, says ${traveller.email}`
    await open(page, PLACE.path)
    expectProblem(SERVER_AWAY)
    await lose(context, network)
    await suggestWithoutNetwork(page, note)
    await page.getByRole('link', { name: 'Write a review' }).click()
    await reviewForm.text(page).fill(text)
    await reviewForm.submit(page).click()
    await expect(reviewForm.text(page)).toHaveValue('')

    const lost = network.loseAnswers([/^\/api\/places\/[^/]+\/suggestions$/, /^\/api\/review\/create$/])
    await page.goto('/offline')
    await regain(context, network)
    await expectNothingWaits(page)
    expect(lost.size).toBe(2)
    await expect
      .poll(async () => (await listReviews(page)).filter(({ reviewText }) => reviewText === text))
      .toHaveLength(1)
    await expect.poll(() => countSuggestions(page, note)).toBe(1)
  },
)

test(
  'a logout asks about what waits, removes it in all tabs, and sends none of it',
  inFullSuite,
  async ({ page, context, network, expectProblem }) => {
    test.slow()
    const { traveller } = await prepare(page)
    await open(page, PLACE.path)
    expectProblem(SERVER_AWAY)
    expectProblem(/The session could not be revoked on the server/)
    await lose(context, network)
    await heart(page).click()
    await expectToast(page, messages.kept)
    const other = await context.newPage()
    await other.goto('/offline')
    await expect(waiting(other).getByRole('listitem')).toHaveCount(1)

    const questions: string[] = []
    page.once('dialog', (dialog) => {
      questions.push(dialog.message())
      void dialog.dismiss()
    })
    await logOut(page)
    await expect(waiting(other).getByRole('listitem')).toHaveCount(1)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await expect(waiting(other)).toHaveCount(0)
    expect(questions).toEqual([logout.unsavedQuestion])

    await regain(context, network)
    await page.goto('/login')
    await waitForHydration(page)
    await logIn(page, traveller)
    await expect(page).not.toHaveURL('/login')
    await page.goto('/offline')
    await expectNothingWaits(page)
    await expect.poll(() => listWishlistNames(page, traveller)).toEqual([])
  },
)

test(
  'a page that was open when the guide was stored sends by itself what is written in it',
  inFullSuite,
  async ({ page, context, network, expectProblem }) => {
    test.slow()
    const { traveller } = await prepare(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Street food' }).click()
    const name = 'Gopal Locho and Khaman House'
    await expect(page.getByRole('heading', { name })).toBeVisible()
    expectProblem(SERVER_AWAY)
    await lose(context, network)
    await page.getByRole('button', { name: `Add ${name} to wishlist` }).click()
    await expectToast(page, messages.kept)
    await regain(context, network)
    await expect.poll(() => listWishlistNames(page, traveller), { timeout: 90_000 }).toEqual([name])
  },
)

test(
  'the wishlist opens without a network, with the wishes that wait, and a logout removes it in all tabs',
  inFullSuite,
  async ({ page, context, network, expectProblem }) => {
    test.slow()
    const traveller = await createUserInBrowser(page)
    await saveToWishlist(page, traveller, { Name: 'Surat Castle' })
    await storeSession(page, traveller)
    await storeGuide(page)
    await open(page, PLACE.path)
    await expect(heart(page)).toBeVisible()
    expectProblem(SERVER_AWAY)
    expectProblem(/The session could not be revoked on the server/)
    await lose(context, network)
    await heart(page).click()
    await expectToast(page, messages.kept)

    await page.getByText(connection.lost).getByRole('link', { name: navigation.offline }).click()
    await expect(page).toHaveURL(/\/offline$/)
    await page.goto('/wishlist')
    const names = (shown: Page) => shown.locator('.wishlist-item').getByRole('heading', { level: 2 })
    await expect(names(page)).toHaveText([PLACE.name, 'Surat Castle'])
    await expect(page.getByText(`Save ${PLACE.name}: ${messages.kept}`)).toBeVisible()
    await page.getByRole('button', { name: 'Remove Surat Castle from wishlist' }).click()
    await expect(names(page)).toHaveText([PLACE.name])
    const other = await context.newPage()
    await other.goto('/wishlist')
    await expect(names(other)).toHaveText([PLACE.name])

    page.once('dialog', (dialog) => void dialog.accept())
    await logOut(page)
    await expect(names(other)).toHaveCount(0)
    const stored = () =>
      page.evaluate(
        () =>
          new Promise<readonly string[]>((resolve, reject) => {
            const opening = indexedDB.open('safarnama')
            opening.addEventListener('error', () => reject(opening.error))
            opening.addEventListener('success', () => {
              const reading = opening.result.transaction('drafts').objectStore('drafts').getAllKeys()
              reading.addEventListener('success', () => {
                opening.result.close()
                resolve(reading.result.map(String))
              })
            })
          }),
      )
    await expect.poll(stored).toEqual([])
  },
)
