import { createHash } from 'node:crypto'

/** Texts as they lie in an entry. A text that is null, empty or left out is not there. */
export type Texts = string | null | undefined | readonly Texts[] | { readonly [field: string]: Texts }

/** Texts by the path of their field, such as `tags.2`, in the order of the paths. */
export type TextsByPath = ReadonlyMap<string, string>

export function textsByPath(texts: Texts): TextsByPath {
  return new Map(listTexts(texts, '').toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function listTexts(texts: Texts, path: string): [string, string][] {
  if (texts === null || texts === undefined || texts === '') return []
  if (typeof texts === 'string') return [[path, texts]]
  return Object.entries(texts).flatMap(([field, inner]) => listTexts(inner, path === '' ? field : `${path}.${field}`))
}

/** Twelve hexadecimal digits that change with any text. */
export function hashOfTexts(texts: TextsByPath): string {
  return createHash('sha256')
    .update(JSON.stringify([...texts]))
    .digest('hex')
    .slice(0, 12)
}

/** Short texts beside or above others. They have less room to grow than sentences. */
const LABELS: ReadonlySet<string> = new Set([
  'name',
  'locality',
  'location',
  'tags',
  'title',
  'hours',
  'priceNote',
  'postalAddress',
  'region',
  'country',
  'tagline',
  'placeholder',
  'station',
])

/**
 * Characters that a translation may have. A label may be 1.6 times as long as the English one, another text twice as
 * long. Very short ones have room for a word or a sentence: many English words are short.
 */
export function longestTranslation(path: string, english: string): number {
  const field = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path
  const { times, always } = LABELS.has(field) ? { times: 1.6, always: 24 } : { times: 2, always: 60 }
  return Math.max(always, Math.floor(getLength(english) * times))
}

/** Code points: a vowel sign of an Indian script counts as one, as it takes room. */
export function getLength(words: string): number {
  return Array.from(words).length
}
