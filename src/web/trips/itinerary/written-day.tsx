import type { ReactNode } from 'react'
import { fill } from '#contract/messages/format.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import { planner } from '#messages/planner.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import type { CityRoutes } from '#planning/plan/city-routes.ts'
import type { Schedule } from '#planning/plan/schedule.ts'
import type { Visit } from '#planning/plan/visit.ts'
import { useFormats } from '../../city/use-formats.ts'
import { DayFoot } from './day-foot.tsx'
import { DayMap } from './day-map.tsx'
import { longDayAndMonth, weekdayName } from './day-names.ts'
import type { DayView, StopView } from './day-views.ts'
import { namesOfDate, skyTexts } from './guide.ts'
import { joinLodging, lodgingText } from './lodging-text.ts'
import { Note } from './note.tsx'
import { legText } from './leg-text.ts'

type WrittenDayProps = {
  view: DayView
  scheduled: Schedule
  guide: PlanningGuide
  routes: CityRoutes
  /** Begins the names of the classes: `print-way`, `shared-way` … */
  medium: 'print' | 'shared'
  titleId: string
  emptyText: string
  colour?: number
  /** @param position among the stops of the day, from 0 */
  renderStop: (stop: StopView, visit: Visit, position: number) => ReactNode
  /** Below the stops. */
  children?: ReactNode
}

/** A day that is read and not edited: its sky, note and map, and its stops with breaks and the ways between them. */
export function WrittenDay({ view, scheduled, guide, routes, medium, ...rest }: WrittenDayProps) {
  const { titleId, emptyText, colour, renderStop, children } = rest
  const formats = useFormats()
  const { plan, stops, settings } = view
  const { date } = plan.day
  const timeAt = (at: number) => shownTime(at, date, formats)
  const [leaving, coming] = [
    lodgingText(plan.day, scheduled, 'from', formats),
    lodgingText(plan.day, scheduled, 'to', formats),
  ]
  const way = `${medium}-way`
  return (
    <section className={`${medium}-day`} aria-labelledby={titleId} data-colour={colour}>
      <h2 id={titleId}>
        {weekdayName(date, formats)} {longDayAndMonth(date, formats)}
      </h2>
      <p className={`${medium}-sky`}>{[...skyTexts(guide, date, formats), ...namesOfDate(guide, date)].join(' · ')}</p>
      <Note text={settings?.note ?? ''} className={`${medium}-note`} />
      <DayMap view={view} guide={guide} isOnScreen={medium === 'shared'} />
      {stops.length === 0 && <p>{emptyText}</p>}
      {leaving && <p className={way}>{joinLodging(leaving)}</p>}
      <ol className={`${medium}-stops`}>
        {scheduled.visits.map((visit, position) => {
          const stop = stops[position]
          if (!stop) return null
          return (
            <li key={stop.stop.id}>
              {scheduled.breaks
                .filter(({ before }) => before === position)
                .map(({ meal, from, to }) => (
                  <p key={meal} className={way}>
                    {fill(planner.stop[meal], { from: timeAt(from), to: timeAt(to) })}
                  </p>
                ))}
              {visit.leg && <p className={way}>{legText(visit, date, { routes, formats })}</p>}
              {renderStop(stop, visit, position)}
            </li>
          )
        })}
      </ol>
      {scheduled.returnLeg && <p className={way}>{legText(scheduled.returnLeg, date, { routes, formats })}</p>}
      {coming && <p className={way}>{joinLodging(coming)}</p>}
      {children}
      <DayFoot plan={plan} scheduled={scheduled} routes={routes} />
    </section>
  )
}
