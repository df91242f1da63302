import { createPortal } from 'react-dom'
import { trips } from '#messages/trips.ts'
import { showMoney } from '#contract/money.ts'
import type { Activity, Trip } from '#contract/trips.ts'
import { useFormats } from '../city/use-formats.ts'
import { DayPlan } from './day-plan.tsx'
import { PlaceName, PlaceNamesOnPaper } from './place-names.tsx'
import { TripDates } from './trip-dates.tsx'
import { withKeys } from './with-keys.ts'
import '../styles/print.css'

/** The printed page of a trip. The screen hides it. */
export function PrintSheet({ trip }: { trip: Trip }) {
  return createPortal(
    <PlaceNamesOnPaper>
      <Sheet trip={trip} />
    </PlaceNamesOnPaper>,
    document.body,
  )
}

export function printPage(onPrinted: () => void): void {
  addEventListener('afterprint', onPrinted, { once: true })
  print()
}

function Sheet({ trip }: { trip: Trip }) {
  return (
    <article className="print-sheet">
      <h1>{trip.title}</h1>
      <p>
        <TripDates startDate={trip.startDate} endDate={trip.endDate} />
      </p>
      {trip.description !== '' && <p>{trip.description}</p>}
      <DayPlan trip={trip} />
      {withKeys(trip.destinations, ({ name }) => name).map(({ key, item: destination }) => (
        <section key={key}>
          <h2>
            <PlaceName name={destination.name} />
          </h2>
          {destination.location !== '' && <p>{destination.location}</p>}
          {destination.notes !== '' && <p>{destination.notes}</p>}
          <ActivityDetails activities={destination.activities} />
          <Booking title={trips.accommodation.title} booking={destination.accommodation} />
          <Booking title={trips.transportation.title} booking={destination.transportation} />
        </section>
      ))}
    </article>
  )
}

/** Activities that say more than the plan by day shows. */
function ActivityDetails({ activities }: { activities: readonly Activity[] }) {
  const formats = useFormats()
  const detailsOf = ({ durationMinutes = null, cost = null, notes }: Activity) =>
    [
      durationMinutes === null ? '' : formats.plural(trips.stay, durationMinutes),
      cost === null ? '' : showMoney(cost, formats),
      notes,
    ].filter((detail) => detail !== '')
  return (
    <ul>
      {withKeys(activities, ({ name }) => name)
        .filter(({ item }) => detailsOf(item).length > 0)
        .map(({ key, item }) => (
          <li key={key}>
            <strong>{item.name}</strong> {detailsOf(item).join(' · ')}
          </li>
        ))}
    </ul>
  )
}

function Booking({ title, booking }: { title: string; booking: Record<string, string | null> }) {
  const facts = Object.values(booking).filter(Boolean)
  return facts.length === 0 ? null : (
    <p>
      <strong>{title}</strong> {facts.join(' · ')}
    </p>
  )
}
