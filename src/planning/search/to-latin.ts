import { toNormalForm } from '#contract/text/normal-form.ts'

/**
 * The letters of Gujarati stand in Unicode in the same order as those of Devanagari, this many places later. So one table
 * serves both scripts.
 */
const GUJARATI_OFFSET = 0x180

const consonants: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
}

const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ऍ: 'e',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ओ: 'o',
  औ: 'au',
}

/** They replace the vowel that each consonant has by itself. */
const vowelSigns: Readonly<Record<string, string>> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'ॅ': 'e',
  'े': 'e',
  'ै': 'ai',
  'ॉ': 'o',
  'ो': 'o',
  'ौ': 'au',
}

const VIRAMA = '्'

/** Latin spellings leave out the nasal that ends a Gujarati neuter: દવાખાનું is davakhanu, ભજિયાં is bhajiya. */
const UNWRITTEN_NASAL = /(?<=[ાુ])ં(?![\p{Letter}\p{Mark}])/gu

/** The vowel of a consonant without a sign. Speech leaves it out at the end of a word and between other vowels. */
const SCHWA = 'ə'

/**
 * Writes Gujarati and Devanagari in Latin letters, about as travellers spell them: લોચો and लोचो become "locho". Text of
 * other scripts stays as it is. Pure. Marks that only shade a sound are left out.
 */
export function toLatin(text: string): string {
  if (!/[\u0900-\u097f\u0a80-\u0aff]/u.test(text)) return text
  const letters = Array.from(toNormalForm(text, 'NFD').replaceAll(UNWRITTEN_NASAL, ''), toDevanagari)
  const latin = letters.map((letter, at) => getSound(letter, letters[at + 1])).join('')
  return dropSilentVowels(latin)
}

function toDevanagari(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  return code >= 0x0a80 && code <= 0x0aff ? String.fromCodePoint(code - GUJARATI_OFFSET) : letter
}

function getSound(letter: string, next: string | undefined): string {
  const consonant = consonants[letter]
  if (consonant !== undefined) return next !== undefined && hidesVowel(next) ? consonant : consonant + SCHWA
  return vowels[letter] ?? vowelSigns[letter] ?? otherSound(letter)
}

function hidesVowel(next: string): boolean {
  return next === VIRAMA || next in vowelSigns
}

function otherSound(letter: string): string {
  if (letter === 'ं' || letter === 'ँ') return 'n'
  const code = letter.codePointAt(0) ?? 0
  if (code >= 0x0966 && code <= 0x096f) return String(code - 0x0966)
  return code >= 0x0900 && code <= 0x097f ? '' : letter
}

function dropSilentVowels(latin: string): string {
  const ended = latin.replaceAll(/(?<=\p{L}{2})ə(?!\p{L})/gu, '')
  // From the end of each word, as in speech: "khaavəsaa" is said "khaavsaa".
  const spoken = ended.replaceAll(/\p{L}+/gu, (word) => {
    let rest = word
    for (let at = rest.lastIndexOf(SCHWA); at > 0; at = rest.lastIndexOf(SCHWA, at - 1)) {
      const isBetween = /[aeiouə][a-z]h?h?$/u.test(rest.slice(0, at)) && /^[a-z]h?h?[aeiou]/u.test(rest.slice(at + 1))
      rest = rest.slice(0, at) + (isBetween ? '' : 'a') + rest.slice(at + 1)
    }
    return rest
  })
  return spoken.replaceAll(SCHWA, 'a')
}
