import { findSmallTargets, widthOfContent } from '../support/browser-access.ts'
import { createReview } from '../support/browser-admin.ts'
import { delayReply } from '../support/browser-answers.ts'
import { UNKNOWN_PATH } from '../support/browser-pages.ts'
import { expect, open, test, inFullSuite } from '../support/browser-test.ts'
import { createUserInBrowser } from '../support/browser-users.ts'

test('everything to touch in the latest reviews is large enough', inFullSuite, async ({ page }) => {
  const author = await createUserInBrowser(page)
  for (const text of ['Cool walls', 'Warm tea', 'Worth the stairs'])
    await createReview(page, author, { reviewText: text })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const latest = page.getByRole('region', { name: 'Latest Reviews' })

  await expect(latest).toContainText('Worth the stairs')
  expect(await findSmallTargets(latest, 44)).toEqual([])
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the Page Not Found screen needs no sideways scrolling', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/404/)
    await open(page, UNKNOWN_PATH)

    expect(await widthOfContent(page)).toBe(320)
  })

  test('an open plan of a suggested trip needs no sideways scrolling', inFullSuite, async ({ page }) => {
    await open(page, '/suggest-trips')
    await page.getByText('Show the plan').first().click()

    expect(await widthOfContent(page)).toBe(320)
  })

  test('a toast stays on the screen and is large enough to close', inFullSuite, async ({ page }) => {
    await open(page, '/explore')

    await page.getByRole('button', { name: 'Search' }).click()

    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
    expect(await widthOfContent(page)).toBe(320)
    expect(await findSmallTargets(page.getByRole('alert'), 44)).toEqual([])
  })

  test('everything to touch in the side menu is large enough', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/explore')
    await page.getByRole('button', { name: 'Open menu' }).click()

    expect(await findSmallTargets(page.getByRole('dialog', { name: 'Menu' }), 44)).toEqual([])
  })
})

test.describe('zoomed to 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('every link of the side menu can be reached', inFullSuite, async ({ page }) => {
    await open(page, '/explore')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const last = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Subscribe' })

    await last.scrollIntoViewIfNeeded()

    await expect(last).toBeInViewport({ ratio: 1 })
  })

  test('the whole way to a place and back works', inFullSuite, async ({ page }) => {
    await open(page, '/explore')

    await page.getByRole('link', { name: 'Dumas Beach' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dumas Beach')
    await page.getByRole('main').getByRole('link', { name: 'Trending' }).click()

    await expect(page).toHaveURL('/explore')
  })
})

test.describe('with reduced motion', () => {
  test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

  test('the side menu does not slide', inFullSuite, async ({ page }) => {
    await open(page, '/explore')
    await page.getByRole('button', { name: 'Open menu' }).click()

    const moving = await page.evaluate(() => document.getAnimations().length)

    expect(moving).toBe(0)
  })

  test('placeholders do not breathe', inFullSuite, async ({ page }) => {
    await open(page, '/about')
    const release = await delayReply(page, '**/api/cafe')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cafe' }).click()
    await expect(page.getByRole('status', { name: 'Loading places …' })).toBeVisible()

    const breathing = await page.evaluate(
      () => document.getAnimations().filter((animation) => animation instanceof CSSAnimation).length,
    )

    expect(breathing).toBe(0)
    release()
  })
})

test.describe('without reduced motion', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the side menu slides', inFullSuite, async ({ page }) => {
    await open(page, '/explore')
    await page.getByRole('button', { name: 'Open menu' }).click()

    const slides = await page
      .getByRole('dialog', { name: 'Menu' })
      .evaluate((menu) => getComputedStyle(menu).transitionDuration)

    expect(slides).toContain('0.25s')
  })
})
