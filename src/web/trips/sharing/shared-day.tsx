import type { ReactNode } from 'react'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import { planner } from '#messages/planner.ts'
import { sharedTrip as messages } from '#messages/trip-people.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import type { CityRoutes } from '#planning/plan/city-routes.ts'
import { schedule } from '#planning/plan/schedule.ts'
import { placeFor } from '#planning/plan/trip-plan.ts'
import type { Visit } from '#planning/plan/visit.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Link } from '../../ui/link.tsx'
import { DayFoot } from '../itinerary/day-foot.tsx'
import { DayMap } from '../itinerary/day-map.tsx'
import { longDayAndMonth, weekdayName } from '../itinerary/day-names.ts'
import type { DayView, StopView } from '../itinerary/day-views.ts'
import { namesOfDate, skyTexts } from '../itinerary/guide.ts'
import { joinLodging, lodgingText } from '../itinerary/lodging-text.ts'
import { stopHoursText } from '../itinerary/stop-hours-text.ts'
import { costText, stayText } from '../itinerary/stop-text.ts'
import { wayText } from '../itinerary/way-text.ts'

type SharedDayProps = {
  view: DayView
  guide: PlanningGuide
  ways: CityRoutes
  onDriver: (stop: StopView) => void
  renderBelow?: ((stop: StopView) => ReactNode) | undefined
}

/** A day as a guest reads it: its map, its stops with times and hours, and the ways between them. */
export function SharedDay({ view, guide, ways, onDriver, renderBelow }: SharedDayProps) {
  const formats = useFormats()
  const { plan, stops, settings } = view
  const { date } = plan.day
  const scheduled = schedule(plan, ways)
  const timeAt = (at: number) => shownTime(at, date, formats)
  const [leaving, coming] = [
    lodgingText(plan.day, scheduled, 'from', formats),
    lodgingText(plan.day, scheduled, 'to', formats),
  ]
  const titleId = `day-${date}`
  return (
    <section className="shared-day" aria-labelledby={titleId}>
      <h2 id={titleId}>
        {weekdayName(date, formats)} {longDayAndMonth(date, formats)}
      </h2>
      <p className="shared-sky">{[...skyTexts(guide, date, formats), ...namesOfDate(guide, date)].join(' · ')}</p>
      {settings !== null && settings.note !== '' && <p className="shared-note">{settings.note}</p>}
      <DayMap view={view} guide={guide} isOnScreen />
      {stops.length === 0 && <p>{messages.noStops}</p>}
      {leaving && <p className="shared-way">{joinLodging(leaving)}</p>}
      <ol className="shared-stops">
        {scheduled.visits.map((visit, position) => {
          const stop = stops[position]
          if (!stop) return null
          return (
            <li key={stop.stop.id}>
              {scheduled.breaks
                .filter(({ before }) => before === position)
                .map(({ meal, from, to }) => (
                  <p key={meal} className="shared-way">
                    {fill(planner.stop[meal], { from: timeAt(from), to: timeAt(to) })}
                  </p>
                ))}
              {visit.leg && <p className="shared-way">{wayText(visit, date, { ways, formats })}</p>}
              <SharedStop view={stop} visit={visit} day={view} guide={guide} onDriver={() => onDriver(stop)} />
              {renderBelow?.(stop)}
            </li>
          )
        })}
      </ol>
      {scheduled.wayBack && <p className="shared-way">{wayText(scheduled.wayBack, date, { ways, formats })}</p>}
      {coming && <p className="shared-way">{joinLodging(coming)}</p>}
      <DayFoot plan={plan} scheduled={scheduled} ways={ways} />
    </section>
  )
}

type SharedStopProps = { view: StopView; visit: Visit; day: DayView; guide: PlanningGuide; onDriver: () => void }

function SharedStop({ view, visit, day, guide, onDriver }: SharedStopProps) {
  const formats = useFormats()
  const starts = shownTime(visit.starts, day.plan.day.date, formats)
  const { activity } = view
  const place = placeFor(guide, activity.place)
  const facts = [
    stopHoursText(visit, day.plan.day, place),
    stayText(view, place, formats),
    costText(view, place, formats),
  ]
  return (
    <div className="shared-stop">
      <time dateTime={starts}>{starts}</time>
      <div>
        <h3>{place ? <Link to={paths.place(place.slug)}>{activity.name}</Link> : activity.name}</h3>
        <p>{facts.filter((fact) => fact !== null).join(' · ')}</p>
        {activity.isPlaceGone && <p>{planner.stop.gone}</p>}
        {activity.notes !== '' && <p className="shared-note">{activity.notes}</p>}
      </div>
      <button type="button" className="shared-driver" onClick={onDriver}>
        {planner.stop.forDriver}
        <span className="visually-hidden">: {activity.name}</span>
      </button>
    </div>
  )
}
