import { fill } from '#contract/messages/format.ts'
import { desk } from '#messages/desk.ts'
import { map } from '#messages/map.ts'

/**
 * The words of the forms for the parts of a path, by `part`, or by `before.part` where the part before decides. A word
 * with a placeholder takes the part that follows. Blank: the part only groups others.
 */
export type FieldNames = Readonly<Record<string, string>>

/** The words for fields that several kinds have. */
export const sharedNames: FieldNames = {
  value: '',
  slug: desk.fields.slug,
  name: desk.fields.name,
  description: desk.fields.description,
  illustration: desk.fields.illustration,
  sources: desk.fields.sources,
  names: desk.nameIn,
  transliterated: desk.transliterated,
  lat: map.latitude,
  lng: map.longitude,
  priceLevel: desk.fields.priceLevel,
  source: desk.evidence.source,
  checkedOn: desk.evidence.checkedOn,
  confidence: desk.evidence.confidence,
  note: desk.evidence.note,
}

const NUMBER = /^\d+$/

/**
 * The name of a field of an entry in the forms, from the outer part to the inner one. A part without a word stands as
 * it is.
 * @param path dotted, such as `destinations.0.activities.1.time`
 */
export function nameOfField(words: FieldNames, path: string): string {
  const names: string[] = []
  let before = ''
  let open: string | null = null
  for (const part of path.split('.')) {
    const follower = NUMBER.test(part) ? String(Number(part) + 1) : part
    if (open !== null) {
      names.push(fill(open, { number: follower, language: follower }))
      open = null
      continue
    }
    const word: string = words[`${before}.${part}`] ?? words[part] ?? follower
    if (word.includes('{')) open = word
    else if (NUMBER.test(part)) names.push(`${names.pop() ?? ''} ${follower}`.trim())
    else if (word !== '') names.push(word)
    if (!NUMBER.test(part)) before = part
  }
  return names.length === 0 ? path : names.join(' › ')
}
