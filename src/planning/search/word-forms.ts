/** An ending of an inflected word, and what may stand in its place in a dictionary. */
type Ending = readonly [ending: string, dictionary: readonly string[]]

/**
 * Cases are written at the word in Gujarati: તળાવમાં is "in the lake". Before a case, and in the plural, the last vowel
 * changes: લોચો, લોચાની.
 */
const gujarati: readonly Ending[] = [
  ...['માંથી', 'માં', 'થી', 'ને', 'નો', 'ની', 'નું', 'ના', 'નાં', 'એ'].map((ending): Ending => [ending, ['']]),
  ...['વાળો', 'વાળી', 'વાળું', 'વાળા', 'વાળાં'].map((ending): Ending => [ending, ['']]),
  ['ાંઓ', ['ું', 'ા']],
  ['ાઓ', ['ો', 'ા', 'ું']],
  ['ઓ', ['']],
  ['ાં', ['ું', '']],
  ['ા', ['ો', 'ું', '']],
  ['ે', ['ો', '']],
  ['ો', ['']],
  ['ું', ['']],
]

/** Hindi writes its cases apart; what changes is the end of the noun: किला, किले, किलों. */
const hindi: readonly Ending[] = [
  ...['ियाँ', 'ियां', 'ियों'].map((ending): Ending => [ending, ['ी', 'ि']]),
  ...['इयाँ', 'इयां', 'इयों'].map((ending): Ending => [ending, ['ई']]),
  ...['ाओं', 'ाएँ', 'ाएं'].map((ending): Ending => [ending, ['ा']]),
  ...['ुओं', 'ुएँ', 'ुएं'].map((ending): Ending => [ending, ['ू', 'ु']]),
  ['ों', ['', 'ा']],
  ...['ें', 'ओं', 'एँ', 'एं'].map((ending): Ending => [ending, ['']]),
  ['े', ['ा', '']],
  ['ा', ['']],
]

const english: readonly Ending[] = [
  ['ies', ['y']],
  ['es', ['', 'e']],
  ['s', ['']],
]

/** Nouns of Gujarati and Hindi in Latin letters, whose last vowel changes: bachcha, bachche, bachchon; locho, locha. */
const romanised: readonly Ending[] = [
  ['on', ['a']],
  ['i', ['a']],
  ...['o', 'e', 'u'].map((ending): Ending => [ending, ['a', 'o']]),
  ['a', ['o', 'u']],
]

const scripts: readonly { readonly letters: RegExp; readonly endings: readonly Ending[]; readonly least: number }[] = [
  { letters: /^[\p{Script=Gujarati}\p{Mark}]+$/u, endings: gujarati, least: 2 },
  { letters: /^[\p{Script=Devanagari}\p{Mark}]+$/u, endings: hindi, least: 2 },
  { letters: /^[a-z]+$/u, endings: english, least: 3 },
]

/** Many short words of English differ in their last vowel alone. */
const LEAST_ROMANISED = 4

/** A case, a plural and the vowel before them. */
const MAX_ENDINGS = 3
/** Each form is one look into the index. */
export const MAX_FORMS = 10

/**
 * The words of a dictionary that an inflected word may be, itself first: લોચાની, લોચા, લોચો. Some of them are no words:
 * the index knows which. Pure.
 * @param word in lower case, of one script; any other word has no other form
 */
export function getForms(word: string): readonly string[] {
  const script = scripts.find(({ letters }) => letters.test(word))
  if (!script) return [word]
  const forms = [word]
  let from = 0
  for (let round = 0; round < MAX_ENDINGS; round++) {
    const end = forms.length
    for (; from < end; from++) addShorter(forms, forms[from] ?? '', script)
  }
  if (script.endings === english) {
    addShorter(forms, word, { ...script, endings: romanised, least: LEAST_ROMANISED })
  }
  return forms
}

/** The shortest of the forms, the first in the alphabet of several, which a word and its inflections share. Pure. */
export function getStem(forms: readonly string[]): string {
  return forms.reduce((stem, form) =>
    form.length < stem.length || (form.length === stem.length && form < stem) ? form : stem,
  )
}

function addShorter(forms: string[], word: string, { endings, least }: (typeof scripts)[number]): void {
  for (const [ending, dictionary] of endings) {
    if (!word.endsWith(ending)) continue
    const base = word.slice(0, word.length - ending.length)
    if (lettersIn(base) < least || (endings === romanised && /[aeiou]$/u.test(base))) continue
    for (const last of dictionary) {
      if (forms.length < MAX_FORMS && !forms.includes(base + last)) forms.push(base + last)
    }
  }
}

/** Signs of vowels are no letters of their own. */
function lettersIn(word: string): number {
  return word.match(/\p{Letter}/gu)?.length ?? 0
}
