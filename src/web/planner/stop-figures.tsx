import { fill, type Formats } from '#contract/messages/format.ts'
import { showMoney } from '#contract/money.ts'
import type { PlanningPlace } from '#contract/planning.ts'
import { planner } from '#messages/planner.ts'
import { costOf, stayOf } from '#planning/stop-of.ts'
import type { NamedActivity } from '#planning/trip-with-plan.ts'
import type { Visit } from '#planning/visit.ts'
import { timeOfDay } from '#planning/minutes.ts'
import { useFormats } from '../city/use-formats.ts'
import { Icon } from '../ui/icon.tsx'
import type { StopView } from './day-views.ts'
import { durationText } from './plan-text.ts'
import { usePlanner } from './planner-context.ts'

type StopFiguresProps = {
  view: StopView
  visit: Visit
  isOpen: boolean
  controls: string
  onToggle: () => void
}

/** Arrival, leaving, stay and cost. A press opens them for editing. */
export function StopFigures({ view: { activity }, visit, isOpen, controls, onToggle }: StopFiguresProps) {
  const { placeOf } = usePlanner()
  const formats = useFormats()
  const place = placeOf(activity.place)
  const { isEstimate } = stayOf(activity, place)
  const stay = durationText(visit.stop.stayMinutes, formats)
  const cost = costText(activity, place, formats)
  return (
    <button type="button" className="plan-figures" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      <span className="plan-times">
        <strong>{timeOfDay(visit.starts)}</strong> {fill(planner.stop.until, { time: timeOfDay(visit.leaves) })}
        <Icon name="down" />
      </span>
      <span>{isEstimate ? fill(planner.stop.about, { value: stay }) : stay}</span>
      {cost !== null && <span>{cost}</span>}
      <span className="visually-hidden">{fill(planner.stop.change, { name: activity.name })}</span>
    </button>
  )
}

/** Null: the traveller's own stop, of which the guide cannot know what it costs. */
function costText(activity: NamedActivity, place: PlanningPlace | null, formats: Formats): string | null {
  const cost = costOf(activity, place)
  if (cost === null) return place === null ? null : planner.stop.costUnknown
  const value = cost.value === 0 ? planner.stop.free : showMoney(cost.value, formats)
  return cost.isEstimate && cost.value > 0 ? fill(planner.stop.about, { value }) : value
}
