import sharp, { type OverlayOptions } from 'sharp'
import { border } from '../illustrations/ornament.ts'
import { brick, gold, indigo, marigold, paper } from '../illustrations/palette.ts'
import { newSheet } from '../illustrations/sheet.ts'
import { at, element, inner, rect } from '../illustrations/svg.ts'
import type { CardPage } from './card-pages.ts'
import type { Lettering, Line } from './lettering.ts'

/** In pixels. Every chat program and social network shows this size without cutting. */
export const CARD = { width: 1200, height: 630 } as const

/** In pixels. The text stands on paper at the left. The picture is cut nearly square, which keeps every subject whole. */
const PANEL = 440
const BAND = 20
const MARGIN = 48
const TEXT_WIDTH = PANEL - MARGIN - 28
const PICTURE = { left: PANEL + BAND, width: CARD.width - PANEL - BAND }

/** In pixels. A name takes the first size that fits, or the last one. */
const NAME_SIZES = [92, 80, 70, 62, 54, 46]
const NAME_TOP = 190
/** Between the name and the line below it. */
const NAME_GAP = 16

/** Some chat programs show no larger picture on a slow network. */
export const MAX_CARD_BYTES = 60_000
/** From the best colours to the smallest file. A card takes the first that fits the limit, or the last one. */
const PALETTES = [{ quality: 60 }, { quality: 45 }, { colours: 16 }]

type SetLine = (line: Line) => Promise<Lettering>

type DrawCard = {
  page: CardPage
  /** The result of `drawGround`. */
  ground: Buffer
  set: SetLine
}

/** Draws a card as PNG, which every program shows. Flat inks need few colours. */
export async function drawCard(card: DrawCard): Promise<Buffer> {
  const drawn = await compose(card)
  let bytes = drawn
  for (const palette of PALETTES) {
    bytes = await sharp(drawn)
      .png({ palette: true, dither: 0, effort: 8, ...palette })
      .toBuffer()
    if (bytes.length <= MAX_CARD_BYTES) break
  }
  return bytes
}

/** Draws a card without its words. The cards of a page in all languages have it in common. */
export async function drawGround(mark: string, files: readonly string[]): Promise<Buffer> {
  return sharp(Buffer.from(paperWithBand(mark)))
    .composite(await pictures(files))
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function compose({ page, ground, set }: DrawCard): Promise<Buffer> {
  const wordmark = await set({ text: page.site, size: 50, ink: indigo.deep, width: TEXT_WIDTH })
  const place = await set({ text: page.where, size: 40, ink: brick.dark, width: TEXT_WIDTH })
  const placeTop = CARD.height - MARGIN - place.height
  const name = await setToFit(page.title, { height: placeTop - NAME_GAP - NAME_TOP, set })
  return sharp(ground)
    .composite([
      { input: wordmark.pixels, left: MARGIN + 84, top: 64 },
      { input: name.pixels, left: MARGIN, top: NAME_TOP },
      { input: place.pixels, left: MARGIN, top: placeTop },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function setToFit(text: string, { height, set }: { height: number; set: SetLine }): Promise<Lettering> {
  const smallest = NAME_SIZES.at(-1) ?? 0
  for (const size of NAME_SIZES) {
    const name = await set({ text, size, ink: indigo.deep, width: TEXT_WIDTH })
    if (size === smallest || (name.width <= TEXT_WIDTH && name.height <= height)) return name
  }
  throw new Error('NAME_SIZES is empty')
}

/** Draws the paper with the mark, and a band of block print between paper and picture. */
function paperWithBand(mark: string): string {
  const sheet = newSheet('card')
  const band = border(sheet, 0, 0, CARD.height, BAND, brick.base, gold.light, 'temple', paper.pale)
  const upright = element('g', { transform: `translate(${PANEL + BAND} 0) rotate(90)` }, band)
  const drawing = rect(0, 0, CARD.width, CARD.height, '#fbf6ec') + at(MARGIN - 4, 50, inner(mark), 1.2) + upright
  const size = { xmlns: 'http://www.w3.org/2000/svg', width: CARD.width, height: CARD.height }
  return element('svg', size, sheet.definitions(), drawing, rect(0, CARD.height - 8, PANEL, 8, marigold.base))
}

/** Places one picture, or four in two rows with a gap between them. */
async function pictures(files: readonly string[]): Promise<OverlayOptions[]> {
  const [only] = files
  if (only !== undefined && files.length < 4) {
    return [{ input: await cut(only, PICTURE.width, CARD.height), left: PICTURE.left, top: 0 }]
  }
  const gap = 6
  const width = (PICTURE.width - gap) / 2
  const height = (CARD.height - gap) / 2
  return Promise.all(
    files.slice(0, 4).map(async (file, index) => ({
      input: await cut(file, width, height),
      left: PICTURE.left + (index % 2) * (width + gap),
      top: Math.floor(index / 2) * (height + gap),
    })),
  )
}

function cut(file: string, width: number, height: number): Promise<Buffer> {
  return sharp(file).resize({ width, height, fit: 'cover' }).png({ compressionLevel: 1 }).toBuffer()
}
