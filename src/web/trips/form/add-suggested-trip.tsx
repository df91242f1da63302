import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { trips } from '#messages/trips.ts'
import { wishlist } from '#messages/wishlist.ts'
import type { SuggestedTrip } from '#contract/trip/suggested-trips.ts'
import { useState } from 'react'
import { useSession } from '../../session/session.ts'
import { useLoginDialog } from '../../session/use-login-dialog.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import { notify } from '../../ui/notify.ts'
import { ShortLabel } from '../../ui/short-label.tsx'
import { pageIcons } from '../../ui/page-icons.ts'

/** Most visitors are guests, and do not load the code for saving. */
const lazyDialog = lazyWithPreload(async () => (await import('./begin-suggested-trip.tsx')).BeginSuggestedTrip)

/** Copies a suggested trip to the user's trips, from a day that the user chooses. A guest is asked to log in before. */
export function AddSuggestedTrip({ trip }: { trip: SuggestedTrip }) {
  const session = useSession()
  const [added, setAdded] = useState<string | null>(null)
  /** Null until the dialog opens for the first time. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const { dialog, ask } = useLoginDialog({ kind: 'add-trip', id: trip._id, title: trip.title })
  const add = () => {
    if (session.kind !== 'signed-in') {
      notify('error', wishlist.pleaseLogin)
      return ask()
    }
    return void lazyDialog.load().then(
      () => setIsOpen(true),
      () => notify('error', trips.addFailed),
    )
  }
  const onAdded = (id: string) => {
    setIsOpen(false)
    setAdded(id)
  }

  return (
    <>
      <Button icon={pageIcons.plus} look="quiet" onClick={add}>
        {trips.addToMine}
        <span className="visually-hidden">: {trip.title}</span>
      </Button>
      {session.kind === 'signed-in' && added !== null && (
        <ButtonLink to={paths.trip(added)}>
          <ShortLabel text={trips.openPlan} full={fill(trips.openPlanOf, { title: trip.title })} />
        </ButtonLink>
      )}
      {session.kind === 'guest' && dialog}
      {session.kind === 'signed-in' && isOpen !== null && (
        <lazyDialog.Lazy
          props={{ trip, email: session.user.email, isOpen, onClose: () => setIsOpen(false), onAdded }}
          placeholder={null}
        />
      )}
    </>
  )
}
