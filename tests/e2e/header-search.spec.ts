import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook, findSmallTargets, widthOfContent } from '../support/browser-access.ts'
import { delayReply, refuseCall } from '../support/browser-answers.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import { createUserInBrowser, logOut, openAs } from '../support/browser-users.ts'

const field = (page: Page) => page.getByLabel('Search the guide').getByRole('combobox')
const options = (page: Page) => page.getByRole('option')

/** The field becomes a combobox when the code of the suggestions is there. */
async function openBox(page: Page): Promise<void> {
  await page.getByRole('search', { name: 'Search the guide' }).locator('input').focus()
  await expect(field(page)).toBeFocused()
}

test('typing shows suggestions, and the arrows and Enter lead to one', async ({ page }) => {
  await open(page, '/about')
  await openBox(page)

  await field(page).fill('castel')
  await expect(options(page).first()).toContainText('Surat Castle')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/places/surat-castle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Surat Castle')

  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test(
  'Enter without a chosen suggestion shows all results; blank, it warns and stays',
  inFullSuite,
  async ({ page }) => {
    await open(page, '/about')
    await openBox(page)
    await field(page).fill('   ')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Please enter a search term')
    await expect(page).toHaveURL('/about')

    await field(page).fill('rander')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/search?q=rander')
    await expect(page.getByRole('heading', { name: /results for “rander”$/ })).toBeVisible()
  },
)

test('a kind of food is offered as the list of places with it', inFullSuite, async ({ page }) => {
  await open(page, '/about')
  await openBox(page)

  await field(page).fill('halal')
  await options(page).filter({ hasText: 'Places with halal food' }).click()

  await expect(page).toHaveURL('/places?diet=halal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All places in Surat')
})

test('the open, empty box offers lists that need no term', inFullSuite, async ({ page }) => {
  await open(page, '/about')
  await openBox(page)

  await options(page).filter({ hasText: 'Open now' }).click()

  await expect(page).toHaveURL('/places?open=now')
})

test('a suggested place and a found one have picture, area, open state and price', inFullSuite, async ({ page }) => {
  await open(page, '/about')
  await openBox(page)

  await field(page).fill('gopi talav')

  const first = options(page).first()
  await expect(first.locator('img')).toHaveAttribute('src', /gopi-talav/)
  await expect(first).toContainText('Gopipura and Rustampura')
  await expect(first.locator('[data-now]')).not.toBeEmpty()

  await field(page).fill('castle')
  const dated = options(page).filter({ hasText: 'Surat Castle' })
  await expect(dated).toContainText(/Entry was ₹100/)
  await page.keyboard.press('Enter')

  const found = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Surat Castle' }) })
  await expect(found.locator('img')).toHaveAttribute('src', /castle/)
  await expect(found).toContainText('Chowk Bazaar, on the Tapi bank')
  await expect(found.locator('.open-line[data-now]')).not.toBeEmpty()
  await expect(found).toContainText(/Entry was ₹100/)
})

test(
  'a term that only resembles known words is answered by what comes closest, with ways on',
  inFullSuite,
  async ({ page }) => {
    await open(page, '/search?q=planattoriam')

    await expect(page.getByRole('heading', { name: 'Nothing for “planattoriam”. These come closest:' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Science Centre Surat')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Look for “planattoriam” on OpenStreetMap' })).toBeVisible()
    await main.getByRole('link', { name: 'Something is missing? Tell us in a review' }).click()

    await expect(page).toHaveURL('/reviews')
  },
)

test('a search that finds nothing leads to all places', inFullSuite, async ({ page }) => {
  await open(page, '/search?q=xylophonequartz')

  await page.getByRole('main').getByRole('link', { name: 'All places' }).click()

  await expect(page).toHaveURL('/places')
})

test('a visitor who types before the code of the page is there gets suggestions too', inFullSuite, async ({ page }) => {
  const letScriptsThrough = await delayReply(page, '**/assets/entry-client-*.js')
  await page.goto('/about', { waitUntil: 'commit' })
  const box = page.getByRole('search', { name: 'Search the guide' }).locator('input')
  await box.focus()
  await box.fill('castel')

  letScriptsThrough()

  await expect(options(page).first()).toContainText('Surat Castle')
})

test(
  'suggestions whose code does not come without a network leave the page as it is, and come with the network',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/)
    await open(page, '/about')
    await page.context().setOffline(true)
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'))
    const box = page.getByRole('search', { name: 'Search the guide' }).locator('input')
    await box.focus()
    await box.fill('castel')
    await lost
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(box).toHaveValue('castel')

    await page.context().setOffline(false)

    await expect(options(page).first()).toContainText('Surat Castle')
  },
)

test('the slash key leads to the search from everywhere', inFullSuite, async ({ page }) => {
  await open(page, '/about')

  // The page listens a moment after it is hydrated.
  await expect
    .poll(async () => {
      await page.keyboard.press('/')
      return page.evaluate(() => document.activeElement instanceof HTMLInputElement)
    })
    .toBe(true)

  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
})

