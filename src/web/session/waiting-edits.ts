import { isEditable } from '#contract/trip/trip-rights.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { readStored } from './browser-storage.ts'

/** The trips of a user with the edits that wait on this device until the server has them. */
export async function readWaitingEdits(userId: string): Promise<readonly Trip[]> {
  // The flag names the user of the drafts. Without it there is no database to open.
  if (readStored('drafts') !== userId) return []
  const { listCachedTrips } = await import('./cached-trip.ts')
  return listCachedTrips(userId)
}

/**
 * The trips as their plans show them on this device: with the edits that wait. Edits of somebody who may only read by now
 * are shown to nobody as the plan.
 */
export function withWaitingEdits(trips: readonly Trip[], edited: readonly Trip[]): readonly Trip[] {
  if (edited.length === 0) return trips
  return trips.map((trip) => (isEditable(trip) && edited.find(({ _id }) => _id === trip._id)) || trip)
}
