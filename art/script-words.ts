import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the fonts of the guide. */
export const TARGET = 'src/web/styles/fonts'

const getCharacters = (...ranges: readonly (readonly [number, number])[]) =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
    .join('')

/** The letters and signs of today's Gujarati and Hindi. Others show in a font of the device; digits are Latin. */
export const scripts = [
  {
    name: 'gujarati',
    range: /[\u0A80-\u0AFF\u200C\u200D]+/g,
    letters: getCharacters(
      [0xa81, 0xa83],
      [0xa85, 0xa8b],
      [0xa8d, 0xa8d],
      [0xa8f, 0xa91],
      [0xa93, 0xab9],
      [0xabe, 0xac5],
      [0xac7, 0xacd],
      [0xad0, 0xad0],
    ),
  },
  {
    name: 'devanagari',
    range: /[\u0900-\u097F\u200C\u200D]+/g,
    letters: getCharacters(
      [0x901, 0x903],
      [0x905, 0x90b],
      [0x90d, 0x90d],
      [0x90f, 0x911],
      [0x913, 0x928],
      [0x92a, 0x930],
      [0x932, 0x933],
      [0x935, 0x939],
      [0x93c, 0x943],
      [0x945, 0x945],
      [0x947, 0x949],
      [0x94b, 0x94d],
      [0x950, 0x950],
      [0x964, 0x965],
      // Ends a month that Intl shortens.
      [0x970, 0x970],
    ),
  },
]

/** All texts of the guide, in all languages. */
const guide = ['src/contract/messages', 'content/surat']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((file) => /\.(ts|json)$/.test(file) && !file.endsWith('refused.json'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** @returns the words that the guide and its interface write in a script */
export function wordsIn(range: RegExp): readonly string[] {
  return [...new Set(guide.match(range))]
}

/** @returns the whole font of a script */
export function getSource(name: string): string {
  return `node_modules/@fontsource-variable/anek-${name}/files/anek-${name}-${name}-wght-normal.woff2`
}
