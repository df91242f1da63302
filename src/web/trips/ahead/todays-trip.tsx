import type { ReactNode } from 'react'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import { today as messages, tripAhead as texts } from '#messages/trips.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import type { CityRoutes } from '#planning/plan/city-routes.ts'
import { schedule } from '#planning/plan/schedule.ts'
import { progressAt } from '#planning/plan/today.ts'
import { placeFor } from '#planning/plan/trip-plan.ts'
import type { Visit } from '#planning/plan/visit.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Link } from '../../ui/link.tsx'
import type { DayView } from '../itinerary/day-views.ts'
import { LegToPlace } from '../itinerary/leg-to-place.tsx'

type TripOfTodayProps = { view: DayView; guide: PlanningGuide; routes: CityRoutes; minute: number }

/** The stop of now and the next one, to look at. The plan itself changes them. */
export function TripOfToday({ view, guide, routes, minute }: TripOfTodayProps) {
  const { timeZone } = useFormats()
  const timeAt = (at: number) => shownTime(at, view.plan.day.date, { timeZone })
  const done = new Set(view.stops.filter(({ activity }) => activity.isDone).map(({ stop }) => stop.id))
  const { visits } = schedule(view.plan, routes)
  const { now, next } = progressAt(visits, { isDone: (id) => done.has(id), minute })
  if (now === null && next === null) return <p>{messages.allDone}</p>
  const place = next && placeFor(guide, getActivity(view, next).place)
  const following = visits.filter(({ starts, stop }) => next && starts > next.starts && !done.has(stop.id))
  return (
    <>
      <ul className="trip-ahead-stops">
        {now && (
          <AheadStop view={view} visit={now} guide={guide} label={messages.now}>
            {fill(minute < now.leaves ? messages.until : messages.over, { time: timeAt(now.leaves) })}
          </AheadStop>
        )}
        {next && (
          <AheadStop view={view} visit={next} guide={guide} label={messages.next}>
            {fill(messages.at, { time: timeAt(next.starts) })}
            {next.leg &&
              ` · ${fill(messages.leaveAt, { time: timeAt(next.starts - Math.ceil(next.leg.minutes.likely)) })}`}
          </AheadStop>
        )}
      </ul>
      {place && <LegToPlace place={place} label={fill(messages.wayTo, { name: place.name })} />}
      {following.length > 0 && (
        <p>{fill(texts.following, { stops: following.map((visit) => getActivity(view, visit).name).join(', ') })}</p>
      )}
    </>
  )
}

type AheadStopProps = {
  view: DayView
  visit: Visit
  guide: PlanningGuide
  label: string
  children: ReactNode
}

export function AheadStop({ view, visit, guide, label, children }: AheadStopProps) {
  const { name, place: slug } = getActivity(view, visit)
  const place = placeFor(guide, slug)
  return (
    <li>
      {place ? <img src={place.img} alt="" width="96" height="72" /> : <span />}
      <div>
        <p className="trip-ahead-label">{label}</p>
        <h3>{place ? <Link to={paths.place(place.slug)}>{name}</Link> : name}</h3>
        <p>{children}</p>
      </div>
    </li>
  )
}

/** A visit whose stop the trip has lost since has no name. */
function getActivity({ stops }: DayView, { stop: { id } }: Visit): { name: string; place: string | null } {
  return stops.find(({ stop }) => stop.id === id)?.activity ?? { name: '', place: null }
}
