import type { Locator, Page } from '@playwright/test'
import type { Announcement } from '#contract/admin/announcements.ts'
import { HOUR_MS, MINUTE_MS } from '#contract/text/durations.ts'
import { announcements as gu } from '#contract/messages/gu/account.ts'
import { announcements as hi } from '#contract/messages/hi/account.ts'
import { expectAccessibleInEveryLook, findSmallTargets, tabTo, widthOfContent } from '../support/browser-access.ts'
import { createAnnouncement, openAdmin } from '../support/browser-admin.ts'
import { breakReply } from '../support/browser-answers.ts'
import { expect, open, test, inFullSuite } from '../support/browser-test.ts'
import { expectToast, stopClock } from '../support/browser-toasts.ts'
import { logOut, openAs, createUserInBrowser } from '../support/browser-users.ts'

type Words = { readonly bell: string }

const bellIn = (page: Page, words: Words) => page.getByRole('banner').getByRole('button', { name: words.bell })
const itemsIn = (page: Page, words: Words) => page.getByRole('list', { name: words.bell }).getByRole('article')
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Announcements/ })
const items = (page: Page) => page.getByRole('list', { name: 'Announcements' }).getByRole('article')
const row = (page: Page, title: string) => page.getByRole('main').getByRole('article').filter({ hasText: title })

const announcements: readonly Announcement[] = [
  { _id: '1', title: 'Monsoon timings', content: 'The beach closes at six.', date: '', priority: 'high' },
  { _id: '2', title: 'Heritage walk', content: 'Meet at the Clock Tower.\nBring water.', date: '', priority: 'medium' },
  { _id: '3', title: 'Ten new cafés', content: 'With their sources.', date: '', priority: 'low' },
]

/** Makes the server answer with these announcements. Each date lies the given hours before `now`. */
async function answerWith(page: Page, ages: readonly number[], now: number = Date.now()): Promise<void> {
  const dated = ages.map((age, index) => ({
    ...announcements[index % 3],
    _id: String(index),
    date: new Date(now - age * HOUR_MS).toISOString(),
  }))
  await page.route('**/api/announcement/all', (route) =>
    route.fulfill({ json: { success: true, announcements: dated } }),
  )
}

function countCalls(page: Page): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/announcement/all')) calls += 1
  })
  return () => calls
}

