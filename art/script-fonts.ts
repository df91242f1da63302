import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import subsetFont from 'subset-font'

/** HarfBuzz comes with subset-font, which itself keeps all glyphs of a letter or none. */
const { resolve } = createRequire(import.meta.resolve('subset-font'))
const {
  Blob,
  Buffer: ShapedText,
  Face,
  Font,
  shape,
}: typeof import('harfbuzzjs') = await import(pathToFileURL(resolve('harfbuzzjs')).href)
const { instance } = await WebAssembly.instantiate(readFileSync(resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')))

/** Calls a function of HarfBuzz's subsetter, which knows numbers only: addresses in its memory, glyphs and flags. */
function call(name: string, ...numbers: readonly number[]): number {
  const found = instance.exports[name]
  if (typeof found !== 'function') throw new Error(`The subsetter has no ${name}`)
  return Number(found(...numbers))
}

/** The memory moves when it grows. */
function memory(): Uint8Array {
  const found = instance.exports['memory']
  if (!(found instanceof WebAssembly.Memory)) throw new Error('The subsetter has no memory')
  return new Uint8Array(found.buffer)
}

const FEATURES = 6
const WRITABLE = 2
const WITHOUT_LAYOUT_CLOSURE = 0x200

call('_initialize')

/**
 * Cuts a font to the glyphs with which some texts are written. A font of an Indian script has several hundred conjuncts,
 * each a glyph of its own, and a guide writes a few dozen. Letters of another conjunct stand side by side, with a virama or
 * in their half form, as people write it without that conjunct.
 * @param letters kept whether or not a text has them
 */
export async function cutToTexts(
  font: Buffer,
  { letters, texts, wght }: { letters: string; texts: readonly string[]; wght: number },
): Promise<Buffer> {
  const targetFormat = 'truetype'
  const whole = await subsetFont(font, '', { keepAllGlyphs: true, variationAxes: { wght }, targetFormat })
  const cut = subsetGlyphs(whole, letters, getGlyphs(whole, texts))
  return subsetFont(cut, '', { keepAllGlyphs: true, noHinting: true, targetFormat: 'woff2' })
}

/**
 * Finds words that a cut writes with other glyphs than the whole font: a letter is missing, or a conjunct, so that a
 * reader sees its letters apart.
 */
export async function findBrokenWords(
  cut: Buffer,
  whole: Buffer,
  words: readonly string[],
): Promise<readonly string[]> {
  const [inCut, inWhole] = await Promise.all([cut, whole].map((font) => describeGlyphs(font, words)))
  return words.filter((_, index) => inCut?.[index] !== inWhole?.[index])
}

async function describeGlyphs(webFont: Buffer, words: readonly string[]): Promise<readonly string[]> {
  const font = new Font(
    new Face(new Blob(await subsetFont(webFont, '', { keepAllGlyphs: true, targetFormat: 'truetype' }))),
  )
  return words.map((word) => {
    const shaped = new ShapedText()
    shaped.addText(word)
    shaped.guessSegmentProperties()
    shape(font, shaped)
    // A cut has other numbers for the glyphs than the whole font. In both, 0 stands for a missing one.
    return shaped
      .getGlyphInfos()
      .map(({ codepoint: glyph }) => (glyph === 0 ? 'missing' : 'drawn'))
      .join(' ')
  })
}

/** Ligatures come about step by step, so each glyph of each step is needed. */
function getGlyphs(whole: Buffer, texts: readonly string[]): ReadonlySet<number> {
  const glyphs = new Set<number>()
  const font = new Font(new Face(new Blob(whole)))
  for (const text of texts) {
    const shaped = new ShapedText()
    const note = () => {
      for (const { codepoint: glyph } of shaped.getGlyphInfos()) glyphs.add(glyph)
      return true
    }
    shaped.addText(text)
    shaped.guessSegmentProperties()
    shaped.setMessageFunc(note)
    shape(font, shaped)
    note()
  }
  return glyphs
}

function subsetGlyphs(whole: Buffer, letters: string, glyphs: ReadonlySet<number>): Buffer {
  const start = call('malloc', whole.length)
  memory().set(whole, start)
  const face = call('hb_face_create', call('hb_blob_create', start, whole.length, WRITABLE, 0, 0), 0)
  const input = call('hb_subset_input_create_or_fail')
  call('hb_subset_input_set_flags', input, WITHOUT_LAYOUT_CLOSURE)
  const features = call('hb_subset_input_set', input, FEATURES)
  call('hb_set_clear', features)
  call('hb_set_invert', features)
  const unicodes = call('hb_subset_input_unicode_set', input)
  for (const letter of letters) call('hb_set_add', unicodes, letter.codePointAt(0) ?? 0)
  const glyphSet = call('hb_subset_input_glyph_set', input)
  for (const glyph of glyphs) call('hb_set_add', glyphSet, glyph)
  const cut = call('hb_face_reference_blob', call('hb_subset_or_fail', face, input))
  const from = call('hb_blob_get_data', cut, 0)
  return Buffer.from(memory().subarray(from, from + call('hb_blob_get_length', cut)))
}
