import { useQueryClient } from '@tanstack/react-query'
import { trips } from '#messages/trips.ts'
import { wishlist } from '#messages/wishlist.ts'
import type { SuggestedTrip } from '#contract/suggested-trips.ts'
import { useCity } from '../city/use-city.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/notify.ts'
import { useApiMutation } from '../ui/use-api-mutation.ts'

/**
 * Copies a suggested trip to the user's trips, starting today in the time zone of the city. A guest sees a request to
 * log in instead.
 */
export function AddSuggestedTrip({ trip }: { trip: SuggestedTrip }) {
  const session = useSession()
  const { timeZone } = useCity()
  const queryClient = useQueryClient()
  const adding = useApiMutation({
    write: async (email: string, idempotencyKey) => {
      // Most visitors are guests and do not load the code for saving.
      const [{ today }, { saveNewTrip }, { datedTripInput }] = await Promise.all([
        import('#contract/dates.ts'),
        import('./mutations.ts'),
        import('#contract/suggested-trips.ts'),
      ])
      await saveNewTrip({ queryClient, email }, datedTripInput(trip, today(new Date(), timeZone)), idempotencyKey)
    },
    success: trips.addedSuggested,
    failure: trips.addFailed,
  })
  const add = () => {
    if (session.kind === 'guest') notify('error', wishlist.pleaseLogin)
    else adding.mutate(session.user.email)
  }

  return (
    <Button icon="plus" look="quiet" onClick={add} isBusy={adding.isPending}>
      {trips.addToMine}
      <span className="visually-hidden">: {trip.title}</span>
    </Button>
  )
}
