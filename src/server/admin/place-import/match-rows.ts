import * as z from 'zod/mini'
import type { StoredPlace } from '#contract/place/content-place.ts'
import { ImportProblem, ImportRowKind, ImportedField } from '#contract/admin/place-imports.ts'
import { isFood } from '#contract/place/is-food.ts'
import { nameKey } from '#contract/place/place-name.ts'
import type { StoredEntry } from '../desk/entries.store.ts'
import { NEAR_METRES, prepareDuplicateFinder } from '../freshness/like-places.ts'
import { problemsOfPlace, type KnownOfCity } from '../../guide/check-place.ts'
import { distanceBetween } from '#planning/lists/distance.ts'
import { mapSliced, type SlicedWork } from '#planning/lists/sliced-work.ts'
import { Candidate } from './candidate.ts'
import { compareFields, isContradiction, getValues, withFields } from './imported-fields.ts'
import { prepareAreaFinder, withNearArea, withoutNearArea, type FindArea } from './near-area.ts'
import { emptyPlace, missingIn, toSlug } from './new-place.ts'
import { isWithinBounds } from '../../map/within-bounds.ts'

/** A row of a preview: the values of the file, and the result of the import. */
export const PreviewRow = z.object({
  number: z.number(),
  kind: ImportRowKind,
  isChosen: z.boolean(),
  candidate: Candidate,
  /** The slug of the place in the guide, or of the new one. Null for a faulty row. */
  slug: z.nullable(z.string()),
  /** The version of the place in the guide that the row was compared with. Null for a new place. */
  version: z.nullable(z.number()),
  matchName: z.nullable(z.string()),
  /** A place that may be meant: an editor decides. */
  perhaps: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  /** Decision of an editor: the place that is meant, or `new`. Null: nothing. */
  decision: z.nullable(z.string()),
  fields: z.readonly(z.array(ImportedField)),
  missing: z.readonly(z.array(z.string())),
  isIntoDraft: z.boolean(),
  problems: z.readonly(z.array(ImportProblem)),
})
export type PreviewRow = Readonly<z.infer<typeof PreviewRow>>

/** The places with which rows are compared. */
export type Known = {
  /** All places of the guide and the desk, retired ones too. */
  readonly entries: readonly StoredEntry<StoredPlace>[]
  readonly city: KnownOfCity
}

/** The choices of an editor in a row before it was compared anew. */
export type Choices = ReadonlyMap<number, Pick<PreviewRow, 'isChosen' | 'slug' | 'fields' | 'decision'>>

/** The decision that a row is a place of its own. No slug has a blank. */
export const IS_NEW = 'is new'

type Entry = StoredEntry<StoredPlace>

type Found =
  | { readonly kind: 'same'; readonly entry: Entry }
  /** The name is the same, but the place may be another one. */
  | { readonly kind: 'doubt'; readonly entry: Entry }
  | { readonly kind: 'other' }

/**
 * Finds for each row whether the guide has its place: by the address, or by name, distance and kind. A name alone is not
 * enough, so that an editor decides then.
 */
export function* prepareRowMatcher(
  { entries, city }: Known,
  chosen: Choices = new Map(),
): SlicedWork<(candidate: Candidate) => PreviewRow> {
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))
  const byName = new Map(yield* mapSliced(entries, (entry) => [nameKey(entry.text.name), entry] as const))
  const duplicatesIn = yield* prepareDuplicateFinder(
    entries.map(({ slug, text: { name, geo } }) => ({ slug, name, geo })),
  )
  const findArea = yield* prepareAreaFinder(entries.map(({ text }) => text))
  const seen: Seen = { slugs: new Set(bySlug.keys()), matched: new Map(), names: new Map(), addresses: new Map() }

  const find = (candidate: Candidate, decision: string | null): Found => {
    const { name, fields } = candidate
    const named = bySlug.get(decision ?? fields.slug ?? '')
    if (named) return { kind: 'same', entry: named }
    if (decision === IS_NEW) return { kind: 'other' }
    const duplicates = fields.geo ? duplicatesIn({ slug: '', name, geo: fields.geo }) : []
    const near = duplicates.flatMap((slug) => bySlug.get(slug) ?? [])
    const same = near.find(({ text }) => areLikeKinds(candidate, text))
    if (same) return { kind: 'same', entry: same }
    const [other = byName.get(nameKey(name))] = near
    if (!other) return { kind: 'other' }
    return { kind: isFarFrom(candidate, other.text) ? 'other' : 'doubt', entry: other }
  }

  return (row: Candidate): PreviewRow => {
    const candidate = withoutNearArea(row)
    const earlier = chosen.get(candidate.number)
    const problem = candidate.obstacle ?? obstacleTo(candidate, city)
    if (problem) return faulty(candidate, problem)
    const decision = earlier?.decision ?? null
    const found = find(candidate, decision)
    if (found.kind === 'same') return matchedOnce(candidate, found.entry, { seen, earlier })
    const twice = repeatedRow(candidate, seen)
    if (twice) return faulty(candidate, twice)
    const named = withOwnName(candidate, {
      isTaken: (name) => byName.has(nameKey(name)) || seen.names.has(nameKey(name)),
    })
    const doubt = found.kind === 'doubt' ? { slug: found.entry.slug, name: found.entry.text.name } : null
    if (!named) {
      const other = byName.get(nameKey(candidate.name))?.text.name ?? candidate.name
      const code = doubt ? 'same-name' : 'name-taken'
      return faulty(candidate, { column: 'name', code, value: other }, doubt)
    }
    remember(named, candidate, seen)
    const slug = toSlug(named, seen.slugs)
    seen.slugs.add(slug)
    return fresh(doubt ? inDoubt(named, doubt.name) : named, { slug, city, doubt, findArea }, earlier)
  }
}

