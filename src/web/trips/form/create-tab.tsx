import type { User } from '#contract/account/auth.ts'
import { trips } from '#messages/trips.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PlacesProvider } from './place-names.tsx'
import { planPath } from './plan-url.ts'
import { TripForm } from './trip-form.tsx'
import type { DraftEditor } from './use-draft.ts'

type CreateTabProps = { user: User; editor: DraftEditor; tripId: string | null; onLeave: () => void }

export function CreateTab({ user, editor, tripId, onLeave }: CreateTabProps) {
  switch (editor.status) {
    case 'opening':
      return <div className="skeleton-page" role="status" aria-label={trips.openingDraft} />
    case 'failed':
      return <LoadFailure title={trips.loadFailed} onRetry={editor.reopen} isAlert />
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
    <PlacesProvider>
      <TripForm user={user} editor={editor} tripId={tripId} onSaved={onLeave} />
    </PlacesProvider>
  )
}
