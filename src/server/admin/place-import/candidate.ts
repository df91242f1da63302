import { SEEN_SOURCE } from '#contract/admin/place-imports.ts'
import * as z from 'zod/mini'
import { StoredPlace } from '#contract/place/content-place.ts'
import type { Fact } from '#contract/place/fact.ts'
import { PlaceCategory, PlaceKind } from '#contract/place/place-facts.ts'
import { ImportProblem } from '#contract/admin/place-imports.ts'
import { ResearchedFacts } from '#contract/place/researched-facts.ts'

/** Fields without evidence that a row may bring. */
const ImportedFields = z.partial(
  z.pick(StoredPlace, {
    slug: true,
    category: true,
    kind: true,
    schemaOrgType: true,
    locality: true,
    description: true,
    tags: true,
    hours: true,
    priceLevel: true,
    priceNote: true,
    geo: true,
    sources: true,
    illustration: true,
  }),
)

/** The kind of place that the row names, and the drawing that fits. Null: not known. */
const PlaceDefaults = z.object({
  category: z.nullable(PlaceCategory),
  kind: z.nullable(PlaceKind),
  schemaOrgType: z.string(),
  /** Names of drawings, best first. */
  drawings: z.readonly(z.array(z.string())),
})
export type PlaceDefaults = Readonly<z.infer<typeof PlaceDefaults>>

/** The cells of a row by the names of their columns, and the position of a feature, for another reading. */
export const RowCells = z.object({
  values: z.record(z.string(), z.string()),
  at: z.nullable(z.readonly(z.tuple([z.string(), z.string()]))),
})
export type RowCells = Readonly<z.infer<typeof RowCells>>

/** The fields of a place that a row of a file holds. All others are left out. */
export const Candidate = z.object({
  /** The number of the row: the line of a CSV file, the number of the feature, or of the element that is a place. */
  number: z.number(),
  name: z.string(),
  fields: ImportedFields,
  facts: ResearchedFacts,
  defaults: PlaceDefaults,
  problems: z.readonly(z.array(ImportProblem)),
  /** The row cannot be imported. */
  obstacle: z.nullable(ImportProblem),
  /** An editor must look at the row before it is taken. */
  isQuestion: z.boolean(),
  /** Tags or columns without a field, by name. */
  ignored: z.readonly(z.array(z.string())),
  /** Fields whose value is only likely meant. An import takes none of them unasked. */
  questions: z.optional(z.readonly(z.array(z.string()))),
  isOpenStreetMap: z.boolean(),
  /** Null: the row has no columns. */
  cells: z.nullable(RowCells),
})
export type Candidate = Readonly<z.infer<typeof Candidate>>

/** The kind of the place is not known. `Place` is true of every place. */
export const UNKNOWN_KIND: PlaceDefaults = { category: null, kind: null, schemaOrgType: 'Place', drawings: [] }

type Refused = { readonly number: number; readonly name: string; readonly obstacle: ImportProblem }

/** A row that cannot be read. */
export function refusedCandidate({ number, name, obstacle }: Refused): Candidate {
  const nothing = { fields: {}, facts: {}, problems: [], ignored: [], cells: null }
  return { number, name, obstacle, ...nothing, defaults: UNKNOWN_KIND, isQuestion: false, isOpenStreetMap: false }
}

/** The candidate if it is valid: no row that a reader let through may break the preview of the others. */
export function checkedCandidate(candidate: Candidate): Candidate {
  const checked = Candidate.safeParse(candidate)
  if (checked.success) return candidate
  const [issue] = checked.error.issues
  const column = issue?.path.map(String).join('.') ?? ''
  const obstacle = { column, code: 'not-whole', value: (issue?.message ?? '').slice(0, 200) } as const
  return refusedCandidate({ number: candidate.number, name: candidate.name.slice(0, 120), obstacle })
}

/** Gives a value its evidence. */
export type GiveEvidence = <Value>(value: Value) => Fact<Value>

/** @param source an address, or `SEEN_SOURCE` */
export function getEvidence(source: string, checkedOn: string): GiveEvidence {
  if (source === SEEN_SOURCE) {
    return <Value>(value: Value): Fact<Value> => ({
      value,
      source: null,
      checkedOn,
      confidence: 'reported',
      isSeen: true,
    })
  }
  return <Value>(value: Value): Fact<Value> => ({ value, source, checkedOn, confidence: 'reported' })
}

/** A value that is not known has no evidence either. */
export function ifKnown<Value>(give: GiveEvidence, value: Value | undefined): Fact<Value> | undefined {
  return value === undefined ? undefined : give(value)
}
