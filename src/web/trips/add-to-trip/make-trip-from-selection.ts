import { paths } from '#contract/paths.ts'
import { addToTrip as messages } from '#messages/wishlist.ts'
import { readSelection } from '../../session/selected-places.ts'
import { storedSelection } from '../../session/selection.ts'
import { notifyFailure } from '../../ui/notify.ts'
import type { Traveller } from './add-place.ts'
import { makeTripFor } from './selection-to-trip.ts'

/**
 * Makes a trip of the places that a guest selected on this device. After a failure they are still selected.
 * @returns the path of its page. Null: there are none.
 */
export async function makeTripFromSelection(traveller: Traveller, idempotencyKey: string): Promise<string | null> {
  const selection = readSelection(storedSelection())
  if (selection.length === 0) return null
  try {
    const trip = await makeTripFor(selection, { traveller, idempotencyKey })
    return paths.trip(trip._id)
  } catch (error) {
    notifyFailure(error, messages.makeFailed, 'top-right')
    throw error
  }
}
