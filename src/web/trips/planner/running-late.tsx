import { fill } from '#contract/messages/format.ts'
import { today as messages } from '#messages/trips.ts'
import type { Progress } from '#planning/plan/today.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import type { DayView } from '../itinerary/day-views.ts'
import { durationText } from '../itinerary/plan-text.ts'
import { usePlanner } from './planner-context.ts'
import { runLate } from './run-late.ts'

/** Minutes by which the traveller runs late. */
const DELAYS = [10, 20, 40]

/** Presses that move the rest of the day by some minutes. */
export function RunningLate({ view, progress: { next } }: { view: DayView; progress: Progress }) {
  const planner = usePlanner()
  const formats = useFormats()
  if (!next) return null
  return (
    <div className="plan-today-late" role="group" aria-labelledby="plan-today-late">
      <span id="plan-today-late">{messages.late}</span>
      {DELAYS.map((minutes) => (
        <Button key={minutes} look="quiet" onClick={() => runLate(view, { next, minutes }, { planner, formats })}>
          {fill(messages.lateBy, { duration: durationText(minutes, formats) })}
        </Button>
      ))}
    </div>
  )
}
