import { memo } from 'react'
import { fill } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import { problemKey } from '#planning/plan/fixes.ts'
import { useFormats } from '../../city/use-formats.ts'
import { colourOfDay } from '../itinerary/day-colours.ts'
import { DayFoot } from '../itinerary/day-foot.tsx'
import { DayHead } from './day-head.tsx'
import { weekdayName } from '../itinerary/day-names.ts'
import { DaySettingsForm } from './day-settings.tsx'
import type { DayView } from '../itinerary/day-views.ts'
import { knownValueOfDay } from '../itinerary/known-value.ts'
import { GapBefore } from './gap-before.tsx'
import { usePlanner } from './planner-context.ts'
import { LodgingRow } from './lodging-row.tsx'
import { ProblemNote } from './problem-note.tsx'
import { StopRow } from './stop-row.tsx'
import { useFilling } from './use-filling.ts'
import { LegLine } from './leg-line.tsx'

type DayColumnProps = { view: DayView; /** Position among the days, from 0. */ index: number }

/** A day with its stops. `memo`, because a trip may have a month of days, and an edit changes one or two. */
export const DayColumn = memo(function DayColumn({ view, index }: DayColumnProps) {
  const { routes, openAdding } = usePlanner()
  const formats = useFormats()
  const fillGap = useFilling()
  const { plan, stops } = view
  const { day } = plan
  const { scheduled, problems } = knownValueOfDay(plan, routes)
  const getName = (id: string) => stops.find(({ stop }) => stop.id === id)?.activity.name ?? ''
  const headingId = `day-${day.date}`
  return (
    <section className="plan-day" data-colour={colourOfDay(index)} aria-labelledby={headingId}>
      <DayHead plan={plan} id={headingId} />
      {view.settings !== null && view.settings.note !== '' && <p className="plan-day-note">{view.settings.note}</p>}
      <LodgingRow plan={plan} scheduled={scheduled} side="from" />
      <ol className="plan-stops" data-list={day.date} aria-labelledby={headingId}>
        {scheduled.visits.map((visit, position) => {
          const shown = stops[position]
          if (!shown) return null
          return (
            <StopRow
              key={shown.stop.id}
              view={shown}
              visit={visit}
              day={day}
              place={{ position, count: stops.length }}
              problems={problems.filter((problem) => 'stopId' in problem && problem.stopId === shown.stop.id)}
              getName={getName}
            >
              <GapBefore
                visit={visit}
                day={day}
                isFirst={position === 0}
                breaks={scheduled.breaks.filter(({ before }) => before === position)}
                onFill={() => void fillGap(plan, position)}
              />
              <LegLine visit={visit} date={day.date} />
            </StopRow>
          )
        })}
      </ol>
      <LodgingRow plan={plan} scheduled={scheduled} side="to" />
      {stops.length === 0 && <p className="plan-day-empty">{planner.days.empty}</p>}
      {problems.map((problem) =>
        'stopId' in problem ? null : <ProblemNote key={problemKey(problem)} problem={problem} getName={getName} />,
      )}
      <div className="plan-day-add">
        <button
          type="button"
          aria-label={fill(planner.days.addPlaceTo, { day: weekdayName(day.date, formats) })}
          onClick={() => openAdding(day.date)}
        >
          {planner.days.addPlace}
        </button>
        <button type="button" onClick={() => void fillGap(plan, stops.length)}>
          {stops.length === 0 ? planner.days.fillDay : planner.days.fillEnd}
          <span className="visually-hidden">: {weekdayName(day.date, formats)}</span>
        </button>
      </div>
      <DayFoot plan={plan} scheduled={scheduled} routes={routes} />
      <DaySettingsForm view={view} />
    </section>
  )
})
