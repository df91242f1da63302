import { useFormats } from '../../city/use-formats.ts'
import { wayText, type Way } from '../itinerary/way-text.ts'
import { usePlanner } from './planner-context.ts'

/** Leg from the stop before, or from the accommodation. The editor of the stop shows why its figures are not exact. */
export function WayLine({ visit, date }: { visit: Way; date: string }) {
  const { routes } = usePlanner()
  const formats = useFormats()
  const text = wayText(visit, date, { routes, formats })
  return text === null ? null : <p className="plan-way">{text}</p>
}
