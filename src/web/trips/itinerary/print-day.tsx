import type { ReactNode } from 'react'
import { fill } from '#contract/messages/format.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import { planner } from '#messages/planner.ts'
import type { CityRoutes } from '#planning/plan/city-routes.ts'
import { problemKey } from '#planning/plan/fixes.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import { valueOfDay } from '#planning/plan/plan-value.ts'
import { placeFor } from '#planning/plan/trip-plan.ts'
import type { Visit } from '#planning/plan/visit.ts'
import { useFormats } from '../../city/use-formats.ts'
import { colourOfDay } from './day-colours.ts'
import { DayFoot } from './day-foot.tsx'
import { DayMap } from './day-map.tsx'
import { longDayAndMonth, weekdayName } from './day-names.ts'
import type { DayView, StopView } from './day-views.ts'
import { namesOfDate, skyTexts } from './guide.ts'
import { joinLodging, lodgingText } from './lodging-text.ts'
import { PrintProblem } from './print-problem.tsx'
import { PrintStopName } from './print-stop-name.tsx'
import { isApartFromHours } from './problem-text.ts'
import { stopHoursText } from './stop-hours-text.ts'
import { costText, stayText } from './stop-text.ts'
import { wayText } from './way-text.ts'

type PrintDayProps = {
  view: DayView
  /** Position among the days, from 0. */
  index: number
  guide: PlanningGuide
  ways: CityRoutes
}

/** A day on paper: its map, and its stops with the ways between them. */
export function PrintDay({ view, index, guide, ways }: PrintDayProps) {
  const formats = useFormats()
  const { plan, stops, settings } = view
  const { date } = plan.day
  const { scheduled, problems } = valueOfDay(plan, ways)
  const timeAt = (at: number) => shownTime(at, date, formats)
  const [leaving, coming] = [
    lodgingText(plan.day, scheduled, 'from', formats),
    lodgingText(plan.day, scheduled, 'to', formats),
  ]
  const getName = (id: string) => stops.find(({ stop }) => stop.id === id)?.activity.name ?? ''
  return (
    <section className="print-day" data-colour={colourOfDay(index)}>
      <h2>
        {weekdayName(date, formats)} {longDayAndMonth(date, formats)}
      </h2>
      <p>{[...skyTexts(guide, date, formats), ...namesOfDate(guide, date)].join(' · ')}</p>
      {settings !== null && settings.note !== '' && <p className="print-note">{settings.note}</p>}
      <DayMap view={view} guide={guide} />
      {stops.length === 0 && <p>{planner.days.empty}</p>}
      {leaving && <p className="print-way">{joinLodging(leaving)}</p>}
      <ol className="print-stops">
        {scheduled.visits.map((visit, position) => {
          const stop = stops[position]
          if (!stop) return null
          return (
            <li key={stop.stop.id}>
              {scheduled.breaks
                .filter(({ before }) => before === position)
                .map(({ meal, from, to }) => (
                  <p key={meal} className="print-way">
                    {fill(planner.stop[meal], { from: timeAt(from), to: timeAt(to) })}
                  </p>
                ))}
              {visit.leg && <p className="print-way">{wayText(visit, date, { ways, formats })}</p>}
              <PrintStop view={stop} visit={visit} day={view} number={position + 1} guide={guide}>
                {problems
                  .filter((problem) => 'stopId' in problem && problem.stopId === stop.stop.id)
                  .filter(isApartFromHours)
                  .map((problem) => (
                    <PrintProblem key={problemKey(problem)} problem={problem} getName={getName} />
                  ))}
              </PrintStop>
            </li>
          )
        })}
      </ol>
      {scheduled.wayBack && <p className="print-way">{wayText(scheduled.wayBack, date, { ways, formats })}</p>}
      {coming && <p className="print-way">{joinLodging(coming)}</p>}
      {problems.map((problem) =>
        'stopId' in problem ? null : <PrintProblem key={problemKey(problem)} problem={problem} getName={getName} />,
      )}
      <DayFoot plan={plan} scheduled={scheduled} ways={ways} />
    </section>
  )
}

type PrintStopProps = {
  view: StopView
  visit: Visit
  day: DayView
  number: number
  guide: PlanningGuide
  /** The problems of the stop. */
  children: ReactNode
}

function PrintStop({ view, visit, day, number, guide, children }: PrintStopProps) {
  const formats = useFormats()
  const timeAt = (at: number) => shownTime(at, day.plan.day.date, formats)
  const { activity } = view
  const place = placeFor(guide, activity.place)
  const facts = [
    stopHoursText(visit, day.plan.day, place),
    stayText(view, place, formats),
    costText(view, place, formats),
  ]
  return (
    <div className="print-stop">
      <span className="print-number">{formats.number(number)}</span>
      <p className="print-time">
        <strong>{timeAt(visit.starts)}</strong> {fill(planner.stop.until, { time: timeAt(visit.leaves) })}
      </p>
      <div>
        <h3>
          <PrintStopName activity={activity} guide={guide} />
        </h3>
        <p>{facts.filter((fact) => fact !== null).join(' · ')}</p>
        {children}
        {activity.notes !== '' && <p className="print-note">{activity.notes}</p>}
      </div>
    </div>
  )
}
