import { fill } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import type { DayPlan } from '#planning/plan/day-plan.ts'
import { useFormats } from '../../city/use-formats.ts'
import { useIsRested } from '../../ui/use-is-rested.ts'
import { colourOfDay } from '../itinerary/day-colours.ts'
import { dayNumber, shortWeekday } from '../itinerary/day-names.ts'
import type { DayView } from '../itinerary/day-views.ts'
import { durationText } from '../itinerary/plan-text.ts'
import { EmptyLoadBar, LoadBar, roomText, useDayLoad } from './day-load.tsx'

type DayOverviewProps = { days: readonly DayView[]; onShow: (date: string) => void }

/** The heads of all days in a row, so that a full Saturday and an empty Sunday are seen at once. */
export function DayOverview({ days, onShow }: DayOverviewProps) {
  const isRested = useIsRested()
  if (days.length < 2) return null
  return (
    <nav aria-label={planner.days.label}>
      <ul className="plan-overview">
        {days.map((view, index) => (
          <DayTile key={view.plan.day.date} view={view} index={index} isRested={isRested} onShow={onShow} />
        ))}
      </ul>
    </nav>
  )
}

type DayTileProps = {
  view: DayView
  index: number
  /** False: what needs the times of the day comes later. */
  isRested: boolean
  onShow: (date: string) => void
}

function DayTile({ view: { plan, stops }, index, isRested, onShow }: DayTileProps) {
  const formats = useFormats()
  const { date } = plan.day
  const names = { weekday: shortWeekday(date, formats), day: dayNumber(date, formats) }
  const count = stops.length === 0 ? planner.days.load.empty : formats.plural(planner.days.foot.stops, stops.length)
  return (
    <li data-colour={colourOfDay(index)}>
      <button
        type="button"
        onClick={() => {
          onShow(date)
          document.getElementById(`day-${date}`)?.scrollIntoView({ block: 'start' })
        }}
      >
        <strong>{fill(planner.days.short, names)}</strong>
        {isRested ? <LoadOrCount plan={plan} count={count} /> : <span>{count}</span>}
        {isRested ? <LoadBar plan={plan} /> : <EmptyLoadBar />}
      </button>
    </li>
  )
}

/** "40 min too much", else how many stops it has. */
function LoadOrCount({ plan, count }: { plan: DayPlan; count: string }) {
  const formats = useFormats()
  const load = useDayLoad(plan)
  if (load.over === 0) return <span>{count}</span>
  return (
    <span className="plan-too-much">
      <span aria-hidden="true">
        {fill(planner.days.load.overShort, { duration: durationText(load.over, formats) })}
      </span>
      <span className="visually-hidden">{roomText(load, formats)}</span>
    </span>
  )
}
