import type { DayPlan } from '#planning/plan/day-plan.ts'
import { useFormats } from '../../city/use-formats.ts'
import { dayAndMonth, weekdayName } from '../itinerary/day-names.ts'
import { eventsOn, seasonsOn, skyTexts } from '../itinerary/guide.ts'
import { DayLoadLine } from './day-load.tsx'
import { usePlanner } from './planner-context.ts'

/** Weekday and date, how full it is, the sun, the usual heat, the season, and the feasts of the day. */
export function DayHead({ plan, id }: { plan: DayPlan; id: string }) {
  const { date } = plan.day
  const formats = useFormats()
  const { guide } = usePlanner()
  const events = eventsOn(guide, date)
  return (
    <header className="plan-day-head">
      <h2 id={id} tabIndex={-1}>
        {weekdayName(date, formats)} <span className="plan-day-date">{dayAndMonth(date, formats)}</span>
      </h2>
      <DayLoadLine plan={plan} />
      <p>
        {[...skyTexts(guide, date, formats), ...seasonsOn(guide, date).map(({ name }) => name)].map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
      {events.length > 0 && <p className="plan-day-events">{events.map(({ name }) => name).join(' · ')}</p>}
    </header>
  )
}
