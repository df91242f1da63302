import type { Page } from '@playwright/test'
import { breakReply, delayReply, refuseCall } from '../support/browser-answers.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'

async function searchFor(page: Page, term: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search places' }).fill(term)
  await page.getByRole('button', { name: 'Search' }).click()
}

const cardTitles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const resultsTitle = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('a search puts its results in the place of the grid', async ({ page }) => {
  await open(page, '/cafe')

  await searchFor(page, 'dumas beach')

  await expect(resultsTitle(page)).toHaveText(/^\d+ results? for “dumas beach”$/)
  await expect(cardTitles(page).first()).toHaveText('Dumas Beach')
  await expect(page.getByRole('heading', { name: /^Cafe/, level: 2 })).toHaveCount(0)
})

test('Enter in the search field searches', inFullSuite, async ({ page }) => {
  await open(page, '/explore')

  await page.getByRole('searchbox', { name: 'Search places' }).fill('castle')
  await page.keyboard.press('Enter')

  await expect(cardTitles(page).first()).toHaveText('Surat Castle')
})

test('a search forgives a typo and ignores case', inFullSuite, async ({ page }) => {
  await open(page, '/explore')

  await searchFor(page, 'CASLTE')

  await expect(cardTitles(page).filter({ hasText: 'Surat Castle' })).toBeVisible()
})

test('the back button of the results restores the normal list', inFullSuite, async ({ page }) => {
  await open(page, '/cafe')
  await searchFor(page, 'castle')
  await expect(resultsTitle(page)).toHaveText(/castle/)

  await page.getByRole('link', { name: 'Back to the list' }).click()

  await expect(page).toHaveURL('/cafe')
  await expect(page.getByRole('link', { name: 'Dotivala Bakery' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search places' })).toHaveValue('')
})

test('Back in the browser leaves the results as well, and Forward returns to them', inFullSuite, async ({ page }) => {
  await open(page, '/cafe')
  await searchFor(page, 'castle')
  await expect(cardTitles(page).first()).toHaveText('Surat Castle')

  await page.goBack()
  await expect(page.getByRole('link', { name: 'Dotivala Bakery' })).toBeVisible()
  await page.goForward()

  await expect(cardTitles(page).first()).toHaveText('Surat Castle')
  await expect(page.getByRole('searchbox', { name: 'Search places' })).toHaveValue('castle')
})

test('results can be reloaded and shared by their address', inFullSuite, async ({ page }) => {
  await open(page, '/street_food?q=locho')

  await expect(page.getByRole('searchbox', { name: 'Search places' })).toHaveValue('locho')
  await expect(cardTitles(page).first()).toHaveText(/Locho/)
})

test('a blank search warns and changes nothing', inFullSuite, async ({ page }) => {
  await open(page, '/explore')

  await searchFor(page, '   ')

  await expectToast(page, 'Please enter a search term')
  await expect(page).toHaveURL('/explore')
  await expect(page.getByRole('link', { name: 'Dumas Beach' })).toBeVisible()
})

test('a search without a match shows a message and a way on', inFullSuite, async ({ page }) => {
  await open(page, '/explore')

  await searchFor(page, 'zzzzqqqq')

  await expect(page.getByRole('main')).toContainText('No results found')
  await expect(page.getByRole('main')).toContainText('Try a shorter word')
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible()
})

test('a search that fails shows an error, and trying again succeeds', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/500/)
  await open(page, '/explore')
  await refuseCall(page, '**/api/attractions?*')
  await searchFor(page, 'castle')
  await expect(page.getByRole('alert')).toHaveText('refused')
  await expect(page.getByRole('main')).toContainText('An error occurred while searching')

  await page.unroute('**/api/attractions?*')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()

  await expect(cardTitles(page).first()).toHaveText('Surat Castle')
  await expect(page.getByRole('main')).not.toContainText('An error occurred while searching')
})

test('a search that fails again shows the error again', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/500/)
  await open(page, '/explore')
  await refuseCall(page, '**/api/attractions?*')
  await searchFor(page, 'castle')
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByRole('alert')).toHaveText('refused')
})

