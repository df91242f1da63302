import { planner } from '#messages/planner.ts'
import type { DayPlan } from '#planning/plan/day-plan.ts'
import { nightFor } from '#planning/plan/lodging.ts'
import type { Schedule } from '#planning/plan/schedule.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Icon } from '../../ui/icon.tsx'
import { weekdayName } from '../itinerary/day-names.ts'
import { lodgingText } from '../itinerary/lodging-text.ts'
import { usePlanner } from './planner-context.ts'
import { LegLine } from './leg-line.tsx'

const BED = 'M3 6v13M3 16h18v3M21 16v-3a3 3 0 0 0-3-3H3M7 10V8.500h5V10'

type LodgingRowProps = { plan: DayPlan; scheduled: Schedule; side: 'from' | 'to' }

/** Place at which a day begins or ends, with the leg back. A press sets or changes it. */
export function LodgingRow({ plan: { day }, scheduled, side }: LodgingRowProps) {
  const { openPin } = usePlanner()
  const formats = useFormats()
  const text = lodgingText(day, scheduled, side, formats)
  const isOffered = side === 'from' && !day.to
  if (!text && !isOffered) return null
  return (
    <div className="plan-lodging">
      {side === 'to' && scheduled.returnLeg && (
        <div className="plan-before">
          <LegLine visit={scheduled.returnLeg} date={day.date} />
        </div>
      )}
      <button type="button" onClick={() => openPin({ kind: 'lodging', date: nightFor(day, side) })}>
        <Icon name={BED} />
        <span>
          {text ? text.name : planner.lodging.ask}
          {text?.more && <span className="plan-lodging-more"> · {text.more}</span>}
        </span>
        <span className="visually-hidden">
          {': '}
          {text && `${planner.lodging.change}, `}
          {weekdayName(day.date, formats)}
        </span>
      </button>
    </div>
  )
}
