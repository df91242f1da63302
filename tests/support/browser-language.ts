import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { fill, formatsFor, type Formats } from '#contract/messages/format.ts'
import { languages, pathIn, type LanguageCode } from '#contract/messages/languages.ts'
import { expectAccessible } from './browser-access.ts'
import { inFullSuite } from './browser-test.ts'
import { findEnglishTexts } from './english-texts.ts'
import { getMessages, type Messages } from './messages.ts'

const NamedPlaces = z.array(z.object({ slug: z.string(), name: z.string() }))

/** The languages that journeys run in once more. Their English is walked by the suites of the screens. */
export const translated = languages.filter(({ code }) => code !== languages[0].code).map(({ code }) => code)

/**
 * The languages of a journey, with the details of its tests. A journey in a second language restates itself, so that the
 * full suite alone runs it. The journeys share the languages among them.
 */
export function walkedFirstIn(everyday: LanguageCode) {
  return translated.map((code) => ({ code, details: code === everyday ? {} : inFullSuite }))
}

/** The language of a person, with its texts. */
export type Reading = {
  readonly code: LanguageCode
  readonly words: Messages
  readonly formats: Formats
  /** The path of a page in the language. */
  readonly at: (path: string) => string
  /** The name of a place of the guide. */
  readonly getName: (slug: string) => string
}

export async function readingIn(code: LanguageCode): Promise<Reading> {
  const language = languages.find((known) => known.code === code) ?? languages[0]
  const folder = code === languages[0].code ? 'content/surat' : `content/surat/${code}`
  const places = NamedPlaces.parse(JSON.parse(readFileSync(`${folder}/places.json`, 'utf8')))
  return {
    code,
    words: await getMessages(code),
    formats: formatsFor(language, { countryCode: 'IN', currency: 'INR', currencySign: '₹' }),
    at: (path) => pathIn(language, path),
    getName: (slug) => places.find((place) => place.slug === slug)?.name ?? slug,
  }
}

/** Expects a screen to be in the language as a whole, and axe to find nothing on it. */
export async function expectGoodScreen(page: Page, { code }: Reading): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', code)
  await expectAccessible(page)
  expect(await findEnglishTexts(page, code), 'English messages on the screen').toEqual([])
}

/** Opens the bell, whose name tells whether there is something new. */
export async function openBell(page: Page, { words: { announcements } }: Reading): Promise<void> {
  const banner = page.getByRole('banner')
  const { bell, bellNew } = announcements
  await banner
    .getByRole('button', { name: bell, exact: true })
    .or(banner.getByRole('button', { name: bellNew, exact: true }))
    .click()
}

/** The name of the account menu, by which a test sees that somebody is logged in. */
export function accountMenuIn(page: Page, { words }: Pick<Reading, 'words'>, name: string) {
  return page.getByRole('banner').getByRole('button', { name: fill(words.accountMenu.label, { name }) })
}
