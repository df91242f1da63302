import type { PlaceIndexEntry } from '#contract/place/places.ts'
import { tripFiles } from '#messages/trip-files.ts'
import type { ExportedDay } from '#planning/plan/exported-days.ts'
import { positionIn, type StopPosition } from '#planning/plan/exported-position.ts'

/** Where a file shows a stop. Null: nobody knows, or it has no place. */
export function getPosition(place: PlaceIndexEntry | null): StopPosition | null {
  return positionIn(place, tripFiles)
}

/** How many stops the files for maps show about where they are, and how many they only list. */
export function countInexact(days: readonly ExportedDay[]): { readonly inexact: number; readonly unplaced: number } {
  const positions = days.flatMap(({ stops }) => stops.map(({ place }) => getPosition(place)))
  const unplaced = positions.filter((position) => position === null).length
  return { inexact: positions.filter((position) => position !== null && position.doubt !== null).length, unplaced }
}
