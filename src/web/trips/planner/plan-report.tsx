import { useEffect, useRef } from 'react'
import { planForMe } from '#messages/planner.ts'
import type { DayPlan, TripPlan } from '#planning/plan/day-plan.ts'
import type { PlannedStops } from '#planning/plan/plan-chosen.ts'
import { useFormats } from '../../city/use-formats.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { weekdayName } from '../itinerary/day-names.ts'
import { useLaterPlan } from './planner-context.ts'
import { leftOutText, placedText } from './reason-text.ts'

const messages = planForMe.report

type PlanReportProps = {
  planned: PlannedStops
  /** The present plan: stops that were moved or removed since are left out. */
  plan: TripPlan
  onHide: () => void
}

/** Reasons for the position of each stop, and for places without a day. It disappears when the plan is undone. */
export function PlanReport({ planned, plan, onHide }: PlanReportProps) {
  const formats = useFormats()
  const { getName } = useLaterPlan()
  const heading = useRef<HTMLHeadingElement>(null)
  // The dialog gives the focus back to its opener when it closes. The reader goes on here.
  useEffect(() => heading.current?.focus(), [])
  const days = plan.days.map((now) => stillPlanned(now, planned)).filter(({ placed }) => placed.length > 0)
  const ideas = new Set(plan.ideas.map(({ id }) => id))
  const leftOut = planned.leftOut.filter(({ stopId }) => ideas.has(stopId))
  const added = days.flatMap(({ placed }) => placed).filter(({ isNew }) => isNew).length
  if (added === 0 && leftOut.length < planned.leftOut.length) return null
  if (added === 0 && leftOut.length === 0) return null
  const words = { getName, formats }
  return (
    <section className="plan-report" aria-labelledby="plan-report">
      <div className="dialog-head">
        <h2 id="plan-report" ref={heading} tabIndex={-1}>
          {messages.title}
        </h2>
        <IconButton icon="close" label={messages.hide} onClick={onHide} />
      </div>
      <p>
        {formats.plural(messages.planned, added)}
        {leftOut.length > 0 && ` ${formats.plural(messages.leftOut, leftOut.length)}`}
      </p>
      <ul className="plan-left-out">
        {leftOut.map(({ stopId, reason }) => (
          <li key={stopId}>
            <strong>{getName(stopId)}</strong> {leftOutText(stopId, reason, words)}
          </li>
        ))}
      </ul>
      <details className="plan-report-reasons">
        <summary>{messages.reasonsOf}</summary>
        <div className="plan-report-days">
          {days.map(({ date, placed }) => (
            <div key={date}>
              <h3>{weekdayName(date, formats)}</h3>
              <ol>
                {placed.map(({ stopId, reasons }) => (
                  <li key={stopId}>
                    <strong>{getName(stopId)}</strong> {reasons.map((reason) => placedText(reason, words)).join(' ')}
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </details>
    </section>
  )
}

/** The stops that the planner put on a day and that still stand there, in their order of now. */
function stillPlanned({ day, stops }: DayPlan, { plan, placed }: PlannedStops) {
  const before = new Set(plan.days.find((one) => one.day.date === day.date)?.stops.map(({ id }) => id))
  return {
    date: day.date,
    placed: stops.flatMap(({ id }) => {
      const found = before.has(id) ? placed.find(({ stopId }) => stopId === id) : undefined
      return found ? [{ ...found, isNew: found.reasons.every(({ code }) => code !== 'kept') }] : []
    }),
  }
}
