import { toNormalForm } from '../../text/normal-form.ts'
import { plainHoursWords, type PlainHoursWord } from '../words/place-vocabulary.ts'
import { vocabularies } from '../words/vocabularies.ts'

/** A word of opening hours, in any of the languages that are read. A word that none of them has is refused: it is never guessed. */
export type HoursWord =
  | { readonly kind: 'weekday'; readonly index: number }
  | { readonly kind: 'month'; readonly index: number }
  | { readonly kind: 'sun'; readonly event: 'dawn' | 'sunrise' | 'sunset' | 'dusk' }
  | { readonly kind: 'half'; readonly half: 'am' | 'pm' }
  | { readonly kind: 'part'; readonly part: 'morning' | 'afternoon' | 'evening' | 'night' }
  | { readonly kind: 'named'; readonly minute: number }
  | { readonly kind: PlainHoursWord }

const words = new Map<string, HoursWord>()

function add(list: string | undefined, word: HoursWord): void {
  for (const spelling of list?.split(' ') ?? []) {
    const normal = toNormalForm(spelling, 'NFKC')
    // If two languages have the same word, the first language counts: a test forbids other meanings.
    if (!words.has(normal)) words.set(normal, word)
  }
}

for (const { hours } of vocabularies) {
  hours.weekdays.forEach((list, index) => add(list, { kind: 'weekday', index }))
  hours.months.forEach((list, index) => add(list, { kind: 'month', index }))
  for (const event of ['dawn', 'sunrise', 'sunset', 'dusk'] as const) add(hours.sun?.[event], { kind: 'sun', event })
  for (const half of ['am', 'pm'] as const) add(hours.halves?.[half], { kind: 'half', half })
  for (const part of ['morning', 'afternoon', 'evening', 'night'] as const)
    add(hours.parts?.[part], { kind: 'part', part })
  add(hours.noon, { kind: 'named', minute: 720 })
  add(hours.midnight, { kind: 'named', minute: 1_440 })
  for (const kind of plainHoursWords) add(hours.plain[kind], { kind })
}

const phrases = vocabularies.flatMap(({ hours }) => hours.phrases ?? [])

/** Writes phrases of several words as the word that they mean. */
export function replacePhrases(text: string): string {
  return phrases.reduce((replaced, [phrase, word]) => replaced.replace(phrase, word), text)
}

const endings = vocabularies.flatMap(({ hours }) => hours.endings ?? [])

/** @returns null for a word that nobody explained */
export function findHoursWords(word: string): readonly HoursWord[] | null {
  const known = words.get(word)
  if (known) return [known]
  for (const [ending, kind] of endings) {
    const stem = word.endsWith(ending) ? words.get(word.slice(0, -ending.length)) : undefined
    if (stem) return [stem, { kind }]
  }
  return null
}
