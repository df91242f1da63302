/**
 * Makes the Latin fonts of the guide from the Anek family (SIL Open Font License): the text face in two weights, the
 * condensed face of the headlines, and the rupee sign, each cut to the characters it is used for.
 * Run `npm run fonts` after an update of the font package.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const SOURCE = 'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin'
const TARGET = 'src/web/styles/fonts'
/** The limit for the Latin text of a page. */
const MAX_LATIN_BYTES = 40_000

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
    // Leaves out small capitals, fractions and the like, which no page uses.
    noLayoutClosure: true,
  })
  writeFileSync(`${TARGET}/${name}.woff2`, font)
  total += font.length
  console.log(`${name}: ${font.length} bytes`)
}
console.log(`Together ${total} bytes, limit ${MAX_LATIN_BYTES}`)
if (total > MAX_LATIN_BYTES) process.exitCode = 1
