import { fill } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import { useFormats } from '../../city/use-formats.ts'
import { HANDLE, MOVE_HINT_ID } from './carry-stops.ts'

type StopHandleProps = { name: string; /** From 0. */ position: number; count: number }

/** The number of a stop. Mouse, finger and keyboard move the stop by it; the board follows their events. */
export function StopHandle({ name, position, count }: StopHandleProps) {
  const { number } = useFormats()
  const values = { name, position: number(position + 1), count: number(count) }
  return (
    <button
      type="button"
      className={HANDLE}
      aria-label={fill(planner.stop.number, values)}
      aria-describedby={MOVE_HINT_ID}
      // A sideways drag is no swipe to the next day.
      onTouchStart={(event) => event.stopPropagation()}
    >
      <span className="plan-handle-number">{values.position}</span>
    </button>
  )
}
