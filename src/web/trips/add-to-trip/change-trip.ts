import type { Trip } from '#contract/trip/trips.ts'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { ApiError } from '../../api/call.ts'
import { getTripInput } from '../planner/trip-input.ts'
import { readTrip, saveTrip, type Owner } from '../form/mutations.ts'

/** Another device seldom saves the same trip more often than this between two of our tries. */
const MAX_TRIES = 4

type Changed<Result> = { readonly trip: TripWithPlan; readonly result: Result }

/**
 * Changes a saved trip. If it was changed elsewhere meanwhile, the change is made in the newer version: it concerns one
 * stop, so that it always fits.
 * @throws ApiError `not-found` if the trip was deleted
 */
export async function changeTrip<Result>(
  owner: Owner,
  before: Trip,
  change: (trip: Trip) => Changed<Result>,
): Promise<{ trip: Trip; result: Result }> {
  let current = before
  for (let tries = 1; ; tries += 1) {
    const { trip, result } = change(current)
    if (trip === current) return { trip: current, result }
    try {
      const saved = await saveTrip(owner, { id: current._id, version: current.version, input: getTripInput(trip) })
      return { trip: saved, result }
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'conflict' && tries < MAX_TRIES
      const newer = isConflict ? await readTrip(owner, current._id) : undefined
      if (!newer) throw error
      current = newer
    }
  }
}
