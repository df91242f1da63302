import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { trips } from '#messages/trips.ts'
import { wishlist } from '#messages/wishlist.ts'
import type { SuggestedTrip } from '#contract/trip/suggested-trips.ts'
import { useCity } from '../../city/use-city.ts'
import { useSession } from '../../session/session.ts'
import { useLoginDialog } from '../../session/use-login-dialog.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { ShortLabel } from '../../ui/short-label.tsx'
import { pageIcons } from '../../ui/page-icons.ts'

/** Copies a suggested trip to the user's trips. A guest is asked to log in before. */
export function AddSuggestedTrip({ trip }: { trip: SuggestedTrip }) {
  const session = useSession()
  const { timeZone } = useCity()
  const queryClient = useQueryClient()
  const [added, setAdded] = useState<string | null>(null)
  const adding = useApiMutation({
    write: async (email: string, idempotencyKey) => {
      // Most visitors are guests and do not load the code for saving.
      const { copySuggestedTrip } = await import('./copy-suggested-trip.ts')
      return copySuggestedTrip(trip, { queryClient, email, timeZone, idempotencyKey })
    },
    success: trips.addedSuggested,
    failure: trips.addFailed,
    onSuccess: ({ _id }) => setAdded(_id),
  })
  const { dialog, ask } = useLoginDialog({ kind: 'add-trip', id: trip._id, title: trip.title })
  const add = () => {
    if (session.kind === 'signed-in') return adding.mutate(session.user.email)
    notify('error', wishlist.pleaseLogin)
    ask()
  }

  return (
    <>
      <Button icon={pageIcons.plus} look="quiet" onClick={add} isBusy={adding.isPending}>
        {trips.addToMine}
        <span className="visually-hidden">: {trip.title}</span>
      </Button>
      {session.kind === 'signed-in' && added !== null && (
        <ButtonLink to={paths.trip(added)}>
          <ShortLabel text={trips.openPlan} full={fill(trips.openPlanOf, { title: trip.title })} />
        </ButtonLink>
      )}
      {session.kind === 'guest' && dialog}
    </>
  )
}
