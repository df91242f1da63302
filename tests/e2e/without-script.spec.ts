import { categoryPages, placePages, publicPages } from '../support/browser-pages.ts'
import { expect, test, inFullSuite } from '../support/browser-test.ts'
import { isFullSuite } from '../support/full-suite.ts'

test.use({ javaScriptEnabled: false })

/** They differ from the first of their kind in their texts only. */
const restatingPages = new Set([...categoryPages.slice(1), ...placePages.slice(1)])
const lookedAt = isFullSuite ? publicPages : publicPages.filter((page) => !restatingPages.has(page))

test('without script every public page shows its content', async ({ page }) => {
  for (const { path, heading, content } of lookedAt) {
    await page.goto(path)

    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible()
    await expect(page.getByText(content).first(), path).toBeVisible()
  }
})

test('without script the cards lead to the places and back', inFullSuite, async ({ page }) => {
  await page.goto('/explore')

  await page.getByRole('link', { name: 'Dumas Beach' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dumas Beach')

  await page.getByRole('main').getByRole('link', { name: 'Trending' }).click()
  await expect(page).toHaveURL('/explore')
})

test('without script the tabs lead from list to list', inFullSuite, async ({ page }) => {
  await page.goto('/explore')

  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Street Food' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Street food in Surat')
})

test('without script the search form finds places', async ({ page }) => {
  await page.goto('/cafe')

  await page.getByRole('searchbox', { name: 'Search places' }).fill('dumas beach')
  await page.getByRole('button', { name: 'Search' }).click()

  await expect(page).toHaveURL('/cafe?q=dumas+beach')
  await expect(page.getByRole('link', { name: 'Dumas Beach' })).toBeVisible()
})

test('without script a blank search shows the list again', inFullSuite, async ({ page }) => {
  await page.goto('/cafe')

  await page.getByRole('button', { name: 'Search' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cafés in Surat')
  await expect(page.getByRole('link', { name: 'Dotivala Bakery' })).toBeVisible()
})

test('without script search results lead back to the list', inFullSuite, async ({ page }) => {
  await page.goto('/cafe?q=castle')

  await page.getByRole('link', { name: 'Back to the list' }).click()

  await expect(page).toHaveURL('/cafe')
})

test('without script the plan of a suggested trip opens', inFullSuite, async ({ page }) => {
  await page.goto('/suggest-trips')
  const trip = page.getByRole('article').first()

  await trip.getByText('Show the plan').click()

  await expect(trip.getByRole('listitem').first()).toBeVisible()
})

test('without script the year shows the festivals of a month with their dates', inFullSuite, async ({ page }) => {
  await page.goto('/seasons')
  const january = page.getByRole('region', { name: 'January' })

  await january.getByRole('heading', { name: 'January' }).click()
  await january.getByText('Dates, 2026–2028').click()

  await expect(january.getByRole('row', { name: /^Uttarayan/ })).toContainText('Public holiday')
  await expect(january.getByRole('row', { name: /^Uttarayan/ }).getByRole('cell')).toHaveText([
    '14 Janlisted',
    '14 Jan',
    '14 Jan',
  ])
  await expect(page.getByText('This month', { exact: true })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('without script the footer leads to every list', inFullSuite, async ({ page }) => {
    await page.goto('/')

    const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'The guide' }).getByRole('link')

    await expect(links).toHaveText([
      'All places',
      'Trending',
      'Cafe',
      'Street Food',
      'Historical Places',
      'Suggested trips',
      'Seasons',
      'Dishes',
      'Help and arrival',
      'Phrases',
      'Without a network',
    ])
  })

  test(
    'without script the side menu opens and closes in browsers that know invoker buttons',
    inFullSuite,
    async ({ page }) => {
      await page.goto('/')

      await page.getByRole('button', { name: 'Open menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu.getByRole('link', { name: 'Explore' })).toBeVisible()

      await menu.getByRole('button', { name: 'Close menu' }).click()
      await expect(menu).toBeHidden()
    },
  )
})

test('without script a form with a password sends nothing, so that no URL holds the password', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill('asha@example.org')
  await page.getByLabel('Password', { exact: true }).fill('monsoon on the Tapi')
  await page.getByLabel('Password', { exact: true }).press('Enter')

  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeDisabled()
  await expect(page).toHaveURL('/login')
})
