import { toLatin } from './to-latin.ts'
import { toNormalForm } from '#contract/text/normal-form.ts'

/**
 * The words of a text for the search: Latin letters and digits in lower case, without accents. Joiners and marks of
 * direction, which nobody sees, part no word.
 */
export function getWords(text: string): string[] {
  const latin = toLatin(toNormalForm(text, 'NFKC').replaceAll(/\p{Format}+/gu, ''))
  const folded = toNormalForm(latin, 'NFKD')
    .replaceAll(/[\p{Mark}'’]+/gu, '')
    .toLowerCase()
  return folded.match(/[\p{Letter}\p{Number}]+/gu) ?? []
}

/** A spelling, the letters of its sound, and letters of which a word with this spelling has at least one. */
type Spelling = readonly [spelling: RegExp, sound: string, oneOf: string]

/** Spellings of one sound, in this order. India's dishes and streets have no one spelling in Latin letters. */
export const spellings: readonly Spelling[] = [
  [/ph/gu, 'f', 'h'],
  [/c?chh?/gu, 'ç', 'c'],
  [/ck|q/gu, 'k', 'cq'],
  [/c(?=[eiy])/gu, 's', 'c'],
  [/c/gu, 'k', 'c'],
  [/x/gu, 'ks', 'x'],
  [/(?<=[bdgjkstw])h/gu, '', 'h'],
  [/z/gu, 'j', 'z'],
  [/w/gu, 'v', 'w'],
  [/ee|ea/gu, 'i', 'e'],
  [/oo/gu, 'u', 'o'],
  [/aa/gu, 'a', 'a'],
  [/[ao]v(?![aeiouy])|au|ao/gu, 'o', 'vuo'],
  [/ay|ey|ei|ai/gu, 'e', 'yi'],
  [/ie$|y/gu, 'i', 'iy'],
  [/n(?=[pbm])/gu, 'm', 'n'],
]

/** Most words have few of the spellings, and a glance at their letters is faster than a search for each. */
const spellingsByLetters = spellings.map(([spelling, sound, oneOf]) => ({
  spelling,
  sound,
  letters: getLetters(oneOf),
}))

const DOUBLED = /(.)\1+/gu

/** Equal for words that sound alike: aloo and alu, chowk and chok, poori and puri. */
export function getSound(word: string): string {
  let text = word
  let present = getLetters(text)
  for (const { spelling, sound, letters } of spellingsByLetters) {
    if ((present & letters) === 0) continue
    text = text.replaceAll(spelling, sound)
    present = getLetters(text)
  }
  return text.replaceAll(DOUBLED, '$1')
}

/** One bit for each letter that a word has. Letters beyond a to z share bits. */
export function getLetters(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 32)
  return bits >>> 0
}