/** The earlier rows of the file. */
type Seen = {
  readonly slugs: Set<string>
  /** The number of the row by the slug of its place. */
  readonly matched: Map<string, number>
  readonly names: Map<string, Candidate[]>
  readonly addresses: Map<string, number>
}

function remember(named: Candidate, candidate: Candidate, seen: Seen): void {
  for (const name of new Set([nameKey(named.name), nameKey(candidate.name)])) {
    seen.names.set(name, [...(seen.names.get(name) ?? []), candidate])
  }
  const { slug } = candidate.fields
  if (slug !== undefined) seen.addresses.set(slug, candidate.number)
}

/** An earlier row of the file is the same place. */
function repeatedRow({ name, fields, ...rest }: Candidate, { names, addresses }: Seen): ImportProblem | null {
  const address = fields.slug === undefined ? undefined : addresses.get(fields.slug)
  if (address !== undefined) return { column: 'slug', code: 'twice', value: String(address) }
  const candidate = { name, fields, ...rest }
  const same = names
    .get(nameKey(name))
    ?.find((one) => areLikeKinds(candidate, one.defaults) && !isFarFrom(candidate, one.fields, NEAR_METRES))
  return same ? { column: 'name', code: 'twice', value: String(same.number) } : null
}

/** Neighbourhoods distinguish two places with the same name. @returns null without one */
function withOwnName(candidate: Candidate, { isTaken }: { isTaken: (name: string) => boolean }): Candidate | null {
  if (!isTaken(candidate.name)) return candidate
  const { locality } = candidate.fields
  const name = `${candidate.name}, ${locality ?? ''}`
  if (locality === undefined || isTaken(name) || name.length > 120) return null
  const problem = { column: 'name', code: 'renamed', value: candidate.name } as const
  return { ...candidate, name, problems: [...candidate.problems, problem] }
}

/** Food and sights beside each other may share a name. */
function areLikeKinds({ defaults }: Candidate, { category }: Pick<StoredPlace, 'category'>): boolean {
  return defaults.category === null || category === null || isFood(defaults.category) === isFood(category)
}

function inDoubt(candidate: Candidate, name: string): Candidate {
  const problem = { column: 'name', code: 'same-name', value: name } as const
  return { ...candidate, problems: [...candidate.problems, problem] }
}

/** Beyond this, two places of one name are two. Nearer ones may have a position that is not exact. */
const FAR_METRES = 1_000

/** The same for a position that means a neighbourhood. */
const FAR_AREA_METRES = 5_000

/** Places without a position may be anywhere. */
function isFarFrom(
  { fields: { geo } }: Candidate,
  { geo: other }: { readonly geo?: StoredPlace['geo'] | undefined },
  metres = FAR_METRES,
): boolean {
  if (!geo || !other || geo.lat === null || geo.lng === null || other.lat === null || other.lng === null) return false
  const distance = distanceBetween({ lat: geo.lat, lng: geo.lng }, { lat: other.lat, lng: other.lng })
  const isArea = geo.precision === 'locality' || other.precision === 'locality'
  return distance > (isArea ? FAR_AREA_METRES : metres)
}

