import type { User } from '#contract/account/auth.ts'
import { mayInTrip } from '#contract/trip/trip-rights.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { shareTrip as messages } from '#messages/trip-people.ts'
import { PeoplePart } from './people-part.tsx'
import { ShareCalendar } from './share-calendar.tsx'
import { ShareLinks } from './share-links.tsx'
import { ShareView } from './share-view.tsx'
import { useLinks } from './use-links.ts'

type SharingProps = { trip: Trip; user: User; isOpen: boolean }

/**
 * Sharing of a trip: its people, the link for guests, calendars, and all links, each with a button that ends it. It
 * stays while the dialog is closed, so that the link that was made can be sent again.
 */
export function Sharing({ trip, user, isOpen }: SharingProps) {
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
