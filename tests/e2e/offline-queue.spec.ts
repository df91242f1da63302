import type { BrowserContext, Page, Route } from '@playwright/test'
import { api } from '#contract/api.ts'
import { fill } from '#contract/messages/format.ts'
import { pendingActions as gujarati } from '#contract/messages/gu/ui.ts'
import { wishlist as gujaratiWishlist } from '#contract/messages/gu/wishlist.ts'
import { pendingActions as hindi } from '#contract/messages/hi/ui.ts'
import { wishlist as hindiWishlist } from '#contract/messages/hi/wishlist.ts'
import { getPhotoUrls } from '#contract/review/review-photos.ts'
import { pendingActions as messages } from '#messages/ui.ts'
import { createReview, logInAdmin } from '../support/browser-admin.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { createPhoto, listReviews, reviewForm } from '../support/browser-reviews.ts'
import { expect, inFullSuite, open, test, waitForHydration } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import {
  createUserInBrowser,
  listWishlistNames,
  logIn,
  storeSession,
  type BrowserUser,
} from '../support/browser-users.ts'
import { startWorker } from '../support/stored-guide-page.ts'

/** What waits on a device, and all that may happen while it is sent. The stored guide itself is not needed for it. */

// The policy of pages lets nobody but the product register a worker.
test.use({ bypassCSP: true })
// They write four things each, and may wait for a second try.
test.describe.configure({ timeout: 360_000 })

const PLACE = { name: 'Gopi Talav', path: '/places/gopi-talav' }

const waiting = (page: Page, { title }: { title: string } = messages) => page.getByRole('region', { name: title })

/** A page tries again after pauses of up to a minute, also where a busy server refuses one call. */
const SOON = { timeout: 90_000 }

/** Changes that the pages make of what waits on the device. */
const CHANGES = /\/api\/(wishlist$|review\/|media\/upload$|places\/[^/]+\/suggestions$)/

/** What a change meets on its way. */
type Way = (route: Route) => Promise<void>

