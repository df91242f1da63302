import type { GeoPrecision, PlaceCategory, PlaceKind } from '#contract/places.ts'

/** Who wrote a row of content: the folder's file, or an editor, whose rows the file never overwrites. */
export type Origin = 'content' | 'editor'

/** Instants are ISO 8601 text in UTC; lists and documents are JSON text, read and written by one function per table. */
export type PlaceTable = {
  slug: string
  name: string
  /** The name as names are compared (see `nameKey`); unique. */
  name_key: string
  category: PlaceCategory
  kind: PlaceKind
  schema_org_type: string
  locality: string
  description: string
  tags: string
  lat: number | null
  lng: number | null
  geo_precision: GeoPrecision
  hours: string | null
  price_level: number
  price_note: string | null
  confidence: 'high' | 'medium' | 'low'
  sources: string
  last_checked: string
  illustration: string
  photo: string | null
  /** Order within the whole guide. */
  position: number
  origin: Origin
  /** SHA-256 of the file's entry; null for an editor's row. */
  content_hash: string | null
}

export type SuggestedTripTable = {
  slug: string
  document: string
  position: number
  origin: Origin
  content_hash: string | null
}

export type CityTable = {
  /** Always 1: an installation has one city. */
  id: number
  document: string
  content_hash: string
}

/** A counter for each topic that processes keep in memory; see changes.ts. */
export type ChangeTable = {
  topic: string
  version: number
}

export type MigrationTable = {
  name: string
  checksum: string
  applied_at: string
}

export type Tables = {
  place: PlaceTable
  suggested_trip: SuggestedTripTable
  city: CityTable
  change: ChangeTable
  migration: MigrationTable
}
