import { fill } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import type { Day } from '#planning/day-plan.ts'
import { sunMinute } from '#planning/sun-times.ts'
import { timeOfDay } from '#planning/minutes.ts'
import { useFormats } from '../city/use-formats.ts'
import { dayAndMonth, weekdayName } from './day-names.ts'
import { eventsOn, seasonsOn, usualDegrees } from './guide.ts'
import { usePlanner } from './planner-context.ts'

/** Weekday and date, what the calendar has on it, the sun and the usual heat. */
export function DayHead({ day: { date }, id }: { day: Day; id: string }) {
  const formats = useFormats()
  const { guide } = usePlanner()
  const sunPlace = { ...guide.center, timeZone: guide.timeZone }
  const [sunrise, sunset] = [sunMinute('sunrise', date, sunPlace), sunMinute('sunset', date, sunPlace)]
  const degrees = usualDegrees(guide, date)
  const names = [...eventsOn(guide, date), ...seasonsOn(guide, date)].map(({ name }) => name)
  return (
    <header className="plan-day-head">
      <h2 id={id} tabIndex={-1}>
        {weekdayName(date, formats)} <span className="plan-day-date">{dayAndMonth(date, formats)}</span>
      </h2>
      <p>
        {sunrise !== null && sunset !== null && (
          <span>{fill(planner.days.sun, { sunrise: timeOfDay(sunrise), sunset: timeOfDay(sunset) })}</span>
        )}
        {degrees !== null && (
          <span>{fill(planner.days.normally, { degrees: formats.number(Math.round(degrees)) })}</span>
        )}
      </p>
      {names.length > 0 && <p className="plan-day-events">{names.join(' · ')}</p>}
    </header>
  )
}