const pass: Way = (route) => route.fallback()
const noAnswer: Way = (route) => route.abort('connectionrefused')
const busy: Way = (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Busy</h1>' })
const loginPage: Way = (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' })

/** The way of all changes in a browser. */
async function createWay(context: BrowserContext) {
  let way = noAnswer
  let met = 0
  await context.route(CHANGES, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    met += 1
    return way(route)
  })
  return {
    met: () => met,
    set: (next: Way) => {
      way = next
      met = 0
    },
  }
}

/** The pages try again after a pause, and when the browser says that there is a network. */
const tryAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

/** A member on a device with a worker, at a place that somebody else has reviewed. */
async function prepare(page: Page) {
  const author = await createUserInBrowser(page, { name: 'Ravi Mehta' })
  const words = `Boats at dusk ${author.email}`
  await createReview(page, author, { placeName: PLACE.name, reviewText: words })
  const traveller = await createUserInBrowser(page)
  await storeSession(page, traveller)
  await open(page, '/about')
  await startWorker(page)
  await open(page, PLACE.path)
  return { traveller, words, note: `The gate: ${traveller.email}`, text: `A calm evening: ${traveller.email}` }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

/** A wish, a vote, a suggestion, and a review with three photos. */
async function writeAll(page: Page, { note, text }: Prepared): Promise<void> {
  await page
    .getByRole('button', { name: `Add ${PLACE.name} to wishlist` })
    .first()
    .click()
  await expectToast(page, messages.kept)
  const vote = page.getByRole('button', { name: `The review of ${PLACE.name} by Ravi Mehta is helpful` }).first()
  await vote.click()
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
  const facts = page.getByRole('complementary', { name: 'Facts' })
  await facts.getByRole('button', { name: 'Suggest a change', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Suggest a change' })
  await dialog.getByLabel('What is it about?').selectOption('other')
  await dialog.getByLabel('In your own words').fill(note)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Write a review' }).click()
  await expect(reviewForm.placeName(page)).toHaveValue(PLACE.name)
  await reviewForm.text(page).fill(text)
  await reviewForm.photo(page).setInputFiles([await createPhoto(), await createPhoto(), await createPhoto()])
  await reviewForm.submit(page).click()
  await expect(reviewForm.text(page)).toHaveValue('')
}

async function expectArrived(page: Page, { traveller, words, note, text }: Prepared): Promise<void> {
  await expect.poll(() => listWishlistNames(page, traveller)).toEqual([PLACE.name])
  const reviews = await listReviews(page)
  const own = reviews.filter(({ reviewText }) => reviewText === text)
  expect(own.map((review) => getPhotoUrls(review).length)).toEqual([3])
  expect(reviews.find(({ reviewText }) => reviewText === words)?.helpfulCount).toBe(1)
  const { token } = await logInAdmin(page)
  const { suggestions } = api.listSuggestions.reply.parse(
    await callApiBesidePage(page, 'GET /desk/suggestions', { token }),
  )
  expect(suggestions.filter((one) => one.note === note)).toHaveLength(1)
}

test(
  'what waits outlives a busy server and the login page of a network, and arrives once',
  inFullSuite,
  async ({ page, context, expectProblem }) => {
    await page.addInitScript(() => {
      const show = async (count: number) => void (document.documentElement.dataset['badge'] = String(count))
      Object.defineProperty(navigator, 'setAppBadge', { value: show })
    })
    const way = await createWay(context)
    const written = await prepare(page)
    expectProblem(/Failed to load resource|ERR_|answer (401|503)/)
    await writeAll(page, written)
    await open(page, '/offline')
    await expect(waiting(page).getByRole('listitem')).toHaveCount(4)
    await expect(page.locator('html')).toHaveAttribute('data-badge', '4')

    way.set(busy)
    await tryAgain(page)
    await expect.poll(way.met).toBeGreaterThan(0)
    await expect(waiting(page).getByRole('listitem')).toHaveCount(4)
    way.set(loginPage)
    await page.reload()
    await waitForHydration(page)
    await expect.poll(way.met).toBeGreaterThan(0)
    await expect(waiting(page).getByRole('listitem')).toHaveCount(4)
    way.set(pass)
    await page.reload()
    await expect(waiting(page).getByRole('status')).toHaveText(messages.none, SOON)
    await expect(page.locator('html')).toHaveAttribute('data-badge', '0')
    await expectArrived(page, written)
  },
)

test(
  'what waits outlives its tab and is named in another language, and two tabs that send it send it once',
  inFullSuite,
  async ({ page, context, expectProblem }) => {
    const way = await createWay(context)
    const written = await prepare(page)
    expectProblem(/Failed to load resource|ERR_|answer (401|503)/)
    await writeAll(page, written)
    await page.close()

    const other = await context.newPage()
    await open(other, '/gu/offline')
    await expect(waiting(other, gujarati).getByRole('listitem')).toContainText([
      fill(gujarati.wish, { place: 'ગોપી તળાવ' }),
      fill(gujarati.vote, { place: PLACE.name }),
      fill(gujarati.suggestion, { place: 'ગોપી તળાવ' }),
      fill(gujarati.review, { place: PLACE.name }),
    ])
    const third = await context.newPage()
    await open(third, '/hi/offline')
    way.set(pass)
    await Promise.all([tryAgain(other), tryAgain(third)])
    await expect(waiting(other, gujarati).getByRole('status')).toHaveText(gujarati.none, SOON)
    await expect(waiting(third, hindi).getByRole('status')).toHaveText(hindi.none, SOON)
    await expectArrived(third, written)
  },
)

test(
  'what waits outlives the end of its session, and is sent after the next login',
  inFullSuite,
  async ({ page, context, expectProblem }) => {
    const way = await createWay(context)
    const written = await prepare(page)
    expectProblem(/Failed to load resource|ERR_|answer (401|503)/)
    await writeAll(page, written)
    await callApiBesidePage(page, 'POST /auth/logout', { token: written.traveller.token })
    way.set(pass)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
    await logInAgain(page, written.traveller)
    await open(page, '/offline')
    await expect(waiting(page).getByRole('status')).toHaveText(messages.none, SOON)
    await expectArrived(page, written)
  },
)

async function logInAgain(page: Page, traveller: BrowserUser): Promise<void> {
  await open(page, '/login')
  await logIn(page, traveller)
  await expect(page).not.toHaveURL(/\/login/)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  traveller.token = token ?? ''
}

const languages = [
  { base: '/gu', place: 'ગોપી તળાવ', words: gujarati, wishlist: gujaratiWishlist },
  { base: '/hi', place: 'गोपी तालाब', words: hindi, wishlist: hindiWishlist },
] as const

for (const { base, place, words, wishlist } of languages) {
  test(
    `a wish of a page in ${base} is stored before a network that gives no answer takes the page along`,
    inFullSuite,
    async ({ page, context, expectProblem }) => {
      const way = await createWay(context)
      const { traveller } = await prepare(page)
      expectProblem(/Failed to load resource|ERR_|answer (401|503)/)
      await open(page, base + PLACE.path)
      way.set(() => new Promise(() => undefined))
      const heart = page.getByRole('button', { name: fill(wishlist.add, { place }) }).first()
      await heart.click()
      await expect(page.getByRole('button', { name: fill(wishlist.remove, { place }) }).first()).toBeVisible()
      await expect.poll(way.met).toBeGreaterThan(0)
      way.set(noAnswer)
      await open(page, `${base}/offline`)
      await expect(waiting(page, words).getByRole('listitem')).toContainText([fill(words.wish, { place })])
      // In another language it is the same wish.
      await open(page, PLACE.path)
      await page
        .getByRole('button', { name: `Remove ${PLACE.name} from wishlist` })
        .first()
        .click()
      await expectToast(page, messages.kept)
      await open(page, '/offline')
      await expect(waiting(page).getByRole('listitem')).toContainText([fill(messages.unwish, { place: PLACE.name })])
      await open(page, base + PLACE.path)
      await heart.click()
      await expectToast(page, words.kept)
      way.set(pass)
      await open(page, `${base}/offline`)
      await expect(waiting(page, words).getByRole('status')).toHaveText(words.none, SOON)
      expect(await listWishlistNames(page, traveller)).toEqual([PLACE.name])
    },
  )
}

test(
  'a wish that waits and is taken back on the wishlist is one action, which takes it back',
  inFullSuite,
  async ({ page, context, expectProblem }) => {
    await createWay(context)
    await prepare(page)
    expectProblem(/Failed to load resource|ERR_|answer (401|503)/)
    await page
      .getByRole('button', { name: `Add ${PLACE.name} to wishlist` })
      .first()
      .click()
    await expectToast(page, messages.kept)
    await open(page, '/wishlist')
    await page.getByRole('button', { name: `Remove ${PLACE.name} from wishlist` }).click()
    await expect(page.locator('.wishlist-item')).toHaveCount(0)
    await open(page, '/offline')
    await expect(waiting(page).getByRole('listitem')).toContainText([fill(messages.unwish, { place: PLACE.name })])
    await open(page, PLACE.path)
    await expect(page.getByRole('button', { name: `Add ${PLACE.name} to wishlist` }).first()).toBeVisible()
  },
)

test(
  'a heart that is pressed again while its wish is sent ends as it shows',
  inFullSuite,
  async ({ page, context, expectProblem }) => {
    const way = await createWay(context)
    const { traveller } = await prepare(page)
    expectProblem(/Failed to load resource|ERR_|answer (401|503)/)
    await page
      .getByRole('button', { name: `Add ${PLACE.name} to wishlist` })
      .first()
      .click()
    await expectToast(page, messages.kept)
    const held = Promise.withResolvers<undefined>()
    way.set(async (route) => {
      await held.promise
      await route.fallback()
    })
    await tryAgain(page)
    await expect.poll(way.met).toBeGreaterThan(0)
    await page
      .getByRole('button', { name: `Remove ${PLACE.name} from wishlist` })
      .first()
      .click()
    await expectToast(page, messages.kept)
    held.resolve(undefined)
    await expect.poll(way.met).toBeGreaterThan(1)
    await open(page, '/offline')
    await expect(waiting(page).getByRole('status')).toHaveText(messages.none, SOON)
    expect(await listWishlistNames(page, traveller)).toEqual([])
  },
)
