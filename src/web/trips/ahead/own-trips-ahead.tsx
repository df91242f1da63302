import type { User } from '#contract/account/auth.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { countDays } from '#contract/text/dates.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { tripAhead as texts, trips as tripTexts } from '#messages/trips.ts'
import type { Moment } from '#planning/plan/today.ts'
import { currentDate } from '#planning/plan/trip-end.ts'
import { useCity } from '../../city/use-city.ts'
import { useCityMoment } from '../../city/use-city-moment.ts'
import { useFormats } from '../../city/use-formats.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ShortLabel } from '../../ui/short-label.tsx'
import { useTripsWithEdits } from '../form/trips-with-edits.ts'
import { datesText } from '../itinerary/day-names.ts'
import { tripsAhead } from '#planning/plan/trip-ahead.ts'
import './own-trips-ahead.css'

/** Trips that have one line each after the first one. The list of all trips is a tab away. */
const MAX_FURTHER = 2

/** The trip of today or the next one, large, and those after it. Nothing without a trip to come. */
export function OwnTripsAhead({ user }: { user: User }) {
  const { timeZone, pictures } = useCity()
  const moment = useCityMoment()
  const formats = useFormats()
  const { trips } = useTripsWithEdits(user)
  if (!trips || !moment) return null
  const now = { ...moment, timeZone }
  const [first, ...others] = tripsAhead(trips, now)
  if (!first) return null
  const getPlan = fill(tripTexts.openPlanOf, { title: first.title })
  return (
    <section className="own-trips" aria-label={tripTexts.tabs.list}>
      <article className="own-trips-first">
        <Picture src={pictures.hero.src} alt="" />
        <div>
          <p className="own-trips-when">{whenText(first, now, formats)}</p>
          <h2>{first.title}</h2>
          <p>{figuresText(first, formats)}</p>
          <ButtonLink to={paths.trip(first._id)}>
            <ShortLabel text={tripTexts.openPlan} full={getPlan} />
          </ButtonLink>
        </div>
      </article>
      {others.slice(0, MAX_FURTHER).map((trip) => (
        <Link key={trip._id} to={paths.trip(trip._id)} className="own-trips-further">
          <strong>{trip.title}</strong> <span>{`${whenText(trip, now, formats)} · ${figuresText(trip, formats)}`}</span>
        </Link>
      ))}
    </section>
  )
}

/** "Your trip today · Day 1 of 4", or "Your trip begins in 16 days". */
function whenText(trip: Trip, now: Moment, formats: Formats): string {
  const date = currentDate(trip, now)
  if (trip.startDate > date) return formats.plural(texts.begins, countDays(now.date, trip.startDate))
  const day = formats.number(countDays(trip.startDate, date) + 1)
  const days = formats.number(countDays(trip.startDate, trip.endDate) + 1)
  return `${texts.today} · ${fill(texts.day, { day, days })}`
}

function figuresText(trip: Trip, formats: Formats): string {
  const stops = trip.destinations.reduce((sum, { activities }) => sum + activities.length, 0)
  return `${datesText(trip, formats)} · ${formats.plural(tripTexts.stops, stops)}`
}
