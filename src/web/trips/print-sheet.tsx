import { createPortal } from 'react-dom'
import { trips } from '#messages/trips.ts'
import type { Trip } from '#contract/trips.ts'
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
          <ul>
            {withKeys(
              destination.activities.filter(({ notes }) => notes !== ''),
              ({ name }) => name,
            ).map(({ key, item: { name, notes } }) => (
              <li key={key}>
                <strong>{name}</strong> {notes}
              </li>
            ))}
          </ul>
          <Booking title={trips.accommodation.title} booking={destination.accommodation} />
          <Booking title={trips.transportation.title} booking={destination.transportation} />
        </section>
      ))}
    </article>
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
