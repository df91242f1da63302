import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { IllustrationIndex } from '#server/guide/content-schema.ts'
import { readContent } from '#server/guide/read-content.ts'
import { languages } from '#contract/messages/languages.ts'
import { cardPages, type CardPage } from './card-pages.ts'
import { readCardWords } from './card-words.ts'
import { CARD, drawCard, drawGround, MAX_CARD_BYTES } from './draw-card.ts'
import { openLettering, type Lettering, type Line } from './lettering.ts'

const SURAT = resolve('content/surat')
const content = readContent(SURAT)
const index: unknown = JSON.parse(readFileSync(join(SURAT, 'illustrations', 'illustrations.json'), 'utf8'))
const illustrations = IllustrationIndex.parse(index)
const pagesByLanguage = await Promise.all(
  languages.map(async (language) =>
    cardPages({ content, illustrations, cityDir: SURAT }, await readCardWords(language, content, illustrations)),
  ),
)
const all = pagesByLanguage.flat()
const pages = all.filter(({ language }) => language === 'en')
const mark = readFileSync(join(SURAT, 'illustrations', 'mark.svg'), 'utf8')

/** Without escaping the renderer would set no text at all. */
const MARKUP = 'Salt & <Pepper>'

let folder: string
let set: (line: Line) => Promise<Lettering>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'safarnama-cards-'))
  set = await openLettering(folder, [MARKUP, ...all.flatMap(({ site, title, where }) => [site, title, where])])
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function draw(page: CardPage): Promise<Buffer> {
  return drawCard({ page, ground: await drawGround(mark, page.pictures), set })
}

function pageAt(path: string): CardPage {
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`${path} has no card`)
  return page
}

test('every place and every list has a card, and each card has a description of its own', () => {
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/',
      '/about',
      '/suggest-trips',
      '/explore',
      '/cafe',
      '/street_food',
      '/historical_places',
      ...content.places.map(({ slug }) => `/places/${slug}`),
    ]),
  )
  expect(new Set(pages.map(({ alt }) => alt)).size).toBe(pages.length)
})

test('the card of a list shows four places, and every other card shows one picture', () => {
  const shown = pages.map(({ path, pictures }) => `${path} ${pictures.length}`)

  expect(shown.filter((page) => page.endsWith(' 4')).length).toBe(4)
  expect(shown.filter((page) => !/ [14]$/.test(page))).toEqual([])
})

test('a card has the size that networks ask for, and a picture with many details keeps it small', async () => {
  const bytes = await draw(pageAt('/street_food'))

  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', ...CARD })
  expect(bytes.length).toBeLessThan(MAX_CARD_BYTES)
})

test('drawing a card twice gives the same bytes', async () => {
  const page = pageAt('/places/surat-castle')

  expect(await draw(page)).toEqual(await draw(page))
})

test('names are set in the condensed face of the headlines', async () => {
  // The name is 182 pixels wide in this face, and over 230 pixels in system fonts.
  const { width } = await set({ text: 'Safarnama', size: 50, ink: '#000000', width: 400 })

  expect(width).toBeLessThan(200)
})

test('every page has a card in each language, whose title is in the script of the language', () => {
  const paths = pages.map(({ path }) => path)
  const getTitles = (code: string) => all.filter(({ language }) => language === code).map(({ title }) => title)

  expect(pagesByLanguage.map((own) => own.map(({ path }) => path))).toEqual([paths, paths, paths])
  expect(getTitles('gu').filter((title) => !/[\u0A80-\u0AFF]/.test(title))).toEqual([])
  expect(getTitles('hi').filter((title) => !/[\u0900-\u097F]/.test(title))).toEqual([])
})

test.each(['gu', 'hi'])('the longest words of %s fit on their cards', async (code) => {
  const words = all.filter(({ language }) => language === code).flatMap(({ title }) => title.split(' '))
  const longest = words.toSorted((one, other) => other.length - one.length).slice(0, 5)
  const widths = await Promise.all(
    longest.map(async (text) => (await set({ text, size: 46, ink: '#000000', width: 1000 })).width),
  )

  expect(Math.max(...widths)).toBeLessThanOrEqual(364)
})

test('a name may hold special characters of markup', async () => {
  const { width } = await set({ text: MARKUP, size: 50, ink: '#000000', width: 800 })

  expect(width).toBeGreaterThan(200)
})
