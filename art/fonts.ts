/**
 * Makes the Latin fonts of the guide from the Anek family (SIL Open Font License): the text face in two weights, the
 * condensed face of the headlines, and the rupee sign, each cut to the characters it is used for.
 * Run it again after raising the font package: `npm run fonts`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const SOURCE = 'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin'
const TARGET = 'src/web/styles/fonts'
/** Bytes that a page may load for Latin text (quality.md). */
const LIMIT = 40_000

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')
const punctuation = '\u00a0·×–—‘’“”…•©é°'

const standard = `${SOURCE}-standard-normal`

const cuts = [
  { name: 'anek-regular', from: standard, text: ascii + punctuation, axes: { wght: 400, wdth: 100 } },
  { name: 'anek-semibold', from: standard, text: ascii + punctuation, axes: { wght: 600, wdth: 100 } },
  { name: 'anek-condensed', from: standard, text: `${ascii}–’“”…é`, axes: { wght: 700, wdth: 78 } },
  { name: 'anek-rupee', from: `${SOURCE}-ext-wght-normal`, text: '₹', axes: { wght: 500 } },
]

mkdirSync(TARGET, { recursive: true })
let total = 0
for (const { name, from, text, axes } of cuts) {
  const font = await subsetFont(readFileSync(`${from}.woff2`), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    // Small capitals, fractions and the like: letters that nothing on the pages asks for.
    noLayoutClosure: true,
  })
  writeFileSync(`${TARGET}/${name}.woff2`, font)
  total += font.length
  console.log(`${name}: ${font.length} bytes`)
}
console.log(`Together ${total} bytes, limit ${LIMIT}`)
if (total > LIMIT) process.exitCode = 1
