import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { ContentTrip } from '#contract/trip/content-trip.ts'
import { fill } from '#contract/messages/format.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import { deskTrips } from '#messages/desk.ts'
import { trips } from '#messages/trips.ts'
import { lastingProblems, type LastingProblem } from '#planning/plan/lasting-problems.ts'
import { getLastYear } from '#planning/plan/start-weekdays.ts'
import { useFormats } from '../../city/use-formats.ts'
import { planning } from '../../trips/itinerary/queries.ts'
import { problemText } from '../../trips/itinerary/problem-text.ts'
import { useEditedEntry } from './edited-entry.ts'
import type { Json } from './edited-text.ts'

/** Problems that the planner finds in the trip as it is typed. They keep nobody from publishing. */
export function TripWarnings() {
  const { text } = useEditedEntry()
  const { data } = useQuery(planning())
  const problems = useLastingProblems(useDeferredValue(text), data)
  return (
    <section className="desk-section desk-warnings" aria-labelledby="trip-warnings">
      <h3 id="trip-warnings">{deskTrips.warnings}</h3>
      <p className="field-hint">{deskTrips.warningsHint}</p>
      <div role="status">
        {problems?.length === 0 && <p>{deskTrips.noWarnings}</p>}
        <ul>
          {problems?.map((found) => (
            <Warning key={found.key} found={found} />
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Null: the trip is not complete. */
function useLastingProblems(text: Json, guide: PlanningGuide | undefined): readonly LastingProblem[] | null {
  return useMemo(() => {
    const trip = ContentTrip.safeParse(text)
    if (!trip.success || !guide) return null
    return lastingProblems(trip.data, guide, getLastYear(guide.days.events.map(({ from }) => from)))
  }, [text, guide])
}

function Warning({ found: { problem, day, stop, getName } }: { found: LastingProblem }) {
  const formats = useFormats()
  const where = stop ?? fill(trips.day, { day: formats.number(day) })
  return <li>{fill(deskTrips.warningAt, { where, what: problemText(problem, { getName, formats }) })}</li>
}
