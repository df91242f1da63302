import { useQueryClient } from '@tanstack/react-query'
import { trips } from '#messages/trips.ts'
import { wishlist } from '#messages/wishlist.ts'
import type { SuggestedTrip } from '#contract/suggested-trips.ts'
import { useCity } from '../city/use-city.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/notify.ts'
import { useApiMutation } from '../ui/use-api-mutation.ts'

/** Makes a suggested trip one's own, starting today on the city's calendar. A guest is asked to log in. */
export function AddSuggestedTrip({ trip }: { trip: SuggestedTrip }) {
  const session = useSession()
  const { timeZone } = useCity()
  const queryClient = useQueryClient()
  const adding = useApiMutation({
    write: async (email: string, idempotencyKey) => {
      // Guests, most of the readers, do not load what saving needs.
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
