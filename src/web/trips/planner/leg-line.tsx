import { useFormats } from '../../city/use-formats.ts'
import { legText, type Way } from '../itinerary/leg-text.ts'
import { usePlanner } from './planner-context.ts'

/** Leg from the stop before, or from the accommodation. The editor of the stop shows why its figures are not exact. */
export function LegLine({ visit, date }: { visit: Way; date: string }) {
  const { routes } = usePlanner()
  const formats = useFormats()
  const text = legText(visit, date, { routes, formats })
  return text === null ? null : <p className="plan-way">{text}</p>
}
