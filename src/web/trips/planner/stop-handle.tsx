import { fill } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import { useFormats } from '../../city/use-formats.ts'
import { HANDLE, MOVE_HINT_ID } from './carry-stops.ts'

type StopHandleProps = {
  name: string
  /** From 0. */
  position: number
  count: number
  /** A click of a pointer that moved nothing. */
  onPress?: () => void
}

/** The six dots of a stop. Finger and keyboard move the stop by them, a mouse by its whole card; the board follows. */
export function StopHandle({ name, position, count, onPress }: StopHandleProps) {
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
      // Keys and screen readers, whose clicks have no detail, pick the stop up.
      onClick={({ detail }) => detail !== 0 && onPress?.()}
    />
  )
}
