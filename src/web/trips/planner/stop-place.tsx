import { planner } from '#messages/planner.ts'
import { fill } from '#contract/messages/format.ts'
import { bestPosition } from '#planning/plan/best-position.ts'
import type { Stop } from '#planning/plan/stop.ts'
import { useFormats } from '../../city/use-formats.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { dayAndMonth, shortWeekday } from '../itinerary/day-names.ts'
import { usePlanner } from './planner-context.ts'

const IDEAS = 'ideas'

type StopPlaceProps = { stop: Stop; /** Null: it is an idea. */ date: string | null; position: number; count: number }

/** Moves a stop within its day and to another one, where it then fits best. */
export function StopPlace({ stop, date, position, count }: StopPlaceProps) {
  const { planNow, move, routes } = usePlanner()
  const formats = useFormats()
  const { days, ideas } = planNow()
  const moveTo = (value: string) => {
    if (value === IDEAS) return move(stop.id, { date: null, index: ideas.length })
    const best = bestPosition(planNow(), stop, { routes, dates: [value] })
    return move(stop.id, { date: value, index: best?.index ?? 0 })
  }
  return (
    <div className="plan-place">
      <SelectField
        label={planner.stop.day}
        value={date ?? IDEAS}
        options={[
          ...days.map(({ day }) => ({
            value: day.date,
            label: fill(planner.days.short, {
              weekday: shortWeekday(day.date, formats),
              day: dayAndMonth(day.date, formats),
            }),
          })),
          { value: IDEAS, label: planner.days.ideas },
        ]}
        onChange={moveTo}
      />
      <IconButton
        icon={pageIcons.up}
        label={planner.stop.up}
        isDisabled={position === 0}
        onClick={() => move(stop.id, { date, index: position - 1 })}
      />
      <IconButton
        icon="down"
        label={planner.stop.down}
        isDisabled={position >= count - 1}
        onClick={() => move(stop.id, { date, index: position + 1 })}
      />
    </div>
  )
}
