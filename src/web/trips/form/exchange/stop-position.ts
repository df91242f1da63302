import { tripFiles } from '#messages/trips.ts'
import type { ExportedDay, ExportedStop } from '#planning/plan/exported-days.ts'
import { positionIn, type StopPosition } from '#planning/plan/exported-position.ts'

/** Position at which a file shows a stop. Null: it is not known, or the stop has no place. */
export function getPosition(stop: Pick<ExportedStop, 'place' | 'point'>): StopPosition | null {
  return positionIn(stop, tripFiles)
}

/** Numbers of stops that files for maps show approximately, and of stops that they only list. */
export function countInexact(days: readonly ExportedDay[]): { readonly inexact: number; readonly unplaced: number } {
  const positions = days.flatMap(({ stops }) => stops.map(getPosition))
  const unplaced = positions.filter((position) => position === null).length
  return { inexact: positions.filter((position) => position !== null && position.doubt !== null).length, unplaced }
}
