import type { Locator, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { expectAccessibleInEveryLook, findSmallTargets, widthOfContent } from '../support/browser-access.ts'
import { logInAdmin, createAnnouncement, openAdmin, createReview } from '../support/browser-admin.ts'
import { breakReply, delayReply } from '../support/browser-answers.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { ADMIN } from '../support/browser-server.ts'
import { expect, open, test, inFullSuite } from '../support/browser-test.ts'
import { expectToast, stopClock } from '../support/browser-toasts.ts'
import { logIn, openAs, createUserInBrowser } from '../support/browser-users.ts'

const row = (page: Page, text: string) => page.getByRole('main').getByRole('article').filter({ hasText: text })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a guest is led to the login, and an admin from there to the requested tab', inFullSuite, async ({ page }) => {
  await page.goto('/admin?tab=activity')
  await expect(page).toHaveURL('/login')

  await logIn(page, ADMIN)

  await expect(page).toHaveURL('/admin?tab=activity')
  await expect(heading(page)).toHaveText('Activity')
})

test('a traveller without admin rights reads a refusal and gets no code and no data of the panel', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openAs(page, await createUserInBrowser(page), '/admin')

  await expect(heading(page)).toHaveText('Admins only')
  await expect(page).toHaveURL('/admin')
  expect(asked.filter((path) => /admin-panel|api\/(admin|review)/.test(path))).toEqual([])
  await expectAccessibleInEveryLook(page)
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a traveller who logs in on the way to the panel gets no access to it', inFullSuite, async ({ page }) => {
  const traveller = await createUserInBrowser(page)
  await page.goto('/admin')
  await expect(page).toHaveURL('/login')

  await logIn(page, traveller)

  await expect(heading(page)).toHaveText('Admins only')
})

test(
  'an admin who loses the role leaves the panel at the next request',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/403/)
    await openAdmin(page, 'analytics')
    const refusal = { success: false, code: 'forbidden', error: 'You are not allowed to do this.', message: '' }
    await page.route('**/api/admin/activity?*', (route) => route.fulfill({ status: 403, json: refusal }))
    await page.route('**/api/auth/user', async (route) => {
      const answer = await route.fetch()
      const reply = z.object({ user: z.looseObject({}) }).parse(await answer.json())
      await route.fulfill({ json: { success: true, user: { ...reply.user, isAdmin: false } } })
    })

    await page.getByRole('link', { name: 'Activity' }).click()

    await expect(heading(page)).toHaveText('Admins only')
  },
)

test('the sidebar folds from 256 to 80 pixels, and its tabs stay in the address', inFullSuite, async ({ page }) => {
  await openAdmin(page, 'reviews')
  const sidebar = page.getByRole('navigation', { name: 'Admin panel' })
  const width = async () => (await sidebar.boundingBox())?.width
  expect(await width()).toBe(256)

  await page.getByRole('button', { name: 'Collapse the sidebar' }).click()
  expect(await width()).toBe(80)
  await sidebar.getByRole('link', { name: 'Analytics' }).click()
  await expect(page).toHaveURL('/admin?tab=analytics')
  await expect(page.getByRole('navigation', { name: 'Time' })).toBeVisible()
  await sidebar.getByRole('link', { name: 'Announcements' }).click()
  await expect(heading(page)).toHaveText('Announcements')
  await page.reload()
  await expect(heading(page)).toHaveText('Announcements')
  await page.goBack()
  await expect(heading(page)).toHaveText('Analytics')
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Analytics')
  // The element exists and stays hidden.
  await expect(page.locator('.bell')).toHaveCount(1)
  await expect(page.locator('.bell')).toBeHidden()

  await page.getByRole('banner').getByRole('link', { name: 'Safarnama' }).click()
  await expect(page).toHaveURL('/')
})

test('all tabs of the panel are in sight on a desktop, and equally high on a phone', inFullSuite, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAdmin(page, 'accounts')
  const sidebar = page.getByRole('navigation', { name: 'Admin panel' })
  await expect(sidebar.getByRole('link').first()).toBeInViewport({ ratio: 1 })
  await expect(sidebar.getByRole('link').last()).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 360, height: 740 })
  const heights = await sidebar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
  expect(new Set(heights).size).toBe(1)
})

test('forced colours show which tab of the panel is open and which box is ticked', inFullSuite, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openAdmin(page, 'moderation')
  const sidebar = page.getByRole('navigation', { name: 'Admin panel' })
  const groundOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await groundOf(sidebar.getByRole('link', { name: 'Reports' }))).not.toBe(
    await groundOf(sidebar.getByRole('link', { name: 'Places' })),
  )

  const box = page.getByRole('checkbox', { name: 'Only with a photo' })
  const groundOfBox = () =>
    box.evaluate((input) => getComputedStyle(input.parentElement ?? input, '::before').backgroundColor)
  const unticked = await groundOfBox()
  await box.check()
  await expect.poll(groundOfBox).not.toBe(unticked)
})

