import { isEditable } from '#contract/trip/trip-rights.ts'
import { actions } from '#messages/ui.ts'
import { useFormats } from '../../city/use-formats.ts'
import { memo, useState, type ReactNode } from 'react'
import { showMoney } from '#contract/text/money.ts'
import { tripPeople } from '#messages/trip-people.ts'
import { trips } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import type { Destination, Trip } from '#contract/trip/trips.ts'
import { paths } from '#contract/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ShortLabel } from '../../ui/short-label.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { DayPlan } from './day-plan.tsx'
import { ExportMenu } from './export-menu.tsx'
import { PlaceName } from './place-names.tsx'
import { showDates } from './show-dates.ts'
import type { Owner } from './mutations.ts'
import { TripDates } from './trip-dates.tsx'
import { useTripDeletion } from './use-trip-deletion.ts'
import { withKeys } from '../../ui/with-keys.ts'
import { pageIcons } from '../../ui/page-icons.ts'

/** Activities per destination on the card (section 9). */
const PREVIEWED_ACTIVITIES = 3

type TripCardProps = {
  trip: Trip
  /** Heading level of the title. */
  level: 2 | 3
  onEdit: (id: string) => void
  owner: Owner
  onDeleted: (id: string) => void
  onPrint: (trip: Trip) => Promise<void>
}

/** `memo`, because the list adds cards in steps and would render all of them again. */
export const TripCard = memo(function TripCard({ trip, level, owner, onEdit, onDeleted, onPrint }: TripCardProps) {
  const formats = useFormats()
  const deletion = useTripDeletion(owner, trip, onDeleted)
  const { title, membership } = trip
  return (
    <article className="trip-card">
      <header>
        <Heading level={level}>{trip.title}</Heading>
        {membership && (
          <p>{fill(tripPeople.sharedBy, { owner: membership.owner, role: tripPeople.roles[membership.role] })}</p>
        )}
        <p className="trip-figures">
          <TripDates startDate={trip.startDate} endDate={trip.endDate} />{' '}
          {trip.budget > 0 && <strong>{fill(trips.budget, { amount: showMoney(trip.budget, formats) })}</strong>}
        </p>
      </header>
      {trip.description !== '' && <p className="trip-card-description">{trip.description}</p>}
      <ul className="trip-card-destinations">
        {withKeys(trip.destinations, ({ name }) => name).map(({ key, item: destination }) => (
          <li key={key}>
            <DestinationSummary destination={destination} level={level === 2 ? 3 : 4} />
          </li>
        ))}
      </ul>
      <DaysOfTrip trip={trip} />
      <div className="trip-card-actions">
        <ButtonLink to={paths.trip(trip._id)} look="quiet">
          <ShortLabel text={trips.openPlan} full={fill(trips.openPlanOf, { title })} />
        </ButtonLink>
        {isEditable(trip) && (
          <Button icon={pageIcons.pencil} look="quiet" onClick={() => onEdit(trip._id)}>
            <ShortLabel text={actions.edit} full={fill(trips.editTrip, { title })} />
          </Button>
        )}
        <ExportMenu trip={trip} onPrint={() => void onPrint(trip)} />
        {!membership && (
          <Button look="danger" onClick={() => deletion.mutate()} isBusy={deletion.isPending}>
            <ShortLabel text={actions.delete} full={fill(trips.deleteTrip, { title })} />
          </Button>
        )}
      </div>
    </article>
  )
})

function Heading({ level, children }: { level: 2 | 3 | 4; children: ReactNode }) {
  const Tag = `h${level}` as const
  return <Tag>{children}</Tag>
}

function DestinationSummary({ destination, level }: { destination: Destination; level: 3 | 4 }) {
  const formats = useFormats()
  const { name, location, startDate, endDate, activities } = destination
  const [start, end = start] = [startDate, endDate].filter((date) => date !== null)
  const further = activities.length - PREVIEWED_ACTIVITIES
  return (
    <>
      <Heading level={level}>
        <PlaceName name={name} />
      </Heading>
      <p className="trip-card-where">
        {location !== '' && <Where location={location} />}
        {start !== undefined && end !== undefined && <span>{showDates(start, end, formats)}</span>}
        <span>{formats.plural(trips.activityCount, activities.length)}</span>
      </p>
      {activities.length > 0 && (
        <ul className="trip-card-activities">
          {withKeys(activities.slice(0, PREVIEWED_ACTIVITIES), ({ name }) => name).map(
            ({ key, item: { name, place } }) => (
              <li key={key}>
                <PlaceName name={name} slug={place} />
              </li>
            ),
          )}
        </ul>
      )}
      {further > 0 && <p className="trip-card-more">{formats.plural(trips.moreActivities, further)}</p>}
    </>
  )
}

function Where({ location }: { location: string }) {
  const isWebUrl = /^https?:\/\//i.test(location) && URL.canParse(location)
  return isWebUrl ? <OutsideLink href={location}>{trips.openLocation}</OutsideLink> : <span>{location}</span>
}

/** Renders the plan when it is opened, because a list may have hundreds of cards. */
function DaysOfTrip({ trip }: { trip: Trip }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="trip-plan trip-card-days" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{trips.planByDay}</summary>
      {isOpen && <DayPlan trip={trip} />}
    </details>
  )
}
