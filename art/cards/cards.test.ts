import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { IllustrationIndex } from '#server/guide/content-schema.ts'
import { readContent } from '#server/guide/read-content.ts'
import { cardPages, type CardPage } from './card-pages.ts'
import { CARD, drawCard, MAX_CARD_BYTES } from './draw-card.ts'
import { openLettering, type Lettering, type Line } from './lettering.ts'

const SURAT = resolve('content/surat')
const content = readContent(SURAT)
const index: unknown = JSON.parse(readFileSync(join(SURAT, 'illustrations', 'illustrations.json'), 'utf8'))
const pages = cardPages(content, IllustrationIndex.parse(index), SURAT)
const mark = readFileSync(join(SURAT, 'illustrations', 'mark.svg'), 'utf8')

/** Without escaping the renderer would set no text at all. */
const MARKUP = 'Salt & <Pepper>'

let folder: string
let set: (line: Line) => Promise<Lettering>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'safarnama-cards-'))
  set = await openLettering(folder, ['Safarnama', MARKUP, ...pages.flatMap(({ title, where }) => [title, where])])
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

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
  const bytes = await drawCard({ page: pageAt('/street_food'), mark, set })

  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', ...CARD })
  expect(bytes.length).toBeLessThan(MAX_CARD_BYTES)
})

test('drawing a card twice gives the same bytes', async () => {
  const page = pageAt('/places/surat-castle')

  expect(await drawCard({ page, mark, set })).toEqual(await drawCard({ page, mark, set }))
})

test('names are set in the condensed face of the headlines', async () => {
  // The name is 182 pixels wide in this face, and over 230 pixels in system fonts.
  const { width } = await set({ text: 'Safarnama', size: 50, ink: '#000000', width: 400 })

  expect(width).toBeLessThan(200)
})

test('a name may hold special characters of markup', async () => {
  const { width } = await set({ text: MARKUP, size: 50, ink: '#000000', width: 800 })

  expect(width).toBeGreaterThan(200)
})
