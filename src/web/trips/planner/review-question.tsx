import { useState } from 'react'
import { fill } from '#contract/messages/format.ts'
import { today as messages } from '#messages/trips.ts'
import type { Visit } from '#planning/plan/visit.ts'
import { reviewsPath } from '../../reviews/reviews-url.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { DayView } from '../itinerary/day-views.ts'
import { usePlanner } from './planner-context.ts'

type ReviewQuestionProps = { view: DayView; visits: readonly Visit[]; done: ReadonlySet<string> }

/** Asks for one review of one place: the one at which the traveller stayed longest. */
export function ReviewQuestion({ view, visits, done }: ReviewQuestionProps) {
  const { placeFor } = usePlanner()
  const [isAsking, setIsAsking] = useState(true)
  const place = visits
    .filter(({ stop }) => done.has(stop.id))
    .toSorted((one, other) => other.stop.stayMinutes - one.stop.stayMinutes)
    .map(({ stop }) => placeFor(view.stops.find((shown) => shown.stop === stop)?.activity.place ?? null))
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
