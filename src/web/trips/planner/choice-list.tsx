import { memo, useId } from 'react'
import { fill, type Formats } from '#contract/messages/format.ts'
import { listFor } from '#contract/messages/list.ts'
import type { PlanningPlace } from '#contract/trip/planning.ts'
import { planForMe, planner } from '#messages/planner.ts'
import { getStopHours } from '#planning/plan/stop.ts'
import { useFormats } from '../../city/use-formats.ts'
import { shortWeekday } from '../itinerary/day-names.ts'
import { PlaceThumbnail } from './place-thumbnail.tsx'

export type Choice = {
  /** Unique among all lists of the dialog. */
  readonly key: string
  readonly name: string
  /** Null: the stop is only a name. */
  readonly place: PlanningPlace | null
}

export type ChoiceListProps = {
  choices: readonly Choice[]
  /** The days of the trip. */
  dates: readonly string[]
  chosen: ReadonlySet<string>
  onToggle: (key: string) => void
}

/** Hours repeat after a week. More days would only take time. */
const MAX_DATES = 7

/** Stops to choose from. A press anywhere on a row takes or leaves it. */
export function ChoiceList({ title, ...list }: ChoiceListProps & { title: string }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <Choices {...list} />
    </section>
  )
}

export function Choices({ choices, dates, chosen, onToggle }: ChoiceListProps) {
  const first = dates.slice(0, MAX_DATES).join()
  return (
    <ul className="plan-choices">
      {choices.map(({ key, name, place }) => (
        <li key={key}>
          <label className="plan-choice">
            <input type="checkbox" checked={chosen.has(key)} onChange={() => onToggle(key)} />
            <PlaceThumbnail place={place} />
            <span className="plan-choice-text">
              <span className="plan-choice-name">{name}</span>
              {place && <PlaceFacts place={place} dates={first} />}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}

/** Area and hours. `memo`, because a press on one place renders all. */
const PlaceFacts = memo(function PlaceFacts({ place, dates }: { place: PlanningPlace; dates: string }) {
  const formats = useFormats()
  return (
    <span className="plan-choice-facts">
      {' '}
      {place.locality} · {hoursInAWord(place, dates.split(','), formats)}
    </span>
  )
})

/** "open", "closed Mon", "hours not known". */
function hoursInAWord(place: PlanningPlace, dates: readonly string[], formats: Formats): string {
  const hours = getStopHours(place, dates, formats.timeZone)
  const closed = dates.filter((date) => hours[date]?.state === 'closed')
  if (closed.length === dates.length) return planForMe.closedAlways
  const days = closed.map((date) => shortWeekday(date, formats))
  if (days.length > 0) return fill(planForMe.closedOn, { days: listFor(days, formats) })
  return dates.every((date) => hours[date]?.state === 'open') ? planForMe.open : planner.stop.brief.unknown
}
