import type { User } from '#contract/account/auth.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { mayInTrip } from '#contract/trip/trip-rights.ts'
import { linkSections } from '#contract/trip/shared-trip.ts'
import { tripPage } from '#messages/planner.ts'
import { tripPeople } from '#messages/trip-people.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ShareTrip } from '../sharing/share-trip.tsx'
import { SharedDays } from '../sharing/shared-days.tsx'
import { LivePeople } from '../live/live-people.tsx'
import { PassedFocus } from '../live/passed-focus.tsx'
import { StopSuggestions, TripSuggestions } from '../suggestions/stop-suggestions.tsx'
import { SuggestChange, SuggestStop } from '../suggestions/suggest-change.tsx'
import { cachedTripKey } from '../../session/cached-trip.ts'
import { useTripEditor, type OpenedTrip } from './use-trip-editor.ts'
import '../sharing/shared-trip.css'

/** The whole plan of a trip for a reader, without controls for changes. It follows the changes of the others. */
export function ReaderBoard({ user, opened }: { user: User; opened: OpenedTrip }) {
  const { trip, guide, isDeleted, hear } = useTripEditor(cachedTripKey(user.id, opened.editor.read().trip._id), opened)
  if (isDeleted)
    return (
      <Notice title={tripPage.ended} text={tripPage.endedText} isAlert>
        <ButtonLink to={paths.myTrips}>{tripPage.toMyTrips}</ButtonLink>
      </Notice>
    )
  const { membership } = trip
  const maySuggest = membership !== undefined && mayInTrip(membership.role, 'suggest')
  return (
    <div className="shared-trip">
      <PassedFocus />
      <SharedDays
        trip={trip}
        sections={linkSections}
        guide={guide}
        by={
          membership
            ? fill(tripPeople.sharedBy, { owner: membership.owner, role: tripPeople.roles[membership.role] })
            : null
        }
        renderBelow={(view) => (
          <>
            <StopSuggestions stopId={view.stop.id} />
            {maySuggest && <SuggestChange trip={trip} view={view} />}
          </>
        )}
        actions={
          <>
            <TripSuggestions />
            {maySuggest && <SuggestStop trip={trip} guide={guide} />}
            <ShareTrip trip={trip} user={user} />
            <LivePeople key={trip._id} tripId={trip._id} user={user} onNews={hear} />
          </>
        }
      />
    </div>
  )
}
