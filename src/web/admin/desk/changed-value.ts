import { evidenceFields } from '#contract/place/evidence-fields.ts'
import { isObject, valueAt, type Json } from './edited-text.ts'

function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * True if a fact has another value and still the evidence of the old one. The server refuses it then, unless the
 * evidence is of today: it cannot distinguish a source that was read again from one that was not.
 */
export function needsEvidence(before: Json | undefined, after: Json | undefined): boolean {
  if (!isObject(before) || !isObject(after)) return false
  if (isSame(before['value'], after['value'])) return false
  return evidenceFields.every((field) => isSame(before[field], after[field]))
}

/** Source from which an editor knows a new value. */
export const knownBy = ['same', 'other', 'seen', 'asked'] as const
export type KnownBy = (typeof knownBy)[number]

/** The new value with the evidence that belongs to it. */
export function withEvidence(fact: Json | undefined, how: KnownBy, today: string): Json {
  if (!isObject(fact)) return fact ?? null
  if (how === 'same') return { ...fact, checkedOn: today }
  const value = fact['value'] ?? null
  if (how === 'other') return { value, source: '', checkedOn: today, confidence: '' }
  return how === 'seen'
    ? { value, source: null, checkedOn: today, confidence: 'reported', isSeen: true }
    : { value, source: null, checkedOn: today, confidence: 'official', isAsked: true }
}

/** Texts of the place about the same subject as a fact. */
const TEXTS: Readonly<Record<string, string>> = { openingHours: 'hours', fees: 'priceNote' }

/** Values that a sentence repeats: numbers of two digits and more, and whole texts. */
function getTraces(value: Json | undefined): string[] {
  if (typeof value === 'number') return value < 10 ? [] : [String(value)]
  if (typeof value === 'string') return [value, ...(value.match(/\d{1,2}:\d\d/g) ?? []).flatMap(spellingsOfTime)]
  return value && typeof value === 'object' ? Object.values(value).flatMap((part: Json) => getTraces(part)) : []
}

/** `18:00` is 6 pm, 6pm, 6 p.m. and 6.00 pm in sentences. */
function spellingsOfTime(time: string): string[] {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const hour = String(((hours + 11) % 12) + 1)
  const half = hours % 24 < 12 ? 'a' : 'p'
  const minute = String(minutes).padStart(2, '0')
  const clocks = minutes === 0 ? [hour, `${hour}:00`, `${hour}.00`] : [`${hour}:${minute}`, `${hour}.${minute}`]
  return [time, ...clocks.flatMap((clock) => [`${clock} ${half}m`, `${clock}${half}m`, `${clock} ${half}.m.`])]
}

/** The fields of texts that may repeat the old value of a fact. */
export function textsAbout(text: Json, fact: string, old: Json | undefined): string[] {
  const own = TEXTS[fact]
  const written = own === undefined ? undefined : valueAt(text, [own])
  const description = valueAt(text, ['description'])
  const isRepeated =
    typeof description === 'string' &&
    getTraces(old).some((trace) => description.toLowerCase().includes(trace.toLowerCase()))
  return [
    ...(own !== undefined && typeof written === 'string' && written !== '' ? [own] : []),
    ...(isRepeated ? ['description'] : []),
  ]
}
