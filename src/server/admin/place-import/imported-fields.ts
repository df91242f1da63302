import { isDeepStrictEqual } from 'node:util'
import { StoredPlace } from '#contract/place/content-place.ts'
import { Confidence } from '#contract/place/fact.ts'
import type { ImportedField } from '#contract/admin/place-imports.ts'
import { distanceBetween } from '#planning/lists/distance.ts'
import * as z from 'zod/mini'
import { getLine } from '../desk/entry-changes.ts'
import type { Candidate } from './candidate.ts'

/** A position that is as far away is the same. */
const SAME_SPOT_METRES = 25

/** A field of a place and its value in the file. */
export type FieldValue = {
  readonly field: string
  readonly value: unknown
  /** The file does not say it exactly. The editor decides. */
  readonly isQuestion: boolean
}

/** The fields that a row brings, by their paths in a place. */
export function getValues({ fields, facts, questions = [] }: Candidate): FieldValue[] {
  const { slug: _slug, ...texts } = fields
  const { names = {}, ...others } = facts
  const all: [string, unknown][] = [
    ...Object.entries(texts),
    ...Object.entries(others).map(([fact, value]): [string, unknown] => [`facts.${fact}`, value]),
    ...Object.entries(names).map(([code, value]): [string, unknown] => [`facts.names.${code}`, value]),
  ]
  return all
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => ({ field, value, isQuestion: questions.includes(field) }))
}

/**
 * Compares a row with a place of the guide. Equal fields are left out.
 * @param chosen the fields that an editor has chosen before
 */
export function compareFields(values: readonly FieldValue[], place: StoredPlace | null, chosen?: ReadonlySet<string>) {
  const fields = values.flatMap(({ field, value, isQuestion }): ImportedField[] => {
    const ours = place && readField(place, field)
    const theirs = completed(field, ours, value)
    if (isSame(field, ours, theirs)) return []
    const shown = isKnown(ours) ? getWords(field, ours) : null
    const isTaken = chosen ? chosen.has(field) : !isQuestion && isTakenByDefault(field, ours, theirs)
    return [{ field, ours: shown, theirs: getWords(field, theirs), isTaken }]
  })
  // A source alone says nothing new.
  return place && fields.every(({ field }) => field === 'sources') ? [] : fields
}

/** True if the guide has another value. More sources are no contradiction. */
export function isContradiction({ field, ours }: ImportedField): boolean {
  return ours !== null && field !== 'sources'
}

/** The place with the taken fields of the file. */
export function withFields(
  place: StoredPlace,
  values: readonly FieldValue[],
  fields: readonly ImportedField[],
): StoredPlace {
  const taken = new Set(fields.filter(({ isTaken }) => isTaken).map(({ field }) => field))
  const written: Record<string, unknown> = structuredClone(place)
  for (const { field, value } of values) {
    if (taken.has(field)) writeField(written, field, completed(field, readField(place, field), value))
  }
  return StoredPlace.parse(written)
}

function readField(place: object, field: string): unknown {
  return field.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), place)
}

function writeField(place: Record<string, unknown>, field: string, value: unknown): void {
  const keys = field.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce((object, key) => {
    const inner = object[key]
    const next = isObject(inner) ? inner : {}
    object[key] = next
    return next
  }, place)
  parent[last] = value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** True if the field has a value. The form of a place sends an empty text for a field without one. */
function isKnown(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  return !(isObject(value) && 'precision' in value && value['lat'] === null)
}

const Evidence = z.looseObject({ value: z.unknown(), source: z.nullable(z.string()), confidence: Confidence })

/**
 * The value of the file together with values of the guide that it cannot contradict: other sources, and answers about
 * other diets.
 */
function completed(field: string, ours: unknown, theirs: unknown): unknown {
  if (field === 'sources' && Array.isArray(ours) && Array.isArray(theirs)) return [...new Set([...ours, ...theirs])]
  if (field !== 'facts.diet') return theirs
  const [own, other] = [Evidence.safeParse(ours), Evidence.safeParse(theirs)]
  if (!own.success || !other.success || !isObject(own.data.value) || !isObject(other.data.value)) return theirs
  const value = { ...own.data.value, ...other.data.value }
  if (isDeepStrictEqual(value, other.data.value)) return theirs
  return { ...other.data, value, ...(own.data.source !== null && { otherSources: [own.data.source] }) }
}

function isSame(field: string, ours: unknown, theirs: unknown): boolean {
  if (field === 'geo') return isSameSpot(ours, theirs)
  if (!field.startsWith('facts.')) return isDeepStrictEqual(ours, theirs)
  const [own, other] = [Evidence.safeParse(ours), Evidence.safeParse(theirs)]
  if (!own.success || !other.success) return false
  if (field.startsWith('facts.names.')) return nameIn(own.data.value) === nameIn(other.data.value)
  const [mine, another] = [plain(field, own.data.value), plain(field, other.data.value)]
  return isDeepStrictEqual(mine, another)
}

function nameIn(value: unknown): unknown {
  return isObject(value) ? value['name'] : value
}

/** Without what makes no difference in phone numbers and addresses. */
function plain(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (field === 'facts.phone') return value.replaceAll(' ', '')
  return field === 'facts.website' ? value.replace(/\/$/, '') : value
}

const Spot = z.object({ lat: z.number(), lng: z.number(), precision: z.string() })

function isSameSpot(ours: unknown, theirs: unknown): boolean {
  const [own, other] = [Spot.safeParse(ours), Spot.safeParse(theirs)]
  if (!own.success || !other.success) return false
  return own.data.precision !== 'locality' && distanceBetween(own.data, other.data) <= SAME_SPOT_METRES
}

/** The best evidence first. Values of a file are `reported`. */
const ranks = { official: 4, agreed: 3, reported: 2, conflict: 1, estimate: 0 } as const

function isTakenByDefault(field: string, ours: unknown, theirs: unknown): boolean {
  if (!isKnown(ours) || field === 'sources') return true
  const [own, other] = [Evidence.safeParse(ours), Evidence.safeParse(theirs)]
  if (own.success && other.success) return ranks[other.data.confidence] > ranks[own.data.confidence]
  return field === 'geo' && isObject(ours) && ours['precision'] === 'locality'
}

function getWords(field: string, value: unknown): string {
  if (field === 'geo' && isObject(value)) return `${String(value['lat'])}, ${String(value['lng'])}`
  const { data = { value } } = Evidence.safeParse(value)
  return getLine(field.startsWith('facts.names.') ? nameIn(data.value) : data.value) || '0'
}
