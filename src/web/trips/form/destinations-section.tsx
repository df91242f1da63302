import { trips } from '#messages/trips.ts'
import { Button } from '../../ui/button.tsx'
import { ActivityList } from './activity-list.tsx'
import { DestinationOrder } from './destination-order.tsx'
import { DestinationFields } from './destination-fields.tsx'
import { DestinationTabs, getTabId } from './destination-tabs.tsx'
import type { TripFieldErrors } from './trip-field-errors.ts'
import { NewActivity } from './new-activity.tsx'
import { OutcomeNote } from './outcome-note.tsx'
import type { DraftAction } from './change-draft.ts'
import { selectedDestination, type TripDraft } from './trip-draft.ts'
import { pageIcons } from '../../ui/page-icons.ts'

type DestinationsSectionProps = {
  draft: TripDraft
  fieldErrors: TripFieldErrors
  act: (action: DraftAction) => void
  newActivityForm: string
  isWishlistOpen: boolean
  onWishlist: () => void
}

const PANEL = 'destination-panel'

export function DestinationsSection(props: DestinationsSectionProps) {
  const { draft, fieldErrors, act, newActivityForm, isWishlistOpen, onWishlist } = props
  const destination = selectedDestination(draft)
  const index = draft.destinations.indexOf(destination)
  const path = `destinations.${index}` as const
  return (
    <section className="destinations" aria-labelledby="destinations-title">
      <div className="destinations-head">
        <h3 id="destinations-title">{trips.destinationsTitle}</h3>
        <Button look="quiet" icon={pageIcons.plus} onClick={() => act({ kind: 'add-destination' })}>
          {trips.addDestination}
        </Button>
      </div>
      <DestinationTabs draft={draft} fieldErrors={fieldErrors} act={act} panel={PANEL} />
      <div
        key={destination.key}
        id={PANEL}
        className="destination"
        role="tabpanel"
        aria-labelledby={getTabId(destination.key)}
      >
        {draft.destinations.length > 1 && <DestinationOrder draft={draft} act={act} />}
        <DestinationFields destination={destination} path={path} fieldErrors={fieldErrors} act={act}>
          <div className="activities">
            <div className="destinations-head">
              <h4>{trips.activitiesTitle}</h4>
              <Button look="quiet" icon="heart" onClick={onWishlist}>
                {trips.addFromWishlist}
              </Button>
            </div>
            <ActivityList draft={draft} destination={destination} path={path} fieldErrors={fieldErrors} act={act} />
            {/* The open wishlist shows the outcome itself. */}
            {!isWishlistOpen && <OutcomeNote draft={draft} />}
            <NewActivity draft={draft} fieldErrors={fieldErrors} form={newActivityForm} act={act} />
          </div>
        </DestinationFields>
      </div>
    </section>
  )
}
