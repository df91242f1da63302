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
import type { DayView, StopView } from './day-views.ts'
import { Note } from './note.tsx'
import { PrintProblem } from './print-problem.tsx'
import { PrintStopName } from './print-stop-name.tsx'
import { isApartFromHours } from './problem-text.ts'
import { stopHoursText } from './stop-hours-text.ts'
import { costText, stayText } from './stop-text.ts'
import { WrittenDay } from './written-day.tsx'

type PrintDayProps = {
  view: DayView
  /** Position among the days, from 0. */
  index: number
  guide: PlanningGuide
  routes: CityRoutes
}

/** A day on paper, with its problems. */
export function PrintDay({ view, index, guide, routes }: PrintDayProps) {
  const { plan, stops } = view
  const { scheduled, problems } = valueOfDay(plan, routes)
  const getName = (id: string) => stops.find(({ stop }) => stop.id === id)?.activity.name ?? ''
  return (
    <WrittenDay
      {...{ view, scheduled, guide, routes }}
      medium="print"
      titleId={`print-day-${plan.day.date}`}
      emptyText={planner.days.empty}
      colour={colourOfDay(index)}
      renderStop={(stop, visit, position) => (
        <PrintStop view={stop} visit={visit} day={view} number={position + 1} guide={guide}>
          {problems
            .filter((problem) => 'stopId' in problem && problem.stopId === stop.stop.id)
            .filter(isApartFromHours)
            .map((problem) => (
              <PrintProblem key={problemKey(problem)} problem={problem} getName={getName} />
            ))}
        </PrintStop>
      )}
    >
      {problems.map((problem) =>
        'stopId' in problem ? null : <PrintProblem key={problemKey(problem)} problem={problem} getName={getName} />,
      )}
    </WrittenDay>
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
        <Note text={activity.notes} className="print-note" />
      </div>
    </div>
  )
}
