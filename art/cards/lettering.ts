import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import subsetFont from 'subset-font'

/** The package's one file that holds both axes; see art/fonts.ts. */
export const FONT_SOURCE = 'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'

/** What the cut font calls itself: the default instance's name stays when the axes are pinned. The comma ends it; else "Medium" would be a weight. */
const FONT_NAME = 'Anek Latin Medium,'

export type Line = {
  text: string
  /** Height of the letters' box in pixels. */ size: number
  ink: string
  width: number
}

/** Letters as pixels on nothing. */
export type Lettering = { pixels: Buffer; width: number; height: number }

/**
 * Sets texts in the condensed face of the headlines. The renderer of text reads no web fonts, so the face is written out
 * as TrueType first, with the characters that are needed.
 * @param folder for the font file, new and one's own: it stays mapped into memory while texts are set
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

/** Wraps between words. A word that is too wide stands out: the width that comes back says so. */
async function set({ text, size, ink, width }: Line, fontfile: string): Promise<Lettering> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${ink}">${escapeMarkup(text)}</span>`,
      font: `${FONT_NAME} ${size}`,
      fontfile,
      width,
      rgba: true,
      // Points are pixels then.
      dpi: 72,
      spacing: Math.round(-size * 0.12),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** Pango reads a text with an ink as markup. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
