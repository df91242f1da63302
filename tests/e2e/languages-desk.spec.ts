import type { Page } from '@playwright/test'
import { fill } from '#contract/messages/format.ts'
import { languageOffers } from '#contract/messages/language-offers.ts'
import { languages } from '#contract/messages/languages.ts'
import { openAdmin } from '../support/browser-admin.ts'
import { expectGoodScreen, openBell, readingIn, type Reading, walkedFirstIn } from '../support/browser-language.ts'
import { button, field, main } from '../support/browser-main.ts'
import { testWithOwnServer } from '../support/browser-own-server.ts'
import { ADMIN } from '../support/browser-server.ts'
import { expect, inFullSuite, open } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import { createUserInBrowser, openAs } from '../support/browser-users.ts'
import { readOutbox } from '../support/letters.ts'

const test = testWithOwnServer

type Walk = Reading & { page: Page }
type Hours = ReturnType<typeof newHours>

const SLUG = 'surat-castle'
/** The desk and what it stores have the English names of places (docs/decisions/0068). */
const NAME = 'Surat Castle'

/** Hours that no test before has brought into the guide. */
function newHours({ code }: Reading): { opens: string; closes: string } {
  const { repeatEachIndex, retry } = test.info()
  const hour = 7 + languages.findIndex((language) => language.code === code)
  return { opens: `0${hour}:${10 + repeatEachIndex}`, closes: `21:${10 + retry}` }
}

async function suggestHours(walk: Walk, { opens, closes }: Hours): Promise<void> {
  const { page, words } = walk
  const facts = page.getByRole('complementary', { name: words.placePage.facts })
  await facts.getByRole('button', { name: fill(words.suggest.openOf, { fact: words.placePage.hours }) }).click()
  const dialog = page.getByRole('dialog', { name: words.suggest.open, exact: true })
  await expect(dialog.getByLabel(words.suggest.topic)).toHaveValue('openingHours')
  await dialog.getByLabel(words.suggest.days.Su, { exact: true }).uncheck()
  await dialog.getByLabel(words.suggest.opens).fill(opens)
  await dialog.getByLabel(words.suggest.closes).fill(closes)
  await expectGoodScreen(page, walk)
  await dialog.getByRole('button', { name: words.suggest.send, exact: true }).click()
  await expectToast(page, words.suggest.sent)
}

async function acceptByKey(walk: Walk, { opens, closes }: Hours): Promise<void> {
  const { page, words } = walk
  const names = { topic: words.suggest.topics.openingHours, place: NAME }
  await openAdmin(page, 'suggestions', walk)
  const row = main(page).getByRole('article')
  await expect(row).toContainText(`Mo-Sa ${opens}-${closes}`)
  await expect(row.getByRole('rowheader')).toHaveText(words.suggest.topics.openingHours)
  await expectGoodScreen(page, walk)
  await row.getByRole('button', { name: fill(words.deskSuggestions.acceptOf, names) }).focus()
  await page.keyboard.press('a')
  await expectToast(page, fill(words.deskSuggestions.accepted, names))
  await expect(main(page).getByText(words.deskSuggestions.empty)).toBeVisible()
}

async function readAnswer(walk: Walk): Promise<void> {
  const { page, words } = walk
  await openBell(page, walk)
  const answer = fill(words.ownModeration.kinds['suggestion-accepted'], { place: NAME })
  await expect(page.getByText(answer)).toBeVisible()
  await expectGoodScreen(page, walk)
}

type Place = { name: string; slug: string }

async function writePlace({ page, words }: Walk, { name, slug }: Place): Promise<void> {
  const { fields, evidence } = words.desk
  await main(page).getByRole('link', { name: words.desk.kinds.place.newEntry }).click()
  await field(page, fields.name).fill(name)
  await field(page, fields.locality).fill('Adajan')
  await main(page).getByLabel(fields.category, { exact: true }).selectOption('explore')
  await main(page).getByLabel(fields.kind, { exact: true }).selectOption('nature')
  await main(page).getByLabel(fields.confidence).selectOption('medium')
  await main(page).getByLabel(fields.description).fill('A garden around a lake.')
  await main(page).getByText(words.desk.moreFields).click()
  await main(page).getByRole('textbox', { name: fields.slug }).fill(slug)
  await main(page).getByLabel(fields.tags).fill('garden')
  const drawing = main(page).getByLabel(fields.illustration)
  await drawing.selectOption('garden')
  await expect(drawing.locator('option:checked')).toHaveAttribute('lang', 'en')
  await main(page).getByRole('textbox', { name: fields.sources, exact: true }).fill('https://garden.example/')
  await main(page).getByLabel(words.desk.addFact).selectOption(words.suggest.topics.openingHours)
  await button(page, words.desk.add).click()
  const hours = hoursGroup(page, words)
  await hours.getByText(words.desk.hoursNotation).click()
  await hours.getByLabel(words.desk.value).fill('Tu-Su 10:00-18:00')
  await hours.getByLabel(evidence.confidence).selectOption('reported')
  await hours.getByLabel(evidence.source).fill('no address')
}

