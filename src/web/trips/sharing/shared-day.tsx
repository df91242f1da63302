import type { ReactNode } from 'react'
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
import type { DayView, StopView } from '../itinerary/day-views.ts'
import { Note } from '../itinerary/note.tsx'
import { stopHoursText } from '../itinerary/stop-hours-text.ts'
import { costText, stayText } from '../itinerary/stop-text.ts'
import { WrittenDay } from '../itinerary/written-day.tsx'

type SharedDayProps = {
  view: DayView
  guide: PlanningGuide
  routes: CityRoutes
  onDriver: (stop: StopView) => void
  renderBelow?: ((stop: StopView) => ReactNode) | undefined
}

/** A day as a guest reads it: its map, its stops with times and hours, and the ways between them. */
export function SharedDay({ view, guide, routes, onDriver, renderBelow }: SharedDayProps) {
  return (
    <WrittenDay
      {...{ view, guide, routes }}
      scheduled={schedule(view.plan, routes)}
      medium="shared"
      titleId={`day-${view.plan.day.date}`}
      emptyText={messages.noStops}
      renderStop={(stop, visit) => (
        <>
          <SharedStop view={stop} visit={visit} day={view} guide={guide} onDriver={() => onDriver(stop)} />
          {renderBelow?.(stop)}
        </>
      )}
    />
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
        <Note text={activity.notes} className="shared-note" />
      </div>
      <button type="button" className="shared-driver" onClick={onDriver}>
        {planner.stop.forDriver}
        <span className="visually-hidden">: {activity.name}</span>
      </button>
    </div>
  )
}
