/**
 * Lays the printed pictures out as lists show them, on light and on dark paper, so that a reviewer sees neighbours side by
 * side. It makes one sheet for each category of places and one for the other pictures.
 *
 *   npm run contact-sheets                     into .cache/contact-sheets
 *   npm run contact-sheets -- some/folder      into another folder
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { readConfig } from '#server/platform/config/config.ts'
import { element, rect } from './svg.ts'

/** The `--paper` colours of src/web/styles/tokens.css, each with an ink that is legible on it. */
const PAPERS = {
  light: { ground: '#fbf6ec', ink: '#1b2247' },
  dark: { ground: '#12162e', ink: '#e6c26c' },
} as const

/** In pixels. A picture is as wide as a card on a phone. */
const COLUMNS = 4
const PICTURE = { width: 360, height: 270 }
const GAP = 24
const CAPTION = 26

type Entry = { readonly id: string; readonly caption: string }

const { cityDir } = readConfig(process.env)
const illustrations = join(cityDir, 'illustrations')

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Groups entries by sheet. Places of one category that share a picture show it once, under all their names. */
function sheets(): ReadonlyMap<string, readonly Entry[]> {
  const Places = z.array(z.object({ slug: z.string(), category: z.string(), illustration: z.string() }))
  const places = Places.parse(readJson(join(cityDir, 'places.json')))
  const printed = Object.keys(
    z.record(z.string(), z.unknown()).parse(readJson(join(illustrations, 'illustrations.json'))),
  )
  const used = new Set(places.map((place) => place.illustration))
  const rest = printed.filter((id) => !used.has(id)).map((id) => ({ id, caption: id }))
  const byCategory = Map.groupBy(places, (place) => place.category)
  return new Map([
    ...[...byCategory].map(([category, own]) => {
      const byPicture = Map.groupBy(own, (place) => place.illustration)
      const entries = [...byPicture].map(([id, sharing]) => ({
        id,
        caption: sharing.map(({ slug }) => slug).join(', '),
      }))
      return [category, entries] as const
    }),
    ['rest', rest] as const,
  ])
}

function cell(index: number): { left: number; top: number } {
  return {
    left: GAP + (index % COLUMNS) * (PICTURE.width + GAP),
    top: GAP + Math.floor(index / COLUMNS) * (PICTURE.height + CAPTION + GAP),
  }
}

/** Cuts a caption where the next column begins. */
function paperWithCaptions(entries: readonly Entry[], paper: { ground: string; ink: string }): string {
  const width = GAP + COLUMNS * (PICTURE.width + GAP)
  const height = GAP + Math.ceil(entries.length / COLUMNS) * (PICTURE.height + CAPTION + GAP)
  const captions = entries.map(({ caption }, index) => {
    const { left, top } = cell(index)
    const line = {
      x: left,
      y: top + PICTURE.height + 18,
      fill: paper.ink,
      'font-family': 'sans-serif',
      'font-size': 14,
    }
    return element('text', line, caption.slice(0, 48))
  })
  const page = { xmlns: 'http://www.w3.org/2000/svg', width, height }
  return element('svg', page, rect(0, 0, width, height, paper.ground), ...captions)
}

/** Shows a picture whole on the paper, because strips and the home page's picture are wider than a card. */
async function pixels(id: string, background: string): Promise<Buffer> {
  return sharp(join(illustrations, `${id}.svg`))
    .resize({ ...PICTURE, fit: 'contain', background })
    .png()
    .toBuffer()
}

async function draw(file: string, entries: readonly Entry[], paper: { ground: string; ink: string }): Promise<void> {
  const pictures = await Promise.all(
    entries.map(async ({ id }, index) => ({ input: await pixels(id, paper.ground), ...cell(index) })),
  )
  await sharp(Buffer.from(paperWithCaptions(entries, paper)))
    .composite(pictures)
    .png()
    .toFile(file)
  console.log(file)
}

const folder = process.argv[2] ?? join('.cache', 'contact-sheets')
mkdirSync(folder, { recursive: true })
for (const [name, entries] of sheets()) {
  for (const [theme, paper] of Object.entries(PAPERS)) {
    if (entries.length > 0) await draw(join(folder, `${name}-${theme}.png`), entries, paper)
  }
}
