import { STOP_LIMITS } from '#contract/trip/trip-limits.ts'
import { planner } from '#messages/planner.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import { DraftField } from './draft-field.tsx'

const STEP_MINUTES = 15

/** Length of the stay, with a button for a quarter of an hour less and one for a quarter more. */
export function StayField({ minutes, onSet }: { minutes: number; onSet: (minutes: number | null) => void }) {
  const step = (by: 1 | -1) => {
    const whole = by === 1 ? Math.floor(minutes / STEP_MINUTES) : Math.ceil(minutes / STEP_MINUTES)
    onSet(Math.min(STOP_LIMITS.minutes, Math.max(STEP_MINUTES, (whole + by) * STEP_MINUTES)))
  }
  const commit = (text: string): string | null => {
    const wanted = Number(text)
    if (text !== '' && !(Number.isInteger(wanted) && wanted >= 1 && wanted <= STOP_LIMITS.minutes))
      return planner.stop.stayInvalid
    onSet(text === '' ? null : wanted)
    return null
  }
  return (
    <div className="plan-stay">
      <IconButton
        icon={pageIcons.minus}
        label={planner.stop.shorter}
        isDisabled={minutes <= STEP_MINUTES}
        onClick={() => step(-1)}
      />
      <DraftField
        label={planner.stop.stay}
        name="stay"
        type="number"
        inputMode="numeric"
        min={1}
        max={STOP_LIMITS.minutes}
        value={String(minutes)}
        invalid={planner.stop.stayInvalid}
        onCommit={commit}
      />
      <IconButton
        icon={pageIcons.plus}
        label={planner.stop.longer}
        isDisabled={minutes >= STOP_LIMITS.minutes}
        onClick={() => step(1)}
      />
    </div>
  )
}