/** Reason why a row cannot be imported. */
function obstacleTo(
  { name, fields: { geo }, isOpenStreetMap, problems }: Candidate,
  city: KnownOfCity,
): ImportProblem | null {
  if (!/[\p{L}\p{N}]/u.test(name)) return { column: 'name', code: 'no-name', value: '' }
  const isExplained = problems.some(({ column }) => column === 'geo')
  if (!geo) return isOpenStreetMap && !isExplained ? { column: 'geo', code: 'no-position', value: '' } : null
  const { lat, lng } = geo
  const isInside = lat !== null && lng !== null && isWithinBounds({ lat, lng }, city.boundingBox)
  return isInside ? null : { column: 'geo', code: 'outside', value: `${lat}, ${lng}` }
}

function faulty(candidate: Candidate, problem: ImportProblem, perhaps: PreviewRow['perhaps'] = null): PreviewRow {
  const problems = [...candidate.problems, problem]
  const nothing = { slug: null, version: null, matchName: null, perhaps, fields: [], missing: [] }
  const { number } = candidate
  return {
    number,
    kind: 'faulty',
    isChosen: false,
    candidate,
    ...nothing,
    decision: null,
    isIntoDraft: false,
    problems,
  }
}

type Chosen = Pick<PreviewRow, 'isChosen' | 'slug' | 'fields' | 'decision'> | undefined
type Matching = { readonly seen: Seen; readonly earlier: Chosen }

function matchedOnce(candidate: Candidate, entry: Entry, { seen, earlier }: Matching): PreviewRow {
  if (entry.state === 'retired') return faulty(candidate, { column: 'name', code: 'retired', value: entry.text.name })
  const row = seen.matched.get(entry.slug)
  if (row !== undefined) return faulty(candidate, { column: 'name', code: 'twice', value: String(row) })
  seen.matched.set(entry.slug, candidate.number)
  return matched(candidate, entry, earlier)
}

function matched(candidate: Candidate, entry: Entry, chosen: Chosen): PreviewRow {
  const { slug, text, version, hasDraft } = entry
  const before = chosen?.slug === slug ? takenIn(chosen.fields) : undefined
  const fields = compareFields(getValues(candidate), text, before)
  return {
    number: candidate.number,
    kind: fields.some(isContradiction) ? 'conflicting' : 'matching',
    isChosen: before && chosen ? chosen.isChosen : !candidate.isQuestion && fields.some(({ isTaken }) => isTaken),
    candidate,
    slug,
    version,
    matchName: text.name,
    perhaps: null,
    decision: chosen?.decision ?? null,
    fields,
    missing: missingIn(text),
    isIntoDraft: hasDraft,
    problems: candidate.problems,
  }
}

type Fresh = {
  readonly slug: string
  readonly city: KnownOfCity
  readonly doubt: PreviewRow['perhaps']
  readonly findArea: FindArea
}

function fresh(named: Candidate, { slug, city, doubt, findArea }: Fresh, chosen: Chosen): PreviewRow {
  const candidate = withNearArea(named, findArea)
  const empty = emptyPlace(candidate, { slug, today: city.now, illustrations: city.illustrations })
  const values = getValues(candidate)
  const known = chosen?.slug ? chosen : undefined
  const fields = compareFields(values, null, known && takenIn(known.fields))
  const place = withFields(empty, values, fields)
  const [problem] = problemsOfPlace(place, city)
  if (problem !== undefined) return faulty(candidate, getProblem(problem))
  return {
    number: candidate.number,
    kind: 'new',
    isChosen: known?.isChosen ?? (!candidate.isQuestion && doubt === null),
    candidate,
    slug,
    version: null,
    matchName: null,
    perhaps: doubt,
    decision: chosen?.decision ?? null,
    fields,
    missing: missingIn(place),
    isIntoDraft: false,
    problems: candidate.problems,
  }
}

function getProblem(problem: string): ImportProblem {
  const [column = ''] = problem.split(':')
  const isAtSea = column === 'geo' && problem.includes('lies in the sea')
  return isAtSea
    ? { column, code: 'in-the-sea', value: '' }
    : { column, code: 'not-whole', value: problem.slice(column.length + 2) }
}

function takenIn(fields: readonly ImportedField[]): ReadonlySet<string> {
  return new Set(fields.filter(({ isTaken }) => isTaken).map(({ field }) => field))
}

/** The text that a chosen row makes. @throws Error for a row that cannot be imported */
export function getText(
  { candidate, slug, fields }: Pick<PreviewRow, 'candidate' | 'slug' | 'fields'>,
  { entry, city }: { entry: StoredEntry<StoredPlace> | null; city: KnownOfCity },
): StoredPlace {
  if (slug === null) throw new Error('A faulty row has no text')
  const base = entry?.text ?? emptyPlace(candidate, { slug, today: city.now, illustrations: city.illustrations })
  return withFields(base, getValues(candidate), fields)
}
