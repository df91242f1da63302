import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/auth.ts'
import { trips } from '#messages/trips.ts'
import type { WantedDeed } from '../session/wanted-deed.ts'
import { copySuggestedTrip } from '../trips/copy-suggested-trip.ts'
import { suggestedTrips } from '../trips/queries.ts'
import { notify, notifyFailure } from '../ui/notify.ts'
import { saveWish } from '../wishlist/wishes.ts'

type Doing = {
  deed: WantedDeed
  user: User
  queryClient: QueryClient
  /** Of the city. */
  timeZone: string
  idempotencyKey: string
}

/** Does what a guest wanted before the login, and tells the outcome. */
export async function doWantedDeed({ deed, user, ...doing }: Doing): Promise<void> {
  if (deed.kind === 'save-place') await saveWish({ place: deed.place, user, queryClient: doing.queryClient })
  else await addTrip(deed.id, { ...doing, email: user.email })
}

async function addTrip(id: string, copying: Omit<Doing, 'deed' | 'user'> & { email: string }): Promise<void> {
  try {
    const { trips: suggested } = await copying.queryClient.ensureQueryData(suggestedTrips())
    const trip = suggested.find(({ _id }) => _id === id)
    if (!trip) return notify('error', trips.addFailed)
    await copySuggestedTrip(trip, copying)
    notify('success', trips.addedSuggested)
  } catch (error) {
    notifyFailure(error, trips.addFailed)
    throw error
  }
}
