import { actions } from '#messages/ui.ts'
import { useState } from 'react'
import type { User } from '#contract/account/auth.ts'
import { mayInTrip } from '#contract/trip/trip-rights.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { planner } from '#messages/planner.ts'
import { shareTrip as messages } from '#messages/trip-people.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PeoplePart } from './people-part.tsx'
import { ShareCalendar } from './share-calendar.tsx'
import { ShareLinks } from './share-links.tsx'
import { ShareView } from './share-view.tsx'
import { useLinks } from './use-links.ts'
import './share-trip.css'

type ShareTripProps = { trip: Trip; user: User }

/**
 * The button that shares a trip, and its dialog: its people, the link for guests, calendars, and all links with an end to
 * each.
 */
export function ShareTrip({ trip, user }: ShareTripProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {planner.head.share}
      </Button>
      <Dialog
        title={messages.title}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        className="dialog-card share-dialog"
        closeLabel={actions.close}
        closesByClickOutside
      >
        <Sharing trip={trip} user={user} isOpen={isOpen} />
      </Dialog>
    </>
  )
}

/** It stays while the dialog is closed, so that the link that was made can be sent again. */
function Sharing({ trip, user, isOpen }: ShareTripProps & { isOpen: boolean }) {
  const links = useLinks({ email: user.email, tripId: trip._id, isOpen })
  const mayShare = mayInTrip(trip.membership?.role ?? 'owner', 'share')
  return (
    <>
      <PeoplePart trip={trip} user={user} links={links} isOpen={isOpen} />
      {links.areOff ? (
        <p>{messages.off}</p>
      ) : (
        <>
          {mayShare && <ShareView trip={trip} links={links} />}
          <ShareCalendar links={links} />
          <ShareLinks links={links} />
        </>
      )}
    </>
  )
}