test(
  'an announcement goes from the admin’s form to the traveller’s bell, and away again',
  inFullSuite,
  async ({ page }) => {
    const title = `Kites over the castle ${Date.now()}`
    await openAdmin(page, 'announcements')
    await page.getByRole('button', { name: 'New announcement' }).click()
    const form = page.getByRole('region', { name: 'New announcement' })
    await expect(form.getByLabel('Title')).toBeFocused()
    await expect(form.getByRole('radio', { name: 'Medium' })).toBeChecked()
    await expect(form.getByLabel('Date and time')).toHaveAccessibleDescription(
      'By the clocks of Surat (India Standard Time).',
    )
    const inSurat = Date.parse(`${await form.getByLabel('Date and time').inputValue()}+05:30`)
    expect(Math.abs(Date.now() - inSurat)).toBeLessThan(3 * MINUTE_MS)

    await form.getByLabel('Date and time').fill('')
    await form.getByRole('button', { name: 'Create announcement' }).click()
    await expect(form.getByLabel('Title')).toHaveAccessibleDescription('Please enter a title')
    await expect(form.getByLabel('Content')).toHaveAccessibleDescription('Please enter what you want to announce')
    await expect(form.getByLabel('Date and time')).toHaveAccessibleDescription(
      /Please enter a date and time that exist/,
    )
    await form.getByLabel('Title').fill(title)
    await form.getByLabel('Content').fill('<b>Look</b> up')
    await form.getByLabel('Date and time').fill(new Date(Date.now() + 5.4 * HOUR_MS).toISOString().slice(0, 16))
    await form.getByRole('radio', { name: 'High' }).check()
    await form.getByText('In other languages').click()
    await form.getByLabel('Heading in ગુજરાતી').fill(`કિલ્લા પર પતંગ ${title}`)
    await form.getByRole('button', { name: 'Create announcement' }).click()
    await expect(form.getByLabel('Text in ગુજરાતી')).toHaveAccessibleDescription(
      'Please enter what you want to announce',
    )
    await form.getByLabel('Text in ગુજરાતી').fill('ઉપર જુઓ')
    const created = page.waitForRequest((request) => (request.postData() ?? '').includes('ઉપર જુઓ'))
    await form.getByRole('button', { name: 'Create announcement' }).click()
    expect((await created).postDataJSON()).toMatchObject({ id: '', title, priority: 'high' })
    await expectToast(page, 'Announcement created successfully')
    await expect(row(page, title)).toContainText('High')
    await expect(form).toHaveCount(0)

    await openAs(page, await createUserInBrowser(page), '/about')
    await expect(bell(page)).toHaveAccessibleName('Announcements, some of them new')
    await bell(page).click()
    // Another test's announcement may have a later date.
    const own = items(page).filter({ hasText: title })
    await expect(own).toBeVisible()
    await expect(own).toContainText('<b>Look</b> up')
    await expect(own).toContainText('High')

    await open(page, '/gu/about')
    await bellIn(page, gu).click()
    await expect(itemsIn(page, gu).filter({ hasText: title })).toContainText('ઉપર જુઓ')
    await open(page, '/hi/about')
    await bellIn(page, hi).click()
    await expect(itemsIn(page, hi).filter({ hasText: title }).getByRole('heading')).toHaveAttribute('lang', 'en')

    await openAdmin(page, 'announcements')
    await row(page, title)
      .getByRole('button', { name: `Edit ${title}` })
      .click()
    const edit = page.getByRole('region', { name: 'Edit announcement' })
    await expect(edit.getByLabel('Title')).toHaveValue(title)
    await expect(edit.getByLabel('Content')).toHaveValue('<b>Look</b> up')
    await expect(edit.getByRole('radio', { name: 'High' })).toBeChecked()
    await edit.getByRole('button', { name: 'Close the form' }).click()
    await page.getByRole('button', { name: 'New announcement' }).click()
    await expect(form.getByLabel('Title')).toHaveValue('')
    await expect(form.getByRole('radio', { name: 'Medium' })).toBeChecked()
    await row(page, title).getByRole('button', { name: 'Edit' }).click()
    await edit.getByRole('radio', { name: 'Low' }).check()
    const updated = page.waitForRequest('**/api/announcement/update/*')
    await edit.getByRole('button', { name: 'Save changes' }).click()
    const update = await updated
    expect(update.url()).toMatch(new RegExp(`/${update.postDataJSON().id}$`))
    await expectToast(page, 'Announcement updated successfully')
    await expect(row(page, title)).toContainText('Low')

    await row(page, title).getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Announcement deleted successfully')
    await expect(row(page, title)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, title)).toBeVisible()
    await row(page, title).getByRole('button', { name: 'Delete' }).click()
    await expect(row(page, title)).toHaveCount(0)

    await openAs(page, await createUserInBrowser(page), '/about')
    await bell(page).click()
    await expect(page.getByText(title)).toHaveCount(0)
  },
)

test(
  'the admin reads each failure of an announcement and keeps the typed text',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/500/)
    await createAnnouncement(page, { title: 'Stays' })
    await openAdmin(page, 'announcements')
    await breakReply(page, '**/api/announcement/create')
    await breakReply(page, '**/api/announcement/delete/*')
    await page.getByRole('button', { name: 'New announcement' }).click()
    await page.getByLabel('Title').fill('Typed')
    await page.getByLabel('Content').fill('and kept')
    await page.getByRole('button', { name: 'Create announcement' }).click()
    await expectToast(page, 'Failed to save announcement')
    await expect(page.getByLabel('Title')).toHaveValue('Typed')
    await row(page, 'Stays').first().getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Failed to delete announcement')
    await expect(row(page, 'Stays').first()).toBeVisible()

    const questions: string[] = []
    page.on('dialog', (dialog) => {
      questions.push(dialog.message())
      void dialog.dismiss()
    })
    await page.getByRole('link', { name: 'Activity' }).click()
    await row(page, 'Stays').first().getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('button', { name: 'Close the form' }).click()
    await expect.poll(() => questions).toEqual(Array(3).fill('Leave without saving? What you typed will be lost.'))
    await expect(page.getByLabel('Title')).toHaveValue('Typed')
  },
)

test(
  'the admin’s list says when it is empty and when it cannot be read',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/500/)
    // The hidden bell of the panel logs the failure, too.
    expectProblem(/Failed to fetch announcements/)
    await breakReply(page, '**/api/announcement/all')
    await openAdmin(page, 'announcements')
    await expectToast(page, 'Failed to fetch announcements')
    await page.unroute('**/api/announcement/all')
    await answerWith(page, [])
    await page.getByRole('button', { name: 'Try again' }).click()

    await expect(page.getByText('No Announcements', { exact: true })).toBeVisible()
  },
)