test('a search that fails without the server’s words shows our own', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/500/)
  await open(page, '/explore')
  await breakReply(page, '**/api/attractions?*')

  await searchFor(page, 'castle')

  await expect(page.getByRole('alert')).toHaveText('An error occurred while searching')
})

test(
  'a search without a network shows an error on the page, and trying again with a network succeeds',
  inFullSuite,
  async ({ page, context, expectProblem }) => {
    expectProblem(/ERR_INTERNET_DISCONNECTED/)
    await open(page, '/explore')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await searchFor(page, 'castle')
    // The app first retries twice, because a phone's network often returns within seconds.
    await expect(page.getByRole('main')).toContainText('An error occurred while searching', { timeout: 15_000 })

    await context.setOffline(false)
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()

    await expect(cardTitles(page).first()).toHaveText('Surat Castle')
  },
)

test('slow results show placeholders and keep the way back', inFullSuite, async ({ page }) => {
  await open(page, '/explore')
  const release = await delayReply(page, '**/api/attractions?*')

  await searchFor(page, 'castle')
  await expect(page.getByRole('status', { name: 'Loading places …' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible()
  release()

  await expect(cardTitles(page).first()).toHaveText('Surat Castle')
  await expect(page.getByRole('status', { name: 'Loading places …' })).toHaveCount(0)
})

const hostileTerms = [
  { name: 'an element with a handler', term: '<img src=x onerror=alert(1)>', details: {} },
  { name: 'the end of a script', term: '</script><script>alert(1)</script>', details: inFullSuite },
  { name: 'a percent sign', term: '%', details: inFullSuite },
  { name: 'an expensive pattern', term: '(a+)+$', details: inFullSuite },
  { name: 'an emoji', term: '🏰👩‍👩‍👧', details: inFullSuite },
  { name: 'text from right to left', term: 'قلعة سورت', details: inFullSuite },
  { name: 'a template', term: '{term}${1+1}', details: inFullSuite },
]

for (const { name, term, details } of hostileTerms) {
  test(`${name} is shown as plain text, typed and in a shared address`, details, async ({ page }) => {
    await open(page, '/explore')
    await searchFor(page, term)
    await expect(resultsTitle(page)).toContainText(`“${term}”`)
    await expect(page.getByRole('searchbox', { name: 'Search places' })).toHaveValue(term)

    await open(page, `/explore?q=${encodeURIComponent(term)}`)

    await expect(resultsTitle(page)).toContainText(`“${term}”`)
    await expect(page.getByRole('searchbox', { name: 'Search places' })).toHaveValue(term)
  })
}

test(
  'marks of direction, which would turn the page’s own words around, are left out of a term',
  inFullSuite,
  async ({ page }) => {
    const term = '\u202Eelttac'
    await open(page, '/explore')

    await searchFor(page, term)
    await expect(resultsTitle(page)).toHaveText('0 results for “elttac”')
    await expect(page.getByRole('searchbox', { name: 'Search places' })).toHaveValue('elttac')

    await open(page, `/explore?q=${encodeURIComponent(term)}`)
    await expect(resultsTitle(page)).toHaveText('0 results for “elttac”')
    await expect(page.getByRole('searchbox', { name: 'Search places' })).toHaveValue('elttac')
  },
)

test('a term of 10,000 characters is cut and searched for', inFullSuite, async ({ page }) => {
  await open(page, '/explore')

  await searchFor(page, 'castle '.repeat(1_429))

  await expect(resultsTitle(page)).toContainText('castle castle')
  expect((await resultsTitle(page).innerText()).length).toBeLessThan(150)
})

test('a shared address with half a character works', inFullSuite, async ({ page }) => {
  await open(page, '/explore?q=%F0%9F%8F')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trending in Surat')
})
