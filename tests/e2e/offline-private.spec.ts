import type { BrowserContext, Page } from '@playwright/test'
import { offline } from '#messages/offline.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { reviewForm } from '../support/browser-reviews.ts'
import { expect, inFullSuite, open, waitForHydration } from '../support/browser-test.ts'
import { listTripsBesidePage } from '../support/browser-trips.ts'
import {
  accountMenu,
  createUserInBrowser,
  logIn,
  logOut,
  saveToWishlist,
  storeSession,
  type BrowserUser,
} from '../support/browser-users.ts'
import { cutNetworkTest as test, saveTripOfToday, storeGuide } from '../support/stored-guide-page.ts'

/** The private part of a device ends with its session, in all tabs. The guide stays. */

/** Of the issue "The city in the pocket". The figure is printed beside it. */
const LIMIT_MS = 1_000

/** Words of the account, each of which one tab shows. */
const TRIP = 'A calm day'
const WISH = 'The lane behind the mill'
const REVIEW = 'Half a review of the fort'
const SEARCH = 'khaman'

type Tabs = { readonly plan: Page; readonly wishlist: Page; readonly reviews: Page }

/** A member with a trip, a wish, a draft and a search on a device with the guide, each in a tab. */
async function prepare(page: Page, context: BrowserContext): Promise<{ traveller: BrowserUser; tabs: Tabs }> {
  const traveller = await createUserInBrowser(page)
  await saveTripOfToday(page, traveller)
  await saveToWishlist(page, traveller, { Name: WISH })
  await storeSession(page, traveller)
  await storeGuide(page)
  const [trip] = await listTripsBesidePage(page, traveller)
  const openTab = async (path: string) => {
    const tab = await context.newPage()
    await open(tab, path)
    return tab
  }
  const plan = await openTab(`/my-trips/${trip?._id}`)
  await expect(plan.getByRole('heading', { level: 1, name: TRIP })).toBeVisible()
  const wishlist = await openTab('/wishlist')
  await expect(wishlist.getByRole('heading', { name: WISH })).toBeVisible()
  await searchFor(wishlist)
  await wishlist.goBack()
  await expect(wishlist.getByRole('heading', { name: WISH })).toBeVisible()
  const reviews = await openTab('/reviews')
  await reviewForm.text(reviews).fill(REVIEW)
  const tabs = { plan, wishlist, reviews }
  await expect.poll(async () => (await listDraftKeys(page)).map((key) => key.split(' ')[1])).toContain('review')
  for (const tab of Object.values(tabs)) {
    await tab.evaluate(watchWords, [TRIP, WISH, REVIEW])
    await expect(accountMenu(tab)).toBeVisible()
  }
  return { traveller, tabs }
}

const searchBox = (page: Page) => page.getByRole('search', { name: 'Search the guide' }).locator('input')

async function searchFor(page: Page): Promise<void> {
  await searchBox(page).focus()
  await searchBox(page).fill(SEARCH)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=khaman/)
}

/** Runs in the page: notes when none of these words is shown or typed any more. A reload would lose the note. */
function watchWords(words: readonly string[]): void {
  const look = () => {
    const typed = [...document.querySelectorAll('textarea')].map(({ value }) => value)
    const shown = [document.body.innerText, ...typed].join(' ')
    const isShown = words.some((word) => shown.includes(word))
    document.documentElement.dataset['privateUntil'] = isShown ? 'now' : String(Date.now())
    if (!isShown) observer.disconnect()
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  look()
}

/** Waits until a tab shows nothing of the account, without a reload. @returns the moment, in milliseconds */
async function readEnd(tab: Page): Promise<number> {
  await expect(tab.locator('html')).toHaveAttribute('data-private-until', /^\d+$/)
  return Number(await tab.locator('html').getAttribute('data-private-until'))
}

function listDraftKeys(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
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
}

test(
  'a logout in one tab ends all that is private in the others: trips, drafts, wishes and searches; the guide stays',
  inFullSuite,
  async ({ page, context }) => {
    test.slow()
    const { tabs } = await prepare(page, context)
    // A trip that is under way to a further tab while its account logs out.
    const late = await context.newPage()
    const held = Promise.withResolvers<undefined>()
    let isAsked = false
    await late.route('**/api/trip/**', async (route) => {
      isAsked = true
      await held.promise
      await route.fallback()
    })
    await late.goto(tabs.plan.url())
    await expect.poll(() => isAsked).toBe(true)

    let began = 0
    page.once('dialog', (dialog) => {
      began = Date.now()
      void dialog.accept()
    })
    await logOut(page)
    const ends = await Promise.all(Object.values(tabs).map(readEnd))
    await expect.poll(() => listDraftKeys(tabs.plan)).toEqual([])
    console.log(
      `nothing private in three other tabs ${Math.max(...ends) - began} ms after a logout (limit ${LIMIT_MS} ms)`,
    )
    for (const tab of [...Object.values(tabs), late]) await expect(accountMenu(tab)).toHaveCount(0)
    held.resolve(undefined)
    await searchBox(tabs.wishlist).focus()
    await expect(tabs.wishlist.getByRole('option')).toHaveText(['Near me', 'Open now'])
    const left = await tabs.plan.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'density'))
    expect(left).toEqual([])

    await open(tabs.reviews, '/offline')
    await expect(tabs.reviews.getByRole('heading', { name: offline.ready })).toBeVisible()
    expect(await listDraftKeys(tabs.plan)).toEqual([])
  },
)

test(
  'another account in one tab ends all of the one before in the others',
  inFullSuite,
  async ({ page, context, expectProblem }) => {
    test.slow()
    const { traveller, tabs } = await prepare(page, context)
    const other = await createUserInBrowser(page, { name: 'Bina Shah' })
    const [id = ''] = (await listDraftKeys(page)).map((key) => key.split(' ')[0])
    // Nobody else finds the trip that a tab still names.
    expectProblem(/401|404/)
    // The session ends by itself, so that its drafts stay for the next login.
    await callApiBesidePage(page, 'POST /auth/logout', { token: traveller.token })
    await page.goto('/login')
    await waitForHydration(page)
    expect(await listDraftKeys(page)).toContain(`${id} review`)

    await logIn(page, other)
    for (const tab of Object.values(tabs)) {
      await expect(accountMenu(tab)).toHaveAccessibleName(/Bina Shah/)
      await readEnd(tab)
    }
    await expect.poll(async () => (await listDraftKeys(page)).filter((key) => key.startsWith(id))).toEqual([])
  },
)
