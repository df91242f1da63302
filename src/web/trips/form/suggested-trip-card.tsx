import type { ReactNode } from 'react'
import { useFormats } from '../../city/use-formats.ts'
import { showMoneyUngrouped } from '#contract/text/money.ts'
import { hours } from '#messages/hours.ts'
import { trips } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import type { SuggestedTrip } from '#contract/trip/suggested-trips.ts'
import { paths } from '#contract/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { showWeekdays } from './weekdays-text.ts'

type Destination = SuggestedTrip['destinations'][number]

type SuggestedTripCardProps = { trip: SuggestedTrip; isFirst: boolean; children?: ReactNode }

/** @param children what one can do with the trip */
export function SuggestedTripCard({ trip, isFirst, children }: SuggestedTripCardProps) {
  const formats = useFormats()
  const stops = trip.destinations.reduce((count, { activities }) => count + activities.length, 0)
  return (
    <article className="suggested-trip" id={trip._id}>
      <Picture src={trip.img} alt={trip.imgAlt} isFirst={isFirst} />
      <h2 lang={trip.lang}>{trip.title}</h2>
      <p className="trip-figures">
        <span>{formats.plural(trips.days, trip.days)}</span>
        <span>{formats.plural(trips.stops, stops)}</span>
        <strong>{fill(trips.budget, { amount: showMoneyUngrouped(trip.budget, formats) })}</strong>
      </p>
      <BestWeekdays trip={trip} />
      <p lang={trip.lang}>{trip.description}</p>
      <details className="trip-plan">
        <summary>{trips.showPlan}</summary>
        <ol className="suggested-trip-plan" lang={trip.lang}>
          {trip.destinations.map((destination) => (
            <li key={destination.name}>
              <DestinationPlan destination={destination} />
            </li>
          ))}
        </ol>
        <p className="suggested-trip-note" lang={trip.lang}>
          {trip.budgetNote}
        </p>
      </details>
      {children}
    </article>
  )
}

/** Empty if every weekday is as good, or the best one is not known. */
function BestWeekdays({ trip: { startWeekdays, days } }: { trip: SuggestedTrip }) {
  if (startWeekdays.length === 0 || startWeekdays.length === hours.weekdaysShort.length) return null
  const text = days === 1 ? trips.bestOn : trips.bestStart
  return <p className="suggested-trip-weekdays">{fill(text, { days: showWeekdays(startWeekdays) })}</p>
}

function DestinationPlan({ destination }: { destination: Destination }) {
  const formats = useFormats()
  const { name, location, fromDay, toDay, notes, activities } = destination
  const span =
    fromDay === toDay
      ? fill(trips.day, { day: formats.number(fromDay) })
      : fill(trips.daysSpan, { from: formats.number(fromDay), to: formats.number(toDay) })
  return (
    <>
      <h3>{name}</h3>
      <p className="suggested-trip-where">{fill(trips.daysAt, { days: span, location })}</p>
      {notes !== '' && <p>{notes}</p>}
      <ol>
        {activities.map(({ name: activity, place, day, time, notes: hint }) => (
          <li key={`${day} ${time} ${activity}`}>
            <time>{time}</time>
            <div>
              {place === null ? activity : <Link to={paths.place(place)}>{activity}</Link>}
              {hint !== '' && <p>{hint}</p>}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
