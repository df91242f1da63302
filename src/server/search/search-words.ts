import { toLatin } from './to-latin.ts'

/** The words of a text for the search: Latin letters and digits in lower case, without accents. */
export function wordsOf(text: string): string[] {
  const folded = toLatin(text.normalize('NFKC'))
    .normalize('NFKD')
    .replaceAll(/[\p{Mark}'’]+/gu, '')
    .toLowerCase()
  return folded.match(/[\p{Letter}\p{Number}]+/gu) ?? []
}

/** Spellings of one sound, in this order. India's dishes and streets have no one spelling in Latin letters. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, 'f'],
  [/chh?/gu, 'ç'],
  [/ck|q/gu, 'k'],
  [/c(?=[eiy])/gu, 's'],
  [/c/gu, 'k'],
  [/x/gu, 'ks'],
  [/(?<=[bdgjkstw])h/gu, ''],
  [/z/gu, 'j'],
  [/w/gu, 'v'],
  [/ee|ea/gu, 'i'],
  [/oo/gu, 'u'],
  [/aa/gu, 'a'],
  [/[ao]v(?![aeiouy])|au|ao/gu, 'o'],
  [/ay|ey|ei|ai/gu, 'e'],
  [/ie$|y/gu, 'i'],
  [/n(?=[pbm])/gu, 'm'],
  [/(.)\1+/gu, '$1'],
]

/** Equal for words that sound alike: aloo and alu, chowk and chok, poori and puri. */
export function soundOf(word: string): string {
  return spellings.reduce((sound, [spelling, letter]) => sound.replaceAll(spelling, letter), word)
}
