import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import subsetFont from 'subset-font'

/** Only these files of the packages hold both axes, weight and width. */
const getSource = (script: string) =>
  `node_modules/@fontsource-variable/anek-${script}/files/anek-${script}-${script}-standard-normal.woff2`

/** The scripts of the cards, each with the space that is taken from between its lines, as a part of the size. */
const scripts = [
  { name: 'Latin', letters: /[^\u0900-\u097F\u0A80-\u0AFF]/g, spacing: -0.12 },
  { name: 'Gujarati', letters: /[\u0A80-\u0AFF\u200C\u200D]/g, spacing: -0.15 },
  { name: 'Devanagari', letters: /[\u0900-\u097F\u200C\u200D]/g, spacing: -0.15 },
] as const

type Script = (typeof scripts)[number]

export type Line = {
  text: string
  /** Height of the letters' box in pixels. */ size: number
  ink: string
  width: number
}

/** Letters as pixels on a transparent ground. */
export type Lettering = { pixels: Buffer; width: number; height: number }

/** A script with the file of its font. */
type CutScript = { readonly script: Script; readonly fontfile: string }

/**
 * Sets texts in the condensed face of the headlines. The text renderer reads no web fonts, so this function first writes
 * TrueType files with the needed characters.
 * @param folder a new folder for the font files, which stay mapped into memory while texts are set
 */
export async function openLettering(
  folder: string,
  texts: readonly string[],
): Promise<(line: Line) => Promise<Lettering>> {
  const all = texts.join('')
  const cuts: CutScript[] = []
  for (const script of scripts) {
    const characters = [...new Set(all.match(script.letters))].toSorted().join('')
    if (characters === '') continue
    const fontfile = resolve(join(folder, `${script.name}.ttf`))
    writeFileSync(fontfile, await cut(script, characters))
    cuts.push({ script, fontfile })
    // The renderer knows a font from the first text on that is set with its file. Then other lines may use it as well.
    await set({ text: 'a', size: 10, ink: '#000000', width: 100 }, { script, fontfile })
  }
  const latin = cuts[0]
  return (line) => {
    const own = cuts.find(({ script }) => script.name !== 'Latin' && line.text.search(script.letters) >= 0) ?? latin
    if (!own) throw new Error('There is no text to set')
    return set(line, own)
  }
}

function cut({ name }: Script, characters: string): Promise<Buffer> {
  return subsetFont(readFileSync(getSource(name.toLowerCase())), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: 700, wdth: 78 },
  })
}

/**
 * A cut font keeps the name of the default instance. Without the comma Pango would read "Medium" as a weight. Names of
 * other scripts hold Latin digits and dots too.
 */
const getFamilies = ({ name }: Script) => (name === 'Latin' ? '' : `Anek ${name} Medium,`) + 'Anek Latin Medium,'

/** Wraps between words. The returned width is larger than the asked one when a word does not fit. */
async function set({ text, size, ink, width }: Line, { script, fontfile }: CutScript): Promise<Lettering> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${ink}">${escapeMarkup(text)}</span>`,
      font: `${getFamilies(script)} ${size}`,
      fontfile,
      width,
      rgba: true,
      // At 72 dpi one point is one pixel.
      dpi: 72,
      spacing: Math.round(size * script.spacing),
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
