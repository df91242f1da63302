import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readContent } from '#server/guide/read-content.ts'
import { allFiles } from './print.ts'
import { pictures } from './pictures.ts'
import { brokenRules } from './rules.ts'

const SURAT = 'content/surat'
const { places } = readContent(SURAT)

function printedFile(name: string): string {
  return readFileSync(join(SURAT, 'illustrations', name), 'utf8')
}

/** Reduces a picture to 32 by 24 dots of red, green and blue. */
async function thumbnail(id: string): Promise<Buffer> {
  return sharp(join(SURAT, 'illustrations', `${id}.svg`))
    .resize(32, 24, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** The mean difference of two thumbnails: 0 for the same picture, 255 for black against white. */
function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
}

test('every place has a picture of its own', () => {
  expect(new Set(places.map((place) => place.illustration)).size).toBe(places.length)
})

test('the picture of each place has more than 2 kB', () => {
  const sizes = places.map(({ illustration }) => printedFile(`${illustration}.svg`).length)

  expect(Math.min(...sizes)).toBeGreaterThan(2 * 1024)
})

test('no two places look alike when they are small', async () => {
  const thumbnails = await Promise.all(
    places.map(async ({ slug, illustration }) => ({ slug, dots: await thumbnail(illustration) })),
  )
  const alike = thumbnails.flatMap((one, index) =>
    thumbnails
      .slice(index + 1)
      .filter((other) => difference(one.dots, other.dots) < 24)
      .map((other) => `${one.slug} and ${other.slug}`),
  )
  expect(alike).toEqual([])
})

test('each picture has a description of its own', () => {
  const texts = Object.values(pictures).map(({ alt }) => alt)
  expect(new Set(texts).size).toBe(texts.length)
})

test('every file keeps to the rules of the set', () => {
  const drawings = [...allFiles()].filter(([name]) => name.endsWith('.svg'))
  const broken = drawings.flatMap(([name, svg]) =>
    brokenRules(name.slice(0, -'.svg'.length), svg).map((rule) => `${name} ${rule}`),
  )
  expect(broken).toEqual([])
})

test('the files are what the code draws, byte for byte', () => {
  const stale = [...allFiles()].filter(([name, text]) => printedFile(name) !== text).map(([name]) => name)
  expect(stale).toEqual([])
})

test('drawing twice gives the same bytes', () => {
  expect([...allFiles()]).toEqual([...allFiles()])
})

/** Relative luminance as WCAG 2 defines it. Red, green and blue go from 0 to 255. */
function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const linear = (value: number) => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

test.each(['category-explore', 'category-cafe', 'category-street-food', 'category-historical'])(
  'words on the strip %s stand out from it',
  async (id) => {
    // The list pages put the text into the left half, above the foot: category-cover in src/web/guide/places/places.css.
    const ground = await sharp(join(SURAT, 'illustrations', `${id}.svg`))
      .extract({ left: 60, top: 30, width: 520, height: 140 })
      .removeAlpha()
      .raw()
      .toBuffer()
    const words = luminance([0xf4, 0xea, 0xd7])
    const dots = Array.from({ length: ground.length / 3 }, (_, dot) =>
      luminance([...ground.subarray(dot * 3, dot * 3 + 3)]),
    )
    const legible = dots.filter((dot) => (words + 0.05) / (dot + 0.05) >= 4.5)

    // A few lamps and stars may stand behind letters, because they do not hide them.
    expect(legible.length / dots.length).toBeGreaterThan(0.985)
  },
)
