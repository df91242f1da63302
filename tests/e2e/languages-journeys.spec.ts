import type { Page } from '@playwright/test'
import { fill } from '#contract/messages/format.ts'
import { expectAccessible } from '../support/browser-access.ts'
import { accountMenuIn } from '../support/browser-language.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import { newUserDetails } from '../support/browser-users.ts'
import { anyOf, getMessages, type Messages } from '../support/messages.ts'

/** Names of the content. All other words are read from the messages of the language. */
const languages = [
  { code: 'gu', letters: /[\u0A80-\u0AFF]/, city: 'સુરત', castle: 'સુરતનો કિલ્લો', beach: 'ડુમસ બીચ', pond: 'ગોપી તળાવ' },
  { code: 'hi', letters: /[\u0900-\u097F]/, city: 'सूरत', castle: 'सूरत का किला', beach: 'डुमस बीच', pond: 'गोपी तालाब' },
] as const

type Language = (typeof languages)[number]
type Walk = Language & { page: Page; words: Messages }

async function findPlace({ page, words, code, castle }: Walk): Promise<void> {
  const search = page.getByRole('search', { name: words.headerSearch.label })
  await search.locator('input').focus()
  await search.getByRole('combobox').fill(castle)
  await expect(page.getByRole('option').first()).toContainText(castle)
  await expect(search.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true')
  await expect(search.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/${code}/places/surat-castle`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(castle)
}

async function filterAndSearchList({ page, words, code, beach, castle }: Walk): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: words.navigation.places, exact: true }).click()
  await page.getByRole('link', { name: words.filters.diets.vegetarian, exact: true }).click()
  await expect(page).toHaveURL(`/${code}/places?diet=vegetarian`)
  await expect(page.getByRole('status').filter({ hasText: anyOf(words.filters.notKnown.other) })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: beach })).toBeHidden()
  await page.getByRole('link', { name: words.filters.removeAll }).click()
  await expect(page).toHaveURL(`/${code}/places`)

  await page.getByRole('main').getByRole('searchbox', { name: words.search.label }).fill(castle)
  await page.getByRole('main').getByRole('button', { name: words.search.submit, exact: true }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(castle)
}

async function signUp({ page, words, code }: Walk, traveller: ReturnType<typeof newUserDetails>): Promise<void> {
  const main = page.getByRole('main')
  await page.getByRole('banner').getByRole('link', { name: words.navigation.login, exact: true }).click()
  await main.getByRole('link', { name: words.login.toSignup, exact: true }).click()
  await expectAccessible(page)
  await main.getByLabel(words.account.name, { exact: true }).fill(traveller.name)
  await main.getByLabel(words.account.email, { exact: true }).fill(traveller.email)
  await main.getByLabel(words.account.password, { exact: true }).fill(traveller.password)
  await main.getByRole('button', { name: words.signup.submit, exact: true }).click()
  await expect(page).toHaveURL(`/${code}`)
}

async function savePlaceAndShowDriver({ page, words, code, castle }: Walk): Promise<void> {
  await open(page, `/${code}/places/surat-castle`)
  await page.getByRole('button', { name: words.placePage.showLarge, exact: true }).click()
  const card = page.getByRole('dialog', { name: words.driverCard.title })
  await expect(card.getByText(words.driverCard.request)).toBeVisible()
  await expect(card.locator(`strong[lang=${code}]`)).toHaveText(castle)
  await expectAccessible(page)
  await card.getByRole('button', { name: words.driverCard.close, exact: true }).click()

  await page.getByRole('button', { name: fill(words.wishlist.add, { place: castle }) }).click()
  await expectToast(page, words.wishlistChanges.added)
  await expect(page.getByRole('button', { name: fill(words.wishlist.remove, { place: castle }) })).toBeVisible()
  await open(page, `/${code}/wishlist`)
  await expect(page.getByRole('main').getByRole('heading', { name: castle })).toBeVisible()
  await expectAccessible(page)
}

async function planTrip({ page, words, code, city, beach }: Walk): Promise<void> {
  await open(page, `/${code}/places/dumas-beach`)
  await page.getByRole('button', { name: fill(words.addButton.label, { place: beach }) }).click()
  const title = fill(words.addToTrip.tripTitle, { city })
  await expect(page.getByRole('alert')).toContainText(title)
  await page.getByRole('banner').getByRole('link', { name: words.navigation.trips, exact: true }).click()
  await page.getByRole('tab', { name: words.trips.tabs.list, exact: true }).click()
  await page.getByRole('link', { name: fill(words.trips.openPlanOf, { title }) }).click()
  await expect(page.getByRole('heading', { name: beach })).toBeVisible()
  await expectAccessible(page)
}

async function writeReview({ page, words, code, pond }: Walk): Promise<void> {
  await open(page, `/${code}/reviews?tab=post&place=gopi-talav`)
  await expect(page.getByLabel(words.reviewForm.placeName)).toHaveValue(pond)
  await expect(page.getByLabel(words.reviewForm.landmark, { exact: true })).not.toHaveValue('')
  await page.getByRole('radio', { name: fill(words.reviewForm.stars.other, { count: '4' }) }).check()
  await page.getByLabel(words.reviewForm.reviewText).fill(pond)
  await expectAccessible(page)
  await page.getByRole('button', { name: words.reviewForm.submit, exact: true }).click()
  await expect(page.getByText(words.reviews.submittedInline)).toBeFocused()
}

async function logInAgain(walk: Walk, { name, email, password }: ReturnType<typeof newUserDetails>) {
  const { page, words, code } = walk
  const menu = accountMenuIn(page, walk, name)
  await menu.click()
  await page.getByRole('banner').getByRole('button', { name: words.logout.submit, exact: true }).click()
  await expect(menu).toHaveCount(0)
  await open(page, `/${code}/login`)
  const main = page.getByRole('main')
  await main.getByLabel(words.account.email, { exact: true }).fill(email)
  await main.getByLabel(words.account.password, { exact: true }).fill(password)
  await main.getByRole('button', { name: words.login.submit, exact: true }).click()
  await expect(menu).toBeVisible()
}

for (const language of languages) {
  test(
    `in ${language.code}, a traveller finds a place, signs up, saves it, plans a trip, writes a review and comes back`,
    inFullSuite,
    async ({ page }) => {
      const words = await getMessages(language.code)
      const walk: Walk = { ...language, page, words }
      const traveller = newUserDetails()
      await open(page, `/${language.code}`)

      await findPlace(walk)
      await filterAndSearchList(walk)
      await signUp(walk, traveller)
      await savePlaceAndShowDriver(walk)
      await planTrip(walk)
      await writeReview(walk)
      await logInAgain(walk, traveller)

      await expect(page.locator('html')).toHaveAttribute('lang', language.code)
    },
  )

  test.describe(`in ${language.code}, without script`, () => {
    test.use({ javaScriptEnabled: false })

    test('the pages are complete and the search finds places', inFullSuite, async ({ page }) => {
      const words = await getMessages(language.code)
      for (const path of ['', '/explore', '/suggest-trips', '/seasons', '/phrases', '/about', '/places/surat-castle']) {
        await page.goto(`/${language.code}${path}`)
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(language.letters)
        await expect(page.getByRole('contentinfo'), path).toContainText(words.navigation.footerNote)
      }

      await page.goto(`/${language.code}/cafe`)
      await page.getByRole('main').getByRole('searchbox', { name: words.search.label }).fill(language.castle)
      await page.getByRole('main').getByRole('button', { name: words.search.submit, exact: true }).click()

      await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(language.castle)
    })
  })
}
