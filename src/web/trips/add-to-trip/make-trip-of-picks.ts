import { paths } from '#contract/paths.ts'
import { addToTrip as messages } from '#messages/add-to-trip.ts'
import { readPicks } from '../../session/picked-places.ts'
import { storedPicks } from '../../session/picks.ts'
import { notifyFailure } from '../../ui/notify.ts'
import type { Traveller } from './add-place.ts'
import { makeTripOf } from './picks-to-trip.ts'

/**
 * Makes a trip of the places that a guest picked on this device. After a failure they are still picked.
 * @returns the path of its page. Null: there are none.
 */
export async function makeTripOfPicks(traveller: Traveller, idempotencyKey: string): Promise<string | null> {
  const picks = readPicks(storedPicks())
  if (picks.length === 0) return null
  try {
    const trip = await makeTripOf(picks, { traveller, idempotencyKey })
    return paths.trip(trip._id)
  } catch (error) {
    notifyFailure(error, messages.makeFailed, 'top-right')
    throw error
  }
}
