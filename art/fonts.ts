/**
 * Makes the fonts of the guide from the Anek family (SIL Open Font License): the Latin text face from 400 to 600, the
 * condensed face of the headlines, the rupee sign, and Gujarati and Devanagari in two weights, each cut to what it is used
 * for. Run `npm run fonts` after an update of the font packages, and whenever `tests/release/fonts.test.ts` names words.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { cutToTexts } from './script-fonts.ts'
import { scripts, getSource, TARGET, wordsIn } from './script-words.ts'

const SOURCE = 'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin'
/** The limit for the Latin text of a page. */
const MAX_LATIN_BYTES = 40_000

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')
const punctuation = '\u00a0·×–—‘’“”…•©é°±›'

const standard = `${SOURCE}-standard-normal`

const cuts = [
  // One file for both weights is one kilobyte larger than two, and one request less.
  { name: 'anek-text', from: standard, text: ascii + punctuation, axes: { wght: { min: 400, max: 600 }, wdth: 100 } },
  { name: 'anek-condensed', from: standard, text: `${ascii}–’“”…é`, axes: { wght: 700, wdth: 78 } },
  { name: 'anek-rupee', from: `${SOURCE}-ext-wght-normal`, text: '₹', axes: { wght: 500 } },
]

/** Letters of the first 256 signs of Unicode that `punctuation` and ASCII lack: those of western Europe. */
const western = lettersBetween(0xc0, 0xff).filter((letter) => !punctuation.includes(letter))
/** Letters of central and eastern Europe, of Turkish and the Baltic languages, and the four of Romanian. */
const extended = [...lettersBetween(0x100, 0x17f), ...lettersBetween(0x218, 0x21b), 'ẞ']

/**
 * Latin letters with marks, in files of their own (docs/decisions/0097): the guide to a city that has none of them loads
 * none. Ranges stand in `styles/tokens.css`.
 */
const accents = [
  { name: 'western', from: `${SOURCE}-standard-normal`, letters: western },
  { name: 'extended', from: `${SOURCE}-ext-standard-normal`, letters: extended },
]
const faces = [
  { name: 'regular', axes: { wght: 400, wdth: 100 } },
  { name: 'semibold', axes: { wght: 600, wdth: 100 } },
  { name: 'condensed', axes: { wght: 700, wdth: 78 } },
]
/** The limit for the three faces of one of them, which a page loads besides the Latin text. */
const MAX_ACCENT_BYTES = 40_000

function lettersBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}

/** The limit for the letters of another language, which a page loads besides the Latin ones. */
const MAX_SCRIPT_BYTES = 60_000

/** Places of signs in the block of a script. The nukta makes letters that few words have. */
const NUKTA = 0x3c
const VIRAMA = 0x4d

/** Every consonant with each vowel sign and in its half form: names and reviews have other syllables than the guide. */
function getSyllables(letters: string): string[] {
  const signs = Array.from(letters).filter((letter) => /\p{M}/u.test(letter) && placeInBlock(letter) !== NUKTA)
  const virama = signs.find((sign) => placeInBlock(sign) === VIRAMA)
  return Array.from(letters)
    .filter((letter) => placeInBlock(letter) >= 0x15 && placeInBlock(letter) <= 0x39)
    .flatMap((consonant) => [...signs.map((sign) => consonant + sign), `${consonant}${virama}\u200D`])
}

/** Letters of the same sound have the same place in the blocks of all scripts of India. */
function placeInBlock(letter: string): number {
  return (letter.codePointAt(0) ?? 0) % 0x80
}

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

for (const { name, from, letters } of accents) {
  let weight = 0
  for (const { name: face, axes } of faces) {
    const font = await subsetFont(readFileSync(`${from}.woff2`), letters.join(''), {
      targetFormat: 'woff2',
      variationAxes: axes,
      noLayoutClosure: true,
    })
    writeFileSync(`${TARGET}/anek-${name}-${face}.woff2`, font)
    weight += font.length
  }
  console.log(`${name}: ${weight} bytes, limit ${MAX_ACCENT_BYTES}`)
  if (weight > MAX_ACCENT_BYTES) process.exitCode = 1
}

for (const { name, range, letters } of scripts) {
  const source = readFileSync(getSource(name))
  let weight = 0
  for (const wght of [400, 600]) {
    // Few words of travellers are bold, so the bold face knows the syllables of the guide alone.
    const texts = [...wordsIn(range), ...(wght === 400 ? getSyllables(letters) : [])]
    const font = await cutToTexts(source, { letters: `${letters}\u200C\u200D\u25CC`, texts, wght })
    writeFileSync(`${TARGET}/anek-${name}-${wght}.woff2`, font)
    weight += font.length
  }
  console.log(`${name}: ${weight} bytes, limit ${MAX_SCRIPT_BYTES}`)
  if (weight > MAX_SCRIPT_BYTES) process.exitCode = 1
}
