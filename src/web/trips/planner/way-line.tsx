import type { Visit } from '#planning/plan/visit.ts'
import { useFormats } from '../../city/use-formats.ts'
import { planner } from '#messages/planner.ts'
import { inexactWayText, wayText } from '../itinerary/way-text.ts'
import { usePlanner } from './planner-context.ts'

/** How one comes from the stop before. */
export function WayLine({ visit, date }: { visit: Visit; date: string }) {
  const { ways } = usePlanner()
  const formats = useFormats()
  const text = wayText(visit, date, { ways, formats })
  const why = inexactWayText(visit, formats)
  if (text === null) return null
  if (why === null) return <p className="plan-way">{text}</p>
  return (
    <details className="plan-way">
      <summary>
        {text}
        <span className="visually-hidden"> {planner.way.why}</span>
      </summary>
      {why}
    </details>
  )
}
