import { fill, type Formats } from '#contract/messages/format.ts'
import type { PlanningPlace } from '#contract/trip/planning.ts'
import { planner } from '#messages/planner.ts'
import type { Day } from '#planning/plan/day-plan.ts'
import type { Visit } from '#planning/plan/visit.ts'
import { useFormats } from '../../city/use-formats.ts'
import type { StopView } from '../itinerary/day-views.ts'
import { briefCostText, stayText } from '../itinerary/stop-text.ts'
import { briefHours } from '../itinerary/brief-hours.ts'
import { usePlanner } from './planner-context.ts'

type StopFiguresProps = {
  view: StopView
  visit: Visit
  day: Day
  isOpen: boolean
  controls: string
  onToggle: () => void
}

/** One quiet line: stay, cost and hours, in a few words. A press opens them for editing, with all that is known. */
export function StopFigures({ view, visit, day, isOpen, controls, onToggle }: StopFiguresProps) {
  const { placeFor } = usePlanner()
  const formats = useFormats()
  const { activity } = view
  const place = placeFor(activity.place)
  const figures = listFigures(view, { visit, day, place, formats })
  return (
    <button type="button" className="plan-figures" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      {figures.map(({ text, look, isSure = true }, index) => (
        <span key={text}>
          {index > 0 && ' · '}
          <span className={look}>{text}</span>
          {!isSure && <span className="visually-hidden">, {planner.stop.notConfirmed}</span>}
        </span>
      ))}
      <span className="visually-hidden"> {fill(planner.stop.change, { name: activity.name })}</span>
    </button>
  )
}

type Figure = {
  readonly text: string
  readonly look?: 'plan-unknown' | 'plan-unsure' | undefined
  readonly isSure?: boolean
}

type Visited = { visit: Visit; day: Day; place: PlanningPlace | null; formats: Formats }

/** Stay, cost and hours. Unknown ones come last. */
function listFigures(view: StopView, { visit, day, place, formats }: Visited): readonly Figure[] {
  const cost = briefCostText(view, place, formats)
  const hours = briefHours(visit, day, place)
  const isCostKnown = cost !== planner.stop.costUnknown
  const isHoursKnown = hours?.text !== planner.stop.brief.unknown
  const costs = cost === null ? [] : [{ text: cost, ...(!isCostKnown && { look: 'plan-unknown' as const }) }]
  const openings = hours ? [{ ...hours, look: lookOfHours(isHoursKnown, hours.isSure) }] : []
  const known = [...(isCostKnown ? costs : []), ...(isHoursKnown ? openings : [])]
  const unknown = [...(isCostKnown ? [] : costs), ...(isHoursKnown ? [] : openings)]
  return [{ text: stayText(view, place, formats) }, ...known, ...unknown]
}

function lookOfHours(isKnown: boolean, isSure: boolean): Figure['look'] {
  if (!isKnown) return 'plan-unknown'
  return isSure ? undefined : 'plan-unsure'
}
