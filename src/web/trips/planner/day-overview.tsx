import { fill } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import { useFormats } from '../../city/use-formats.ts'
import { colourOfDay } from '../itinerary/day-colours.ts'
import { dayNumber, shortWeekday } from '../itinerary/day-names.ts'
import type { DayView } from '../itinerary/day-views.ts'
import { durationText } from '../itinerary/plan-text.ts'
import { LoadBar, roomText, useDayLoad } from './day-load.tsx'

type DayOverviewProps = { days: readonly DayView[]; onShow: (date: string) => void }

/** The heads of all days in a row, so that a full Saturday and an empty Sunday are seen at once. */
export function DayOverview({ days, onShow }: DayOverviewProps) {
  if (days.length < 2) return null
  return (
    <nav aria-label={planner.days.label}>
      <ul className="plan-overview">
        {days.map((view, index) => (
          <DayTile key={view.plan.day.date} view={view} index={index} onShow={onShow} />
        ))}
      </ul>
    </nav>
  )
}

type DayTileProps = { view: DayView; index: number; onShow: (date: string) => void }

function DayTile({ view: { plan, stops }, index, onShow }: DayTileProps) {
  const formats = useFormats()
  const load = useDayLoad(plan)
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
        {load.over > 0 ? (
          <span className="plan-too-much">
            <span aria-hidden="true">
              {fill(planner.days.load.overShort, { duration: durationText(load.over, formats) })}
            </span>
            <span className="visually-hidden">{roomText(load, formats)}</span>
          </span>
        ) : (
          <span>{count}</span>
        )}
        <LoadBar plan={plan} />
      </button>
    </li>
  )
}
