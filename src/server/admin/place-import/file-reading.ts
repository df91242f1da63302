import type { Bounds } from '#contract/map/base-map.ts'
import type { PlaceCategory } from '#contract/place/place-facts.ts'
import type { FileReport } from '#contract/admin/place-imports.ts'
import type { Candidate } from './candidate.ts'

export type FileReading = {
  readonly path: string
  readonly source: string
  /** Today, in the city. */
  readonly today: string
  readonly languages: readonly string[]
  /** ISO 4217. */
  readonly currency: string
  /** ISO 3166. */
  readonly country: string
  readonly bounds: Bounds
  /** The list of rows that name none. */
  readonly category: PlaceCategory | null
}

export type ReadFile = { readonly candidates: readonly Candidate[]; readonly report: FileReport }

export const EMPTY_FILE: FileReport = {
  columns: [],
  ignoredNames: [],
  unknownKinds: [],
  unnamed: 0,
  outside: 0,
  encoding: null,
  otherSheets: [],
}
