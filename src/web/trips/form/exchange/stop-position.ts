import { tripFiles } from '#messages/trips.ts'
import type { ExportedDay, ExportedStop } from '#planning/plan/exported-days.ts'
import { positionIn, type StopPosition } from '#planning/plan/exported-position.ts'

/** Where a file shows a stop. Null: nobody knows, or it has no place. */
export function getPosition(stop: Pick<ExportedStop, 'place' | 'point'>): StopPosition | null {
  return positionIn(stop, tripFiles)
}

/** How many stops the files for maps show about where they are, and how many they only list. */
export function countInexact(days: readonly ExportedDay[]): { readonly inexact: number; readonly unplaced: number } {
  const positions = days.flatMap(({ stops }) => stops.map(getPosition))
  const unplaced = positions.filter((position) => position === null).length
  return { inexact: positions.filter((position) => position !== null && position.doubt !== null).length, unplaced }
}
