import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/account/auth.ts'
import { trips } from '#messages/trips.ts'
import type { PendingAction } from '../../session/pending-action.ts'
import { copySuggestedTrip, offeredStart } from '../../trips/form/copy-suggested-trip.ts'
import { suggestedTrips } from '../../trips/form/queries.ts'
import { notify, notifyFailure } from '../../ui/notify.ts'
import { saveWish } from '../../wishlist/wishes.ts'

type Doing = {
  action: PendingAction
  user: User
  queryClient: QueryClient
  city: { name: string; timeZone: string }
  idempotencyKey: string
}

/**
 * Runs the action that a guest began before the login, and announces the outcome.
 * @returns the path of the page that shows the outcome. Null: the page that the guest came from.
 */
export async function runPendingAction({ action, user, ...doing }: Doing): Promise<string | null> {
  const { queryClient, city, idempotencyKey } = doing
  if (action.kind === 'make-trip') {
    const { makeTripFromSelection } = await import('../../trips/add-to-trip/make-trip-from-selection.ts')
    return makeTripFromSelection({ owner: { queryClient, email: user.email }, city }, idempotencyKey)
  }
  if (action.kind === 'take-shared') {
    const { takeSharedTrip } = await import('../../trips/sharing/take-shared-trip.ts')
    return takeSharedTrip({ queryClient, email: user.email }, action, idempotencyKey)
  }
  if (action.kind === 'save-place') await saveWish({ place: action.place, user, queryClient })
  else await addTrip(action.id, { queryClient, idempotencyKey, timeZone: city.timeZone, email: user.email })
  return null
}

type Copying = { queryClient: QueryClient; idempotencyKey: string; timeZone: string; email: string }

async function addTrip(id: string, copying: Copying): Promise<void> {
  try {
    const { trips: suggested } = await copying.queryClient.ensureQueryData(suggestedTrips())
    const trip = suggested.find(({ _id }) => _id === id)
    if (!trip) return notify('error', trips.addFailed)
    await copySuggestedTrip(trip, { ...copying, startDate: await offeredStart(trip, copying) })
    notify('success', trips.addedSuggested)
  } catch (error) {
    notifyFailure(error, trips.addFailed)
    throw error
  }
}