test.describe('the bell', () => {
  test(
    'is 20rem wide, 24rem high at most, scrolls, and closes with Escape or a click beside it',
    inFullSuite,
    async ({ page }) => {
      await answerWith(page, [1, 30, 60, 90, 120, 150, 180])
      await openAs(page, await createUserInBrowser(page), '/about')
      await expect(bell(page)).toHaveAttribute('aria-expanded', 'false')

      await bell(page).click()
      const list = page.getByRole('list', { name: 'Announcements' })
      await expect(items(page)).toHaveCount(7)
      const box = await list.boundingBox()
      expect(box?.width).toBe(320)
      expect(box?.height).toBe(384)
      await page.keyboard.press('Tab')
      await expect(list).toBeFocused()
      await page.keyboard.press('End')
      await expect(items(page).last()).toBeInViewport()
      await page.keyboard.press('Escape')

      await expect(list).toHaveCount(0)
      await expect(bell(page)).toBeFocused()
      await bell(page).click()
      await page.mouse.click(100, 700)
      await expect(list).toHaveCount(0)
    },
  )

  test('has a dot for announcements of the last day, and none for future ones', inFullSuite, async ({ page }) => {
    await page.clock.install()
    const now = Date.now()
    await answerWith(page, [23.95, 30], now)
    await openAs(page, await createUserInBrowser(page), '/about')
    await expect(bell(page)).toHaveAccessibleName('Announcements, some of them new')
    await stopClock(page)

    await page.clock.runFor(300_000)
    await page.clock.resume()

    await expect(bell(page)).toHaveAccessibleName('Announcements')
    await page.unroute('**/api/announcement/all')
    await answerWith(page, [-2], now)
    await page.clock.fastForward(300_000)
    await bell(page).click()
    await expect(items(page)).toHaveCount(1)
    await expect(bell(page)).toHaveAccessibleName('Announcements')
  })

  test(
    'asks on load and every five minutes by one timer, only logs a failure, and stops at logout',
    inFullSuite,
    async ({ page, expectProblem }) => {
      expectProblem(/500/)
      expectProblem(/^console warning: Failed to fetch announcements/)
      await page.clock.install()
      const calls = countCalls(page)
      await answerWith(page, [])
      await openAs(page, await createUserInBrowser(page), '/about')
      await expect.poll(calls).toBe(1)
      await stopClock(page)
      const before = calls()
      await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click()
      await page.clock.runFor(240_000)
      await expect(page).toHaveURL('/explore')
      const shortly = calls()
      await page.clock.runFor(60_000)
      await expect.poll(calls).toBe(before + 1)
      expect(shortly).toBeLessThanOrEqual(before + 1)

      await page.unroute('**/api/announcement/all')
      await breakReply(page, '**/api/announcement/all')
      await page.clock.runFor(300_000)
      await expect.poll(calls).toBe(before + 2)
      await bell(page).click()
      await page.clock.runFor(1_000)
      await expect(page.getByText('No announcements available')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)

      await logOut(page)
      // The logout and its rendering take real time, so the clock advances in small steps.
      await expect(async () => {
        await page.clock.runFor(20)
        await expect(bell(page)).toHaveCount(0, { timeout: 100 })
      }).toPass({ timeout: 60_000, intervals: [20] })
      const atLogout = calls()
      await page.clock.runFor(1_000_000)
      expect(calls()).toBe(atLogout)
    },
  )

  test('is open to the keyboard and has no accessibility faults in any look', inFullSuite, async ({ page }) => {
    await answerWith(page, [1, 30, 60])
    await openAs(page, await createUserInBrowser(page), '/about')
    await tabTo(page, bell(page))
    await page.keyboard.press('Enter')
    await expect(items(page)).toHaveCount(3)

    await expectAccessibleInEveryLook(page, 'header')

    await page.setViewportSize({ width: 320, height: 640 })
    await expectWithin(page, page.getByRole('list', { name: 'Announcements' }))
    expect(await widthOfContent(page)).toBe(320)
    expect(await findSmallTargets(page.getByRole('banner'), 44)).toEqual([])
  })

  test('is not loaded for guests', inFullSuite, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })

    expect(scripts.filter((url) => /members|announcement/.test(url))).toEqual([])
  })
})

async function expectWithin(page: Page, element: Locator): Promise<void> {
  const { x = -1, width = 0 } = (await element.boundingBox()) ?? {}
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}
