import type { Destination } from '#contract/trip/trips.ts'
import { trips } from '#messages/trips.ts'
import { useFormats } from '../../city/use-formats.ts'
import { stayFacts, travelFacts } from './booking-facts.ts'
import { Note } from './note.tsx'

/** Accommodation and transportation of a destination for which the trip has any. */
export function DestinationFacts({ destination, medium }: { destination: Destination; medium: 'print' | 'shared' }) {
  const formats = useFormats()
  const { name, location, notes } = destination
  const bookings = [
    { title: trips.accommodation.title, facts: stayFacts(destination, formats) },
    { title: trips.transportation.title, facts: travelFacts(destination, formats) },
  ].filter(({ facts }) => facts.length > 0)
  if (location === '' && notes === '' && bookings.length === 0) return null
  return (
    <section>
      <h2>{name}</h2>
      {location !== '' && <p>{location}</p>}
      <Note text={notes} className={`${medium}-note`} />
      {bookings.map(({ title, facts }) => (
        <p key={title}>
          <strong>{title}</strong> {facts.join(' · ')}
        </p>
      ))}
    </section>
  )
}
