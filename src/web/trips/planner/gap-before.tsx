import { fill } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import { PACE_RULES, type Day } from '#planning/plan/day-plan.ts'
import type { MealBreak } from '#planning/plan/schedule.ts'
import { hoursOn } from '#planning/plan/stop.ts'
import type { Visit } from '#planning/plan/visit.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import { useFormats } from '../../city/use-formats.ts'
import { durationText } from '../itinerary/plan-text.ts'

/** The slack of a pace covers shorter waits. */
const MIN_WAIT_MINUTES = 20
/** In less time, hardly any place can be visited. */
const MIN_GAP_MINUTES = 75

type GapBeforeProps = {
  visit: Visit
  day: Day
  breaks: readonly MealBreak[]
  isFirst: boolean
  /** Fills the time before the stop. */
  onFill: () => void
}

/** Meals, waits and free time before a stop. A gap is the rest of the slack of the pace. */
export function GapBefore({ visit, day, breaks, isFirst, onFill }: GapBeforeProps) {
  const formats = useFormats()
  const timeAt = (at: number) => shownTime(at, day.date, formats)
  const waits = visit.starts - visit.arrives - (visit.leg ? PACE_RULES[day.pace].slackMinutes : 0)
  // Before the first stop nobody waits: the day begins later, unless its beginning leaves time for another stop.
  const isShown = waits >= (isFirst ? MIN_GAP_MINUTES : MIN_WAIT_MINUTES)
  const isForOpening = !isFirst && waits >= MIN_WAIT_MINUTES && visit.stop.fixedAt === null && opensAt(visit, day)
  return (
    <>
      {breaks.map(({ meal, from, to }) => (
        <p key={meal} className="plan-meal">
          {fill(planner.stop[meal], { from: timeAt(from), to: timeAt(to) })}
        </p>
      ))}
      {isShown && (
        <p className="plan-gap">
          {fill(isForOpening ? planner.stop.wait : planner.days.load.free, { duration: durationText(waits, formats) })}
          {waits >= MIN_GAP_MINUTES && (
            <button type="button" className="plan-chip" onClick={onFill}>
              {planner.days.fillGap}
            </button>
          )}
        </p>
      )}
    </>
  )
}

function opensAt({ stop, starts }: Visit, { date }: Day): boolean {
  const hours = hoursOn(stop, date)
  return hours?.state === 'open' && hours.intervals.some(([from]) => from === starts)
}
