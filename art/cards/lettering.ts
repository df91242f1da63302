import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import subsetFont from 'subset-font'

/** Only this file of the package holds both axes, weight and width. */
export const FONT_SOURCE = 'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'

/** The cut font keeps the name of the default instance. Without the comma Pango would read "Medium" as a weight. */
const FONT_NAME = 'Anek Latin Medium,'

export type Line = {
  text: string
  /** Height of the letters' box in pixels. */ size: number
  ink: string
  width: number
}

/** Letters as pixels on a transparent ground. */
export type Lettering = { pixels: Buffer; width: number; height: number }

/**
 * Sets texts in the condensed face of the headlines. The text renderer reads no web fonts, so this function first writes
 * a TrueType file with the needed characters.
 * @param folder a new folder for the font file, which stays mapped into memory while texts are set
 */
export async function openLettering(
  folder: string,
  texts: readonly string[],
): Promise<(line: Line) => Promise<Lettering>> {
  const characters = [...new Set(texts.join(''))].toSorted().join('')
  const font = await subsetFont(readFileSync(FONT_SOURCE), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: 700, wdth: 78 },
  })
  const fontfile = resolve(join(folder, 'lettering.ttf'))
  writeFileSync(fontfile, font)
  return (line) => set(line, fontfile)
}

/** Wraps between words. The returned width is larger than the asked one when a word does not fit. */
async function set({ text, size, ink, width }: Line, fontfile: string): Promise<Lettering> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${ink}">${escapeMarkup(text)}</span>`,
      font: `${FONT_NAME} ${size}`,
      fontfile,
      width,
      rgba: true,
      // At 72 dpi one point is one pixel.
      dpi: 72,
      spacing: Math.round(-size * 0.12),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** Pango reads the text as markup, because markup sets its colour. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
