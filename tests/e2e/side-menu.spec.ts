import { expect, open, test, inFullSuite } from '../support/browser-test.ts'

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

test.beforeEach(async ({ page }) => {
  await open(page, '/explore')
})

test('the side menu is titled Menu, 16rem wide and holds the links of the header', inFullSuite, async ({ page }) => {
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })

  await expect(menu.getByRole('heading', { name: 'Menu' })).toBeVisible()
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Explore',
    'Places',
    'Reviews',
    'Trips',
    'Seasons',
    'Log in',
    'Subscribe',
    'Without a network',
    'English',
    'ગુજરાતી',
    'हिन्दी',
  ])
  await expect.poll(() => menu.boundingBox()).toMatchObject({ x: 360 - 256, y: 0, width: 256, height: 740 })
})

test('a link of the side menu leads on and closes it', inFullSuite, async ({ page }) => {
  await page.getByRole('button', { name: 'Open menu' }).click()

  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Home' }).click()

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
})

test('the close button closes the side menu and focus returns to its opener', inFullSuite, async ({ page }) => {
  await page.getByRole('button', { name: 'Open menu' }).click()

  await page.getByRole('button', { name: 'Close menu' }).click()

  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('Escape closes the side menu and focus returns to its opener', inFullSuite, async ({ page }) => {
  await page.getByRole('button', { name: 'Open menu' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()

  await page.keyboard.press('Escape')

  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('a click beside the side menu closes it', inFullSuite, async ({ page }) => {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()

  await page.mouse.click(40, 400)

  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
})

test('the page behind the open side menu is unreachable', async ({ page }) => {
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const close = menu.getByRole('button', { name: 'Close menu' })
  await expect(close).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await menu.getByRole('link', { name: 'Subscribe' }).focus()
  await page.keyboard.press('Tab')

  await expect(page.getByRole('main').locator(':focus')).toHaveCount(0)
})

test('going Back closes the side menu', inFullSuite, async ({ page }) => {
  await page.getByRole('link', { name: 'Dumas Beach' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dumas Beach')
  await page.getByRole('button', { name: 'Open menu' }).click()

  await page.goBack()

  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Trending in Surat')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
})

test('the page behind the open side menu does not scroll', inFullSuite, async ({ page }) => {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()

  await page.mouse.move(60, 400)
  await page.mouse.wheel(0, 600)
  await page.getByRole('button', { name: 'Close menu' }).click()

  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a large screen has the links in its header and no side menu', inFullSuite, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })

  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
})
