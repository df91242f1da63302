import type { GeoPrecision, PlaceIndexEntry } from '#contract/place/places.ts'
import { tripFiles } from '#messages/trip-files.ts'
import type { ExportedDay } from './exported-days.ts'

export type StopPosition = {
  readonly lat: number
  readonly lng: number
  /** Says that the position is not exact. Null: it is. */
  readonly doubt: string | null
}

const doubts = {
  site: null,
  nearby: tripFiles.near,
  locality: tripFiles.inArea,
  none: tripFiles.inArea,
} satisfies Record<GeoPrecision, string | null>

/** Where a file shows a stop. Null: nobody knows, or it has no place. */
export function positionOf(place: PlaceIndexEntry | null): StopPosition | null {
  return place?.geo ? { ...place.geo, doubt: doubts[place.precision] } : null
}

/** How many stops the files for maps show about where they are, and how many they only list. */
export function countInexact(days: readonly ExportedDay[]): { readonly inexact: number; readonly unplaced: number } {
  const positions = days.flatMap(({ stops }) => stops.map(({ place }) => positionOf(place)))
  const unplaced = positions.filter((position) => position === null).length
  return { inexact: positions.filter((position) => position !== null && position.doubt !== null).length, unplaced }
}

/** Decimal without an exponent, as files of maps and calendars require. Six decimals are about 0.1 metres. */
export function degrees(value: number): string {
  return value.toFixed(6)
}
