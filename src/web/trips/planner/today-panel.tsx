import { fill } from '#contract/messages/format.ts'
import { today as messages } from '#messages/trips.ts'
import { schedule } from '#planning/plan/schedule.ts'
import { dayAt, mayBeLate, progressAt } from '#planning/plan/today.ts'
import { useCityMoment } from '../../city/use-city-moment.ts'
import { useFormats } from '../../city/use-formats.ts'
import { useKnownCity } from '../../city/use-known-city.ts'
import { dayAndMonth, weekdayName } from '../itinerary/day-names.ts'
import type { DayView } from '../itinerary/day-views.ts'
import { NowAndNext } from './now-and-next.tsx'
import { usePlanner } from './planner-context.ts'
import { useTools } from './use-tools.ts'

/** From this minute on, a day asks for a review, even if stops are left. */
const EVENING = 18 * 60

/** On a day of the trip: the present stop, the next stop, and actions for a late traveller. */
export function TodayPanel({ days }: { days: readonly DayView[] }) {
  const moment = useCityMoment()
  const { timeZone } = useKnownCity()
  const now = moment && dayAt(days, { ...moment, timeZone })
  if (!now || now.view.stops.length === 0) return null
  return <Today view={now.view} minute={now.minute} />
}

function Today({ view, minute }: { view: DayView; minute: number }) {
  const { routes } = usePlanner()
  const tools = useTools()
  const formats = useFormats()
  const { date } = view.plan.day
  const done = new Set(view.stops.filter(({ activity }) => activity.isDone).map(({ stop }) => stop.id))
  const { visits } = schedule(view.plan, routes)
  const progress = progressAt(visits, { isDone: (id) => done.has(id), minute })
  const isOver = progress.now === null && progress.next === null
  return (
    <section className="plan-today" aria-labelledby="plan-today-title">
      <h2 id="plan-today-title">
        {fill(messages.title, { weekday: weekdayName(date, formats), date: dayAndMonth(date, formats) })}
      </h2>
      {isOver ? <p>{messages.allDone}</p> : <NowAndNext view={view} progress={progress} minute={minute} />}
      {tools && mayBeLate(progress, minute) && <tools.RunningLate view={view} progress={progress} />}
      {tools && (isOver || minute >= EVENING) && <tools.ReviewQuestion view={view} visits={visits} done={done} />}
    </section>
  )
}
