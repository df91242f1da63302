import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { trips } from '#messages/trips.ts'
import { wishlist } from '#messages/wishlist.ts'
import type { SuggestedTrip } from '#contract/suggested-trips.ts'
import { textOfFailure } from '../api/call.ts'
import { useCity } from '../city/use-city.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/notify.ts'

/** Makes a suggested trip one's own, starting today on the city's calendar. A guest is asked to log in. */
export function AddSuggestedTrip({ trip }: { trip: SuggestedTrip }) {
  const session = useSession()
  const { timeZone } = useCity()
  const queryClient = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  // Kept until it worked, so that a try whose answer was lost is not carried out twice.
  const key = useRef<string>(null)

  const add = async () => {
    if (session.kind === 'guest') return notify('error', wishlist.pleaseLogin)
    setIsBusy(true)
    try {
      // Guests, most of the readers, do not load what saving needs.
      const [{ today }, { newIdempotencyKey }, { saveNewTrip }, { datedTripInput }] = await Promise.all([
        import('#contract/dates.ts'),
        import('../api/idempotency-key.ts'),
        import('./mutations.ts'),
        import('#contract/suggested-trips.ts'),
      ])
      key.current ??= newIdempotencyKey()
      const owner = { queryClient, email: session.user.email }
      await saveNewTrip(owner, datedTripInput(trip, today(new Date(), timeZone)), key.current)
      key.current = null
      notify('success', trips.addedSuggested)
    } catch (error) {
      notify('error', textOfFailure(error, trips.addFailed))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button icon="plus" look="quiet" onClick={() => void add()} isBusy={isBusy}>
      {trips.addToMine}
      <span className="visually-hidden">: {trip.title}</span>
    </Button>
  )
}
