import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { fill } from '#contract/messages/format.ts'
import { expectGoodScreen, readingIn, type Reading, walkedFirstIn } from '../support/browser-language.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { createSignedInUser } from '../support/browser-users.ts'
import { findEnglishTexts } from '../support/english-texts.ts'
import { anyOf } from '../support/messages.ts'

type Walk = Reading & { page: Page }

/** A Monday, on which the castle is closed. */
const MONDAY = '2026-12-07'
const TUESDAY = '2026-12-08'
const CASTLE = 'surat-castle'
const GARDEN = 'dutch-garden'

/** The column of a day on the board. */
const day = (page: Page, date: string): Locator =>
  page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.locator(`#day-${date}`) })

const stop = (page: Page, name: string): Locator =>
  page.locator('[data-stop]').filter({ has: page.getByRole('heading', { name, exact: true }) })

const getWeekday = (date: string, { dateLocale }: Reading['formats']): string =>
  new Intl.DateTimeFormat(dateLocale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(date))

async function choose({ page, words, formats, getName }: Walk, slugs: readonly string[]): Promise<void> {
  const dialog = page.getByRole('dialog', { name: words.planner.head.planForMe })
  for (const slug of slugs) {
    await dialog
      .getByRole('checkbox', { name: new RegExp(`^${getName(slug)}`) })
      .first()
      .press('Space')
  }
  await dialog.getByRole('button', { name: formats.plural(words.planForMe.submit, slugs.length) }).press('Enter')
}

async function beginTrip(walk: Walk): Promise<void> {
  const { page, words, at } = walk
  await open(page, at('/'))
  await page.getByRole('banner').getByRole('link', { name: words.navigation.trips, exact: true }).click()
  await expectGoodScreen(page, walk)
  await page.getByRole('button', { name: words.trips.newTrip.spans['two-days'] }).click()
  await expect(page.getByRole('dialog', { name: words.planner.head.planForMe })).toBeVisible()
  await expectGoodScreen(page, walk)
}

async function readPlan(walk: Walk): Promise<void> {
  const { page, words, formats, getName } = walk
  await expect(page.getByRole('heading', { name: words.planForMe.report.title })).toBeFocused()
  await expect(page.getByText(formats.plural(words.planForMe.report.planned, 2))).toBeVisible()
  await expect(day(page, TUESDAY).getByRole('heading', { name: getName(CASTLE) })).toBeVisible()
  await page.getByText(words.planForMe.report.reasonsOf).click()
  await expect(page.getByText(words.planForMe.placed.onlyDayOpen).first()).toBeVisible()
  await expectGoodScreen(page, walk)
}

/** Moves the castle to the Monday and reads why that does not work. */
async function moveByKeyboard(walk: Walk): Promise<void> {
  const { page, words, getName } = walk
  const { planner, openState } = words
  const castle = stop(page, getName(CASTLE))
  await castle.getByRole('button', { name: anyOf(planner.stop.number) }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(anyOf(planner.stop.pickedUp)).first()).toBeAttached()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(page.getByText(anyOf(planner.stop.dropped)).first()).toBeAttached()
  await expect(day(page, MONDAY).getByRole('heading', { name: getName(CASTLE) })).toBeVisible()
  const closed = fill(planner.problems.closed.weekly, { weekday: openState.weekdaysInGeneral[0] })
  const problem = page.getByRole('group', { name: planner.problems.label }).filter({ hasText: closed })
  await expect(problem).toBeVisible()
  await expectGoodScreen(page, walk)
  await problem
    .getByRole('button', { name: anyOf(planner.proposals.move) })
    .first()
    .press('Enter')
  await expect(day(page, TUESDAY).getByRole('heading', { name: getName(CASTLE) })).toBeVisible()
}

/** Gives the garden a time. The next plan leaves it there. */
async function setTimeOfStop(walk: Walk): Promise<void> {
  const { page, words, getName } = walk
  const name = getName(GARDEN)
  await page.getByRole('button', { name: fill(words.planner.stop.change, { name }) }).click()
  await page.getByLabel(words.planner.stop.time, { exact: true }).fill('16:40')
  await page.keyboard.press('Enter')
  await expect(stop(page, name).getByText('16:40').first()).toBeVisible()
  await expectGoodScreen(page, walk)
  await page.getByRole('button', { name: words.planner.head.planForMe, exact: true }).click()
  await choose(walk, ['old-english-tombs'])
  await page.getByText(words.planForMe.report.reasonsOf).click()
  await expect(page.getByText(words.planForMe.placed.kept).first()).toBeVisible()
  await expect(stop(page, name).getByText('16:40').first()).toBeVisible()
}

async function takeAlong({ page, words }: Walk, what: string): Promise<void> {
  await page.getByRole('button', { name: anyOf(words.trips.takeAlongTrip) }).click()
  await page.getByRole('button', { name: what, exact: true }).click()
}

async function saveCalendar(walk: Walk): Promise<void> {
  const downloading = walk.page.waitForEvent('download')
  await takeAlong(walk, walk.words.trips.formats.ics)
  const file = readFileSync(await (await downloading).path(), 'utf8').replace(/\r\n[ \t]/g, '')
  expect(file).toContain(`SUMMARY:${walk.getName(CASTLE)}`)
  expect(file).toContain(`LOCATION:${walk.getName(CASTLE)}`)
}

async function print(walk: Walk): Promise<void> {
  const { page, code, formats, getName } = walk
  const printed = page.waitForEvent('console', (message) => message.text() === 'printed')
  await page.evaluate(() => Object.assign(globalThis, { print: () => console.info('printed') }))
  await takeAlong(walk, walk.words.trips.print)
  await printed
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(getWeekday(MONDAY, formats))
  await expect(
    page
      .getByRole('article')
      .getByRole('link', { name: getName(CASTLE) })
      .first(),
  ).toBeVisible()
  expect(await findEnglishTexts(page, code), 'English messages on paper').toEqual([])
}

for (const { code } of walkedFirstIn('hi')) {
  test.describe(`in ${code}`, () => {
    // A browser in another language would be offered the page in it, by a bar over the foot of the page.
    test.use({ locale: `${code}-IN` })

    test(
      'two days are planned, changed by keyboard, kept, saved for a calendar and printed',
      inFullSuite,
      async ({ page, expectProblem }) => {
        expectProblem(/printed/)
        const walk: Walk = { ...(await readingIn(code)), page }
        await page.clock.setFixedTime(new Date(`${MONDAY}T09:00:00+05:30`))
        await createSignedInUser(page)

        await beginTrip(walk)
        await choose(walk, [CASTLE, GARDEN])
        await readPlan(walk)
        await moveByKeyboard(walk)
        await setTimeOfStop(walk)
        await saveCalendar(walk)
        await print(walk)
      },
    )
  })
}
