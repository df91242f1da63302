import type { User } from '#contract/auth.ts'
import { trips } from '#messages/trips.ts'
import { ButtonLink } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { KnownPlaces } from './place-names.tsx'
import { planPath } from './plan-address.ts'
import { TripForm } from './trip-form.tsx'
import type { DraftHold } from './use-draft.ts'

type CreateTabProps = { user: User; hold: DraftHold; tripId: string | null; onLeave: () => void }

export function CreateTab({ user, hold, tripId, onLeave }: CreateTabProps) {
  switch (hold.status) {
    case 'opening':
      return <div className="skeleton-page" role="status" aria-label={trips.openingDraft} />
    case 'failed':
      return <LoadFailure title={trips.loadFailed} onRetry={hold.reopen} isAlert />
    case 'missing':
      return (
        <Notice title={trips.tripMissing}>
          <ButtonLink to={planPath({ tab: 'create', trip: null })}>{trips.newInstead}</ButtonLink>
        </Notice>
      )
    case 'new':
    case 'restored':
      break
  }
  return (
    <KnownPlaces>
      <TripForm user={user} hold={hold} tripId={tripId} onSaved={onLeave} />
    </KnownPlaces>
  )
}
