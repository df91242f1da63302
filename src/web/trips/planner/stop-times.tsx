import { fill } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import type { Visit } from '#planning/plan/visit.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import { useFormats } from '../../city/use-formats.ts'

/** Arrival and leaving, in a column of their own. */
export function StopTimes({ visit, date }: { visit: Visit; date: string }) {
  const formats = useFormats()
  const leaves = shownTime(visit.leaves, date, formats)
  return (
    <p className="plan-times">
      <strong>{shownTime(visit.starts, date, formats)}</strong>
      <span className="visually-hidden"> {fill(planner.stop.until, { time: leaves })}</span>
      <span aria-hidden="true">{leaves}</span>
    </p>
  )
}