function hoursGroup(page: Page, { suggest }: Reading['words']) {
  return main(page)
    .getByRole('group', { name: new RegExp(`^${suggest.topics.openingHours}`) })
    .last()
}

async function publishPlace(walk: Walk): Promise<void> {
  const { page, words } = walk
  const source = hoursGroup(page, words).getByLabel(words.desk.evidence.source)
  await button(page, words.desk.publish).click()
  await expect(source).toBeFocused()
  await expect(main(page).getByText(words.desk.problems)).toBeVisible()
  await expectGoodScreen(page, walk)
  await source.fill('https://garden.example/hours')
  await button(page, words.desk.preview).click()
  await expect(
    page.getByRole('dialog', { name: words.desk.preview }).getByText('A garden around a lake.'),
  ).toBeVisible()
  await expectGoodScreen(page, walk)
  await page.keyboard.press('Escape')
  await button(page, words.desk.publish).click()
  await expectToast(page, words.desk.published)
  await expect(main(page).getByText(words.desk.states.edited)).toBeVisible()
  await expectGoodScreen(page, walk)
}

async function findOnSite(walk: Walk, { name, slug }: Place): Promise<void> {
  const { page, words, at } = walk
  await open(page, at(`/places/${slug}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('complementary', { name: words.placePage.facts })).toContainText('10:00')
  // The offer of the browser's own language covers what is below it, until it is answered.
  await page.getByRole('button', { name: languageOffers.en.languageOffer.decline }).click()
  await expectGoodScreen(page, walk)
}

async function writeLetter(walk: Walk, title: string): Promise<void> {
  const { page, words, getName } = walk
  await main(page).getByRole('link', { name: words.letters.newLetter }).click()
  await main(page).getByRole('textbox', { name: words.admin.titleLabel }).fill(title)
  await main(page).getByRole('textbox', { name: words.admin.textLabel, exact: true }).fill('The <b>kites</b> are up.')
  await main(page).getByRole('combobox', { name: words.letters.addPlace }).fill(NAME)
  await main(page).getByRole('option', { name: NAME, exact: true }).click()
  await expect(main(page).getByText(fill(words.letters.added, { name: NAME }))).toBeAttached()
  await expect(main(page).locator('.letter-place-name')).toHaveText(getName(SLUG))
}

async function previewAndTryLetter(walk: Walk, title: string, mails: () => string[]): Promise<void> {
  const { page, words } = walk
  await button(page, words.letters.preview).click()
  const preview = main(page).getByRole('region', { name: words.letters.previewTitle })
  await expect(preview.getByRole('heading', { name: title })).toBeVisible()
  await expect(preview.getByText(words.letters.asText, { exact: true })).toBeVisible()
  await expectGoodScreen(page, walk)
  await button(page, words.letters.test).click()
  await expectToast(page, fill(words.letters.tested, { email: ADMIN.email }))
  await expect.poll(mails).toContainEqual(expect.stringContaining(title))
}

for (const { code } of walkedFirstIn('gu')) {
  test(
    `in ${code}, hours that a traveller saw are accepted by one key, and the bell says so`,
    inFullSuite,
    async ({ page }) => {
      const walk: Walk = { ...(await readingIn(code)), page }
      const traveller = await createUserInBrowser(page)
      const hours = newHours(walk)

      await openAs(page, traveller, walk.at(`/places/${SLUG}`))
      await suggestHours(walk, hours)
      await acceptByKey(walk, hours)
      await openAs(page, traveller, walk.at(`/places/${SLUG}`))
      await expect(page.getByRole('complementary', { name: walk.words.placePage.facts })).toContainText(hours.opens)
      await readAnswer(walk)
    },
  )

  test(
    `in ${code}, an editor adds a place with its hours and finds it on the site`,
    inFullSuite,
    async ({ page, expectProblem }) => {
      expectProblem(/400/)
      const walk: Walk = { ...(await readingIn(code)), page }
      const slug = `garden-${Date.now()}`
      const place = { slug, name: `Garden ${slug}` }

      await openAdmin(page, 'places', walk)
      await expectGoodScreen(page, walk)
      await writePlace(walk, place)
      await publishPlace(walk)
      await findOnSite(walk, place)
    },
  )

  test(`in ${code}, a letter is written, previewed and tried`, inFullSuite, async ({ page, server }) => {
    const walk: Walk = { ...(await readingIn(code)), page }
    const title = `Kites ${Date.now()}`

    await openAdmin(page, 'letters', walk)
    await writeLetter(walk, title)
    await previewAndTryLetter(walk, title, () => readOutbox(server.outbox).map(({ subject }) => subject))
    await main(page).getByRole('link', { name: walk.words.letters.back }).click()
    await expect(main(page).getByRole('article').filter({ hasText: title })).toContainText(
      walk.words.letters.states.draft,
    )
    await expectGoodScreen(page, walk)
  })
}
