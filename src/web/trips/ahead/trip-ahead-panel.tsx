import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { User } from '#contract/account/auth.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { addDays, countDays } from '#contract/text/dates.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { navigation } from '#messages/shell.ts'
import { today as todayTexts, tripAhead as texts } from '#messages/trips.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import { createCityRoutes } from '#planning/plan/city-routes.ts'
import { schedule } from '#planning/plan/schedule.ts'
import { dayAt } from '#planning/plan/today.ts'
import { getTripPlan } from '#planning/plan/trip-plan.ts'
import { withStopIds } from '#planning/plan/trip-with-plan.ts'
import { useCityMoment, type PresentMinute } from '../../city/use-city-moment.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Link } from '../../ui/link.tsx'
import { removeStored } from '../../session/browser-storage.ts'
import { useTripsWithEdits } from '../form/trips-with-edits.ts'
import { datesText } from '../itinerary/day-names.ts'
import { createViews } from '../itinerary/day-views.ts'
import { planning } from '../itinerary/queries.ts'
import { SOON_DAYS, tripAhead } from '#planning/plan/trip-ahead.ts'
import { replaceAgenda } from './store-agenda.ts'
import { AheadStop, TripOfToday } from './todays-trip.tsx'
import { useStoredAgenda } from './use-stored-agenda.ts'
import './trip-ahead.css'

/** The trip of today, or the one that begins soon. The loader of the page has read it, so that nothing moves. */
export function TripAheadPanel({ user }: { user: User }) {
  const { trips } = useTripsWithEdits(user)
  const guide = useQuery(planning()).data
  const moment = useCityMoment()
  const trip = trips && guide && moment && tripAhead(trips, { ...moment, timeZone: guide.timeZone })
  const hasNone = trip === null
  useEffect(() => {
    if (hasNone) removeStored('agenda')
  }, [hasNone])
  if (!trip || trip.startDate > addDays(moment.date, SOON_DAYS)) return null
  return <Panel user={user} trip={trip} guide={guide} moment={moment} />
}

type PanelProps = { user: User; trip: Trip; guide: PlanningGuide; moment: PresentMinute }

function Panel({ user, trip, guide, moment }: PanelProps) {
  const formats = useFormats()
  const { views, routes } = useMemo(() => {
    const named = withStopIds(trip)
    return { views: createViews()(named, getTripPlan(named, guide)), routes: createCityRoutes(guide.fares) }
  }, [trip, guide])
  useStoredAgenda(user.id, { trip, days: views.days, routes, timeZone: guide.timeZone }, replaceAgenda)
  const { date } = moment
  const isToday = trip.startDate <= date
  const now = isToday ? dayAt(views.days, { ...moment, timeZone: guide.timeZone }) : null
  const view = isToday ? now?.view : views.days.find(({ plan }) => plan.day.date === trip.startDate)
  const daysOff = countDays(date, trip.startDate)
  const first = view && schedule(view.plan, routes).visits[0]
  return (
    <section className="trip-ahead" aria-labelledby="trip-ahead-title">
      <header>
        <p className="trip-ahead-label">{isToday ? texts.today : formats.plural(texts.begins, daysOff)}</p>
        <h2 id="trip-ahead-title">{trip.title}</h2>
        <p>
          {isToday
            ? fill(texts.day, {
                day: formats.number(countDays(trip.startDate, view?.plan.day.date ?? date) + 1),
                days: formats.number(countDays(trip.startDate, trip.endDate) + 1),
              })
            : datesText(trip, formats)}
        </p>
        <Link to={paths.trip(trip._id)} className="trip-ahead-open">
          {texts.openPlan}
          <span className="visually-hidden">: {trip.title}</span>
        </Link>
      </header>
      {!(view && first) && <p>{texts.empty}</p>}
      {now && first && <TripOfToday view={now.view} guide={guide} routes={routes} minute={now.minute} />}
      {view && first && !isToday && (
        <ul className="trip-ahead-stops">
          <AheadStop view={view} visit={first} guide={guide} label={texts.first}>
            {fill(todayTexts.at, {
              time: shownTime(first.starts, view.plan.day.date, formats),
            })}
          </AheadStop>
        </ul>
      )}
      <Link to={paths.offline} className="trip-ahead-offline">
        {navigation.offline}
      </Link>
    </section>
  )
}
