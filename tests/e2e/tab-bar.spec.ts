import type { Page } from '@playwright/test'
import { addDays, today } from '#contract/text/dates.ts'
import { expectAccessibleInEveryLook } from '../support/browser-access.ts'
import { inFullSuite, expect, open, test } from '../support/browser-test.ts'
import { saveTripBesidePage } from '../support/browser-trips.ts'
import { createSignedInUser } from '../support/browser-users.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' })
const now = today(new Date(), 'Asia/Kolkata')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the bar leads everywhere, marks where one is, and covers nothing', inFullSuite, async ({ page }) => {
    await open(page, '/')

    const tabs = bar(page).getByRole('link')
    await expect(tabs).toHaveText(['Explore', 'Map', 'Trip', 'Phrases', 'Me'])
    for (const box of await Promise.all((await tabs.all()).map((tab) => tab.boundingBox()))) {
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await expect(bar(page).locator('[aria-current]')).toHaveText('Explore')

    // The last link of the page ends above the bar.
    await page.keyboard.press('End')
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    const isAboveBar = async () => {
      const [lastBox, barBox] = [await last.boundingBox(), await bar(page).boundingBox()]
      return (lastBox?.y ?? Infinity) + (lastBox?.height ?? 0) <= (barBox?.y ?? 0)
    }
    await expect.poll(isAboveBar).toBe(true)

    await bar(page).getByRole('link', { name: 'Phrases' }).click()
    await expect(page).toHaveURL(/\/phrases$/)
    await expect(bar(page).locator('[aria-current]')).toHaveText('Phrases')
    await bar(page).getByRole('link', { name: 'Map' }).click()
    await expect(page).toHaveURL(/\/places\?view=map$/)
    await expect(bar(page).locator('[aria-current]')).toHaveText('Map')

    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'List' }).click()
    await expect(page).toHaveURL(/\/places$/)
    await expect(page.getByRole('group', { name: 'Map', exact: true })).toHaveCount(0)
    await page.getByRole('main').getByRole('searchbox').focus()
    await expect(bar(page)).toBeHidden()
    await page.getByRole('main').getByRole('searchbox').blur()
    await expect(bar(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(bar(page)).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await expectAccessibleInEveryLook(page)
  })

  test(
    'Trip opens the trip of today, and Log Out is not the loudest button of the menu',
    inFullSuite,
    async ({ page }) => {
      const account = await createSignedInUser(page)
      await saveTripBesidePage(page, account, { title: 'Later', startDate: addDays(now, 9), endDate: addDays(now, 9) })
      const trip = await saveTripBesidePage(page, account, { title: 'Today', startDate: now, endDate: addDays(now, 1) })
      await open(page, '/about')
      // Before the code that follows the tabs has loaded, a tab is a plain link.
      await page.waitForLoadState('networkidle')

      await bar(page).getByRole('link', { name: 'Trip' }).click()
      await expect(page).toHaveURL(new RegExp(`/my-trips/${trip._id}$`))
      await expect(bar(page).locator('[aria-current]')).toHaveText('Trip')
      await page.getByRole('button', { name: 'Open menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu.getByRole('button', { name: 'Log Out' })).toHaveClass(/button-quiet/)
      await expect(menu.getByRole('navigation', { name: 'Language' }).getByRole('link')).toHaveCount(3)
    },
  )

  test('a button where the bar was is pressed by the press that leaves a field', inFullSuite, async ({ page }) => {
    // So low that the button comes to lie on the bar.
    await page.setViewportSize({ width: 360, height: 600 })
    await open(page, '/signup')
    await page.getByLabel('Password', { exact: true }).focus()
    const button = page.getByRole('main').getByRole('button', { name: 'Sign up' })
    const { x, y } = await button.evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 8, behavior: 'instant' })
      const box = element.getBoundingClientRect()
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    })
    expect(y).toBeGreaterThan((await page.locator('.tab-bar').boundingBox())?.y ?? Infinity)

    await page.mouse.move(x, y)
    await page.mouse.down()
    // The browser shows two frames between the press and its end.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await page.mouse.up()

    await expect(page.getByRole('main').getByLabel('Name')).toBeFocused()
    await page.getByRole('main').getByLabel('Name').blur()
    await expect(bar(page)).toBeVisible()
  })

  test(
    'the guide without a network is found at the start, in the menu and where a trip is taken along',
    inFullSuite,
    async ({ page }) => {
      const account = await createSignedInUser(page)
      const trip = await saveTripBesidePage(page, account, { title: 'Today', startDate: now, endDate: addDays(now, 1) })
      const way = { name: 'Without a network', exact: true }
      const title = page.getByRole('heading', { level: 1, name: 'Surat in your pocket' })
      await open(page, '/')
      await page.getByRole('region', { name: 'Today' }).getByRole('link', way).click()
      await expect(title).toBeVisible()

      await open(page, '/about')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', way).click()
      await expect(title).toBeVisible()

      await open(page, `/my-trips/${trip._id}`)
      await page.getByRole('button', { name: 'Take along Today' }).click()
      await page.getByRole('main').getByRole('link', way).click()
      await expect(title).toBeVisible()
    },
  )

  test('without script the tabs are plain links', inFullSuite, async ({ browser, server }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    await page.goto(server.url)
    await bar(page).getByRole('link', { name: 'Trip' }).click()
    await expect(page).toHaveURL(/\/plan-your-trip$/)
    await expect(bar(page).locator('[aria-current]')).toHaveText('Trip')
    await context.close()
  })
})

test('on a desktop there is no bar', inFullSuite, async ({ page }) => {
  await open(page, '/')
  await expect(bar(page)).toBeHidden()
})