test('the panel’s logout leads home and shows a message a second later', inFullSuite, async ({ page }) => {
  await page.clock.install()
  await openAdmin(page, 'analytics')
  await stopClock(page)

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.clock.runFor(950)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.clock.runFor(100)

  await expectToast(page, 'Logged out successfully')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('an admin finds a review, deletes it, takes that back, and finds both in the activity', async ({ page }) => {
  const traveller = await createUserInBrowser(page, { name: 'Zoë Desai' })
  const text = `Gulls at noon <i>${Date.now()}</i>`
  await createReview(page, traveller, { placeName: 'Dumas Beach', reviewText: text })
  await createReview(page, traveller, { reviewText: 'Tea by the lake' })
  await openAdmin(page, 'reviews')
  await expect(row(page, text)).toBeVisible()

  await page.getByLabel('Filter by place, text or author').fill('gulls zoe')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await page.getByLabel('Filter by place, text or author').fill('no such words')
  await expect(page.getByText('No reviews found matching your criteria.')).toBeVisible()
  await page.getByLabel('Filter by place, text or author').fill('')
  await row(page, text).getByRole('button', { name: 'Delete the review of Dumas Beach by Zoë Desai' }).click()
  await expectToast(page, 'Review deleted successfully')
  await expect(row(page, text)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'The review of “Dumas Beach” is back.')
  await expect(page.getByRole('main').getByRole('article').nth(1)).toContainText(text)

  await page.getByRole('link', { name: 'Activity' }).click()
  const auditEntries = page.getByRole('main').getByRole('listitem')
  await expect(auditEntries.first()).toContainText(
    /admin brought Zoë Desai’s review of “Dumas Beach” of \d+ \w+ \d{4} back\./,
  )
  await expect(auditEntries.nth(1)).toContainText(/admin deleted Zoë Desai’s review of “Dumas Beach” of .*\./)
  await expect(auditEntries.nth(1).getByRole('blockquote')).toHaveText(text)
})

test(
  'a review that cannot be deleted stays, and the panel shows the server’s message if there is one',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/500/)
    expectProblem(/404/)
    const text = `Stays ${Date.now()}`
    await createReview(page, await createUserInBrowser(page), { reviewText: text })
    await openAdmin(page, 'reviews')
    await breakReply(page, '**/api/review/delete/*')
    await row(page, text).getByRole('button').click()
    await expectToast(page, 'Failed to delete review')
    await expect(row(page, text)).toBeVisible()
    await page.unroute('**/api/review/delete/*')
    const gone = { success: false, code: 'not-found', error: 'This review is not there any more.', message: '' }
    await page.route('**/api/review/delete/*', (route) => route.fulfill({ status: 404, json: gone }))

    await row(page, text).getByRole('button').click()

    await expectToast(page, 'This review is not there any more.')
  },
)

test(
  'reviews that cannot be read say so and can be asked for again; older ones come on demand',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/500/)
    const traveller = await createUserInBrowser(page)
    for (let count = 0; count < 52; count += 1) await createReview(page, traveller, { reviewText: `Number ${count}` })
    await breakReply(page, '**/api/review/all?*')
    await openAdmin(page, 'reviews')
    await expectToast(page, 'Failed to fetch reviews')
    await page.unroute('**/api/review/all?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(50)

    await page.getByRole('button', { name: 'Load older reviews' }).click()

    await expect(page.getByText('Number 0', { exact: true })).toHaveCount(1)
  },
)

test(
  'reviews in the panel have no accessibility faults in any look, also while they load, and fit a small phone',
  inFullSuite,
  async ({ page }) => {
    await createReview(page, await createUserInBrowser(page))
    const release = await delayReply(page, '**/api/review/all?*')
    await openAdmin(page, 'reviews')
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
    await expectAccessibleInEveryLook(page)
    release()
    await expect(row(page, 'Come before ten.').first()).toBeVisible()

    await expectGood(page)
  },
)

for (const { tab, details } of [
  { tab: 'start', details: inFullSuite },
  { tab: 'analytics', details: inFullSuite },
  { tab: 'activity', details: inFullSuite },
  { tab: 'announcements', details: inFullSuite },
]) {
  const title = `the tab ${tab} of the panel has no accessibility faults in any look and fits a small phone`
  test(title, details, async ({ page }) => {
    await createAnnouncement(page, { priority: 'medium' })
    await createAnnouncement(page, { priority: 'low' })
    await openAdmin(page, tab)
    await expect(heading(page)).toHaveText(new RegExp(tab, 'i'))
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)

    await expectGood(page)
  })
}

test(
  'a wrong announcement in the panel has no accessibility faults in any look and fits a small phone',
  inFullSuite,
  async ({ page }) => {
    await openAdmin(page, 'announcements')
    await page.getByRole('button', { name: 'New announcement' }).click()
    await page.getByRole('button', { name: 'Create announcement' }).click()
    await expect(page.getByText('Please enter a title')).toBeVisible()

    await expectGood(page)
  },
)

async function expectGood(page: Page): Promise<void> {
  await expectAccessibleInEveryLook(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await widthOfContent(page), 'on a small phone').toBe(320)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await findSmallTargets(page.locator('body'), 44), 'for a finger').toEqual([])
}

test('without script the panel’s address asks to log in', inFullSuite, async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.url}/admin`)

  await expect(page.getByRole('link', { name: 'Go to Login' })).toBeVisible()

  await context.close()
})

test('the panel offers a way back when its session ends elsewhere', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/401/)
  const session = await logInAdmin(page)
  const bellIsRead = page.waitForResponse('**/api/announcement/all')
  await openAs(page, session, '/admin?tab=analytics')
  await bellIsRead
  await callApiBesidePage(page, 'POST /auth/logout', { token: session.token })

  await page.getByRole('link', { name: 'Activity' }).click()

  await expectToast(page, 'Authentication failed. Please login again.')
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL('/login')
  await open(page, '/login')
})
