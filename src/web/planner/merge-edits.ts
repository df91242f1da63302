import type { TripWithPlan } from '#planning/trip-with-plan.ts'
export type Conflicts = readonly string[]
export function mergeEdits(
  _base: TripWithPlan,
  mine: TripWithPlan,
  _theirs: TripWithPlan,
): { trip: TripWithPlan; conflicts: Conflicts | null } {
  return { trip: mine, conflicts: null }
}
