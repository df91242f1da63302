import { useState } from 'react'
import { fill } from '#contract/messages/format.ts'
import { today as messages } from '#messages/today.ts'
import { minuteOfClock } from '#planning/hours/minutes.ts'
import { schedule } from '#planning/plan/schedule.ts'
import { mayBeLate, progressAt, type Progress } from '#planning/plan/today.ts'
import type { Visit } from '#planning/plan/visit.ts'
import { useCityMoment } from '../../city/use-city-moment.ts'
import { useFormats } from '../../city/use-formats.ts'
import { reviewsPath } from '../../reviews/reviews-url.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { dayAndMonth, weekdayName } from '../itinerary/day-names.ts'
import type { DayView } from '../itinerary/day-views.ts'
import { NowAndNext } from './now-and-next.tsx'
import { durationText } from '../itinerary/plan-text.ts'
import { usePlanner } from './planner-context.ts'
import { wantTools } from './use-tools.ts'

/** By how many minutes one runs late. */
const DELAYS = [10, 20, 40]

/** From this minute on, a day asks for a review, even if stops are left. */
const EVENING = 18 * 60

/** On a day of the trip: what is now, what is next, and what to do when one runs late. */
export function TodayPanel({ days }: { days: readonly DayView[] }) {
  const moment = useCityMoment()
  const view = days.find(({ plan }) => plan.day.date === moment?.date)
  if (!moment || !view || view.stops.length === 0) return null
  return <Today view={view} minute={minuteOfClock(moment.time)} />
}

function Today({ view, minute }: { view: DayView; minute: number }) {
  const { ways } = usePlanner()
  const formats = useFormats()
  const { date } = view.plan.day
  const done = new Set(view.stops.filter(({ activity }) => activity.isDone).map(({ stop }) => stop.id))
  const { visits } = schedule(view.plan, ways)
  const progress = progressAt(visits, { isDone: (id) => done.has(id), minute })
  const isOver = progress.now === null && progress.next === null
  return (
    <section className="plan-today" aria-labelledby="plan-today-title">
      <h2 id="plan-today-title">
        {fill(messages.title, { weekday: weekdayName(date, formats), date: dayAndMonth(date, formats) })}
      </h2>
      {isOver ? <p>{messages.allDone}</p> : <NowAndNext view={view} progress={progress} minute={minute} />}
      {mayBeLate(progress, minute) && <Delays view={view} progress={progress} />}
      {(isOver || minute >= EVENING) && <ReviewQuestion view={view} visits={visits} done={done} />}
    </section>
  )
}

function Delays({ view, progress: { next } }: { view: DayView; progress: Progress }) {
  const planner = usePlanner()
  const formats = useFormats()
  if (!next) return null
  return (
    <div className="plan-today-late" role="group" aria-labelledby="plan-today-late">
      <span id="plan-today-late">{messages.late}</span>
      {DELAYS.map((minutes) => (
        <Button
          key={minutes}
          look="quiet"
          onClick={() =>
            void wantTools().then((tools) => tools?.runLate(view, { next, minutes }, { planner, formats }))
          }
        >
          {fill(messages.lateBy, { duration: durationText(minutes, formats) })}
        </Button>
      ))}
    </div>
  )
}

type ReviewQuestionProps = { view: DayView; visits: readonly Visit[]; done: ReadonlySet<string> }

/** Asks for one review of one place: the one at which the traveller stayed longest. */
function ReviewQuestion({ view, visits, done }: ReviewQuestionProps) {
  const { placeOf } = usePlanner()
  const [isAsking, setIsAsking] = useState(true)
  const place = visits
    .filter(({ stop }) => done.has(stop.id))
    .toSorted((one, other) => other.stop.stayMinutes - one.stop.stayMinutes)
    .map(({ stop }) => placeOf(view.stops.find((shown) => shown.stop === stop)?.activity.place ?? null))
    .find((found) => found !== null)
  if (!place || !isAsking) return null
  return (
    <div className="plan-today-review">
      <p>{fill(messages.askReview, { name: place.name })}</p>
      <ButtonLink to={reviewsPath({ tab: 'post', place: place.slug })} look="quiet">
        {messages.writeReview}
      </ButtonLink>
      <Button look="quiet" onClick={() => setIsAsking(false)}>
        {messages.notNow}
      </Button>
    </div>
  )
}
