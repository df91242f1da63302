import * as z from 'zod/mini'
import type { ContentPlace } from '#contract/place/content-place.ts'
import { ImportProblem, ImportRowKind, ImportedField } from '#contract/admin/place-imports.ts'
import { nameKey } from '#contract/place/place-name.ts'
import type { StoredEntry } from '../desk/entries.store.ts'
import { prepareTwinFinder } from '../freshness/like-places.ts'
import { problemsOfPlace, type KnownOfCity } from '../../guide/check-place.ts'
import { mapSliced, type SlicedWork } from '../../platform/concurrency/slices.ts'
import { Candidate } from './candidate.ts'
import { compareFields, isContradiction, valuesOf, withFields } from './imported-fields.ts'
import { emptyPlace, missingIn, slugOf } from './new-place.ts'
import { isWithinBounds } from '../../map/within-bounds.ts'

/** A row of a preview: what the file says, and what the import would make of it. */
export const PreviewRow = z.object({
  number: z.number(),
  kind: ImportRowKind,
  isChosen: z.boolean(),
  candidate: Candidate,
  /** Of the place in the guide, or of the new one. Null for a faulty row. */
  slug: z.nullable(z.string()),
  /** The version of the place in the guide that the row was compared with. Null for a new place. */
  version: z.nullable(z.number()),
  matchName: z.nullable(z.string()),
  fields: z.readonly(z.array(ImportedField)),
  missing: z.readonly(z.array(z.string())),
  isIntoDraft: z.boolean(),
  problems: z.readonly(z.array(ImportProblem)),
})
export type PreviewRow = Readonly<z.infer<typeof PreviewRow>>

/** What rows are compared with. */
export type Known = {
  /** All places of the guide and the desk, retired ones too. */
  readonly entries: readonly StoredEntry<ContentPlace>[]
  readonly city: KnownOfCity
}

/** What an editor chose of a row before it was compared anew. */
export type Choices = ReadonlyMap<number, Pick<PreviewRow, 'isChosen' | 'slug' | 'fields'>>

/**
 * Finds for each row whether the guide has its place, by the address, by name and distance, or by the name alone for rows
 * without a position.
 */
export function* prepareRowMatcher(
  { entries, city }: Known,
  chosen: Choices = new Map(),
): SlicedWork<(candidate: Candidate) => PreviewRow> {
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))
  const byName = new Map(yield* mapSliced(entries, (entry) => [nameKey(entry.text.name), entry] as const))
  const twinIn = yield* prepareTwinFinder(entries.map(({ slug, text: { name, geo } }) => ({ slug, name, geo })))
  const slugs = new Set(bySlug.keys())
  const seen = new Map<string, number>()
  const names = new Map<string, number>()
  const given = new Map<string, number>()

  const find = ({ name, fields }: Candidate): StoredEntry<ContentPlace> | undefined => {
    const named = fields.slug === undefined ? undefined : bySlug.get(fields.slug)
    if (named) return named
    if (!fields.geo) return byName.get(nameKey(name))
    const twin = twinIn({ slug: '', name, geo: fields.geo })
    return twin === null ? undefined : bySlug.get(twin)
  }

  const compare = (candidate: Candidate): PreviewRow => {
    const problem = obstacleTo(candidate, city)
    if (problem) return faulty(candidate, problem)
    const entry = find(candidate)
    if (entry?.state === 'retired')
      return faulty(candidate, { column: 'name', code: 'retired', value: entry.text.name })
    const earlier = entry ? seen.get(entry.slug) : names.get(nameKey(candidate.name))
    if (earlier !== undefined) return faulty(candidate, { column: 'name', code: 'twice', value: String(earlier) })
    if (entry) {
      seen.set(entry.slug, candidate.number)
      return matched(candidate, entry, chosen.get(candidate.number))
    }
    const { slug: address } = candidate.fields
    const namesake = address === undefined ? undefined : given.get(address)
    if (namesake !== undefined) return faulty(candidate, { column: 'slug', code: 'twice', value: String(namesake) })
    const other = byName.get(nameKey(candidate.name))
    if (other) return faulty(candidate, { column: 'name', code: 'name-taken', value: other.text.name })
    names.set(nameKey(candidate.name), candidate.number)
    if (address !== undefined) given.set(address, candidate.number)
    const slug = slugOf(candidate, slugs)
    slugs.add(slug)
    return fresh(candidate, { slug, city }, chosen.get(candidate.number))
  }
  return compare
}

/** Why a row cannot be imported at all. */
function obstacleTo({ name, fields: { geo }, isOpenStreetMap }: Candidate, city: KnownOfCity): ImportProblem | null {
  if (name === '') return { column: 'name', code: 'no-name', value: '' }
  if (!geo) return isOpenStreetMap ? { column: 'geo', code: 'no-position', value: '' } : null
  const { lat, lng } = geo
  const isInside = lat !== null && lng !== null && isWithinBounds({ lat, lng }, city.boundingBox)
  return isInside ? null : { column: 'geo', code: 'outside', value: `${lat}, ${lng}` }
}

function faulty(candidate: Candidate, problem: ImportProblem): PreviewRow {
  const problems = [...candidate.problems, problem]
  const nothing = { slug: null, version: null, matchName: null, fields: [], missing: [], isIntoDraft: false }
  return { number: candidate.number, kind: 'faulty', isChosen: false, candidate, ...nothing, problems }
}

type Chosen = Pick<PreviewRow, 'isChosen' | 'slug' | 'fields'> | undefined

function matched(candidate: Candidate, entry: StoredEntry<ContentPlace>, chosen: Chosen): PreviewRow {
  const { slug, text, version, hasDraft } = entry
  const before = chosen?.slug === slug ? takenIn(chosen.fields) : undefined
  const fields = compareFields(valuesOf(candidate), text, before)
  return {
    number: candidate.number,
    kind: fields.some(isContradiction) ? 'conflicting' : 'matching',
    isChosen: before && chosen ? chosen.isChosen : fields.some(({ isTaken }) => isTaken),
    candidate,
    slug,
    version,
    matchName: text.name,
    fields,
    missing: missingIn(text),
    isIntoDraft: hasDraft,
    problems: candidate.problems,
  }
}

type Fresh = { readonly slug: string; readonly city: KnownOfCity }

function fresh(candidate: Candidate, { slug, city }: Fresh, chosen: Chosen): PreviewRow {
  const empty = emptyPlace(candidate, { slug, today: city.now, illustrations: city.illustrations })
  const values = valuesOf(candidate)
  const fields = compareFields(values, null, chosen && takenIn(chosen.fields))
  const place = withFields(empty, values, fields)
  const [problem] = problemsOfPlace(place, city)
  if (problem !== undefined) return faulty(candidate, problemOf(problem))
  return {
    number: candidate.number,
    kind: 'new',
    isChosen: chosen?.isChosen ?? true,
    candidate,
    slug,
    version: null,
    matchName: null,
    fields,
    missing: missingIn(place),
    isIntoDraft: false,
    problems: candidate.problems,
  }
}

function problemOf(problem: string): ImportProblem {
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
export function textOf(
  { candidate, slug, fields }: Pick<PreviewRow, 'candidate' | 'slug' | 'fields'>,
  { entry, city }: { entry: StoredEntry<ContentPlace> | null; city: KnownOfCity },
): ContentPlace {
  if (slug === null) throw new Error('A faulty row has no text')
  const base = entry?.text ?? emptyPlace(candidate, { slug, today: city.now, illustrations: city.illustrations })
  return withFields(base, valuesOf(candidate), fields)
}