test('Escape closes the suggestions, and once more empties and leaves the field', inFullSuite, async ({ page }) => {
  await open(page, '/about')
  await openBox(page)
  await field(page).fill('locho')
  await expect(options(page).first()).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(options(page).first()).toBeHidden()
  await expect(field(page)).toHaveValue('locho')
  await page.keyboard.press('Escape')

  await expect(field(page)).toHaveValue('')
  await expect(field(page)).not.toBeFocused()
})

test('recent searches stay on the device until they are cleared', inFullSuite, async ({ page }) => {
  await open(page, '/about')
  await openBox(page)
  await field(page).fill('khaman')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=khaman')

  await page.reload()
  await openBox(page)
  await expect(options(page)).toHaveText(['Near me', 'Open now', 'khamanRecent'])
  await page.getByRole('button', { name: 'Clear this list' }).click()

  await expect(options(page)).toHaveText(['Near me', 'Open now'])
})

test('a logout clears the recent searches', inFullSuite, async ({ page }) => {
  await openAs(page, await createUserInBrowser(page), '/about')
  await openBox(page)
  await field(page).fill('khaman')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=khaman')

  await logOut(page)
  await openBox(page)

  await expect(options(page)).toHaveText(['Near me', 'Open now'])
})

for (const width of [320, 800]) {
  test(`the header of a signed-in user ${width} pixels wide has room for the search`, inFullSuite, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await openAs(page, await createUserInBrowser(page), '/about')

    await page.locator('.header-search-opener').click()

    await expect(field(page)).toBeFocused()
    expect(await widthOfContent(page)).toBe(width)
  })
}

test('a late answer for an earlier term does not replace the later one', async ({ page }) => {
  await open(page, '/about')
  const release = await delayReply(page, '**/api/search?q=locho')
  await openBox(page)
  await field(page).fill('locho')
  await field(page).fill('castle')
  await expect(options(page).first()).toContainText('Surat Castle')

  release()

  await expect(options(page).first()).toContainText('Surat Castle')
})

test('open suggestions have no accessibility faults in any look', inFullSuite, async ({ page }) => {
  await open(page, '/about')
  await openBox(page)
  await field(page).fill('vesu')
  await expect(options(page).first()).toContainText('Vesu')

  await expectAccessibleInEveryLook(page, 'header')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('an icon opens the search as a sheet, and a suggestion leads away from it', inFullSuite, async ({ page }) => {
    await open(page, '/about')
    await page.locator('.header-search-opener').click()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toBeInViewport({ ratio: 1 })
    expect(await findSmallTargets(page.getByRole('search'), 44)).toEqual([])

    await field(page).fill('dumas')
    await options(page).filter({ hasText: 'Dumas Beach' }).click()

    await expect(page).toHaveURL('/places/dumas-beach')
    await expect(field(page)).not.toBeInViewport()
  })

  test('the sheet closes by its button', inFullSuite, async ({ page }) => {
    await open(page, '/about')
    await page.locator('.header-search-opener').click()
    await expect(field(page)).toBeFocused()

    await page.getByRole('button', { name: 'Close', exact: true }).click()

    await expect(field(page)).not.toBeInViewport()
  })
})

test('a search that finds nothing says where to go', inFullSuite, async ({ page }) => {
  await open(page, '/search?q=xylophonequartz')

  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Street Food' }).click()

  await expect(page).toHaveURL('/street_food')
})

test('a search that failed can be tried again', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/500/)
  await open(page, '/search')
  await refuseCall(page, '**/api/search?*')
  await page.getByRole('searchbox', { name: 'Search everything' }).fill('castle')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('main').getByText('An error occurred while searching')).toBeVisible()
  await page.unroute('**/api/search?*')

  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Surat Castle')
})

test('the text of a term is no markup and keeps its page out of search engines', inFullSuite, async ({ page }) => {
  await open(page, `/search?q=${encodeURIComponent('</title><img src=x onerror=alert(1)>')}`)

  await expect(page).toHaveTitle(/^Search: <\/title><img src=x onerror=alert\(1\)> /)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('img[src=x]')).toHaveCount(0)
})

test('the results have no accessibility faults in any look', inFullSuite, async ({ page }) => {
  await open(page, '/search?q=rander')

  await expectAccessibleInEveryLook(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the box in the header and the page find places', inFullSuite, async ({ page }) => {
    await page.goto('/about')
    const box = page.getByRole('searchbox', { name: 'Search the guide' })
    await box.fill('લોચો')
    await box.press('Enter')

    await expect(page.getByRole('heading', { level: 3 }).filter({ hasText: 'Locho' }).first()).toBeVisible()
  })
})

for (const width of [360, 800]) {
  test(`nothing of the header stands above the open sheet of ${width} px`, inFullSuite, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await openAs(page, await createUserInBrowser(page), '/about')
    const bell = page.getByRole('button', { name: 'Announcements' })
    await expect(bell).toBeVisible()
    await openBox(page)
    const above = () =>
      page.evaluate(() => {
        const controls = [...document.querySelectorAll('.header-bar > :not(form) :is(a, button)')]
        return controls
          .filter((control) => {
            const { x, y, width, height } = control.getBoundingClientRect()
            return control.contains(document.elementFromPoint(x + width / 2, y + height / 2))
          })
          .map((control) => control.getAttribute('aria-label') ?? control.textContent)
      })
    await expect.poll(above).toEqual([])
  })
}
