import { fill } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import type { Visit } from '#planning/plan/visit.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Icon } from '../../ui/icon.tsx'
import type { StopView } from '../itinerary/day-views.ts'
import { costText, stayText } from '../itinerary/stop-text.ts'
import { usePlanner } from './planner-context.ts'

type StopFiguresProps = {
  view: StopView
  visit: Visit
  date: string
  isOpen: boolean
  controls: string
  onToggle: () => void
}

/** Arrival, leaving, stay and cost. A press opens them for editing. */
export function StopFigures({ view, visit, date, isOpen, controls, onToggle }: StopFiguresProps) {
  const { placeOf } = usePlanner()
  const formats = useFormats()
  const timeAt = (at: number) => shownTime(at, date, formats)
  const { activity } = view
  const place = placeOf(activity.place)
  const cost = costText(view, place, formats)
  return (
    <button type="button" className="plan-figures" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      <span className="plan-times">
        <strong>{timeAt(visit.starts)}</strong> {fill(planner.stop.until, { time: timeAt(visit.leaves) })}
        <Icon name="down" />
      </span>
      <span>{stayText(view, place, formats)}</span>
      {cost !== null && <span>{cost}</span>}
      <span className="visually-hidden">{fill(planner.stop.change, { name: activity.name })}</span>
    </button>
  )
}
