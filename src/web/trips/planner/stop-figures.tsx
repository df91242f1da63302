import { Fragment } from 'react'
import { fill } from '#contract/messages/format.ts'
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
  const hours = briefHours(visit, day, place)
  const figures = [stayText(view, place, formats), briefCostText(view, place, formats)].filter((text) => text !== null)
  return (
    <button type="button" className="plan-figures" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      {figures.map((text, index) => (
        <Fragment key={text}>
          {index > 0 && ' · '}
          {text}
        </Fragment>
      ))}
      {hours && (
        <>
          {' · '}
          <span className={hours.isSure ? undefined : 'plan-unsure'}>{hours.text}</span>
          {!hours.isSure && <span className="visually-hidden">, {planner.stop.notConfirmed}</span>}
        </>
      )}
      <span className="visually-hidden"> {fill(planner.stop.change, { name: activity.name })}</span>
    </button>
  )
}
