import type { SharedTrip } from '#contract/trip/shared-trip.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { fillSharedTrip } from '#planning/plan/fill-shared-trip.ts'
import { saveNewTrip, type Owner } from '../form/mutations.ts'

/** Copies the shown trip of a link into a trip of the user. */
export function copySharedTrip(owner: Owner, shared: SharedTrip, idempotencyKey: string): Promise<Trip> {
  const { _id, version: _version, ...trip } = fillSharedTrip(shared, { _id: '', version: 0 })
  return saveNewTrip(owner, trip, idempotencyKey)
}
