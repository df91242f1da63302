import type { PlanningGuide } from '#contract/trip/planning.ts'
import type { CountedTrip } from '#contract/trip/suggested-trips.ts'
import { createCityRoutes, type CityRoutes } from './city-routes.ts'
import type { TripPlan } from './day-plan.ts'
import { findProblems } from './plan-check.ts'
import type { Problem } from './problems.ts'
import { sampleWeeks, tripFrom } from './start-weekdays.ts'
import { getTripPlan } from './trip-plan.ts'

/** A problem that no start avoids. */
export type LastingProblem = {
  readonly key: string
  /** As it is with one of the starts. */
  readonly problem: Problem
  /** 1 is the first day. */
  readonly day: number
  /** The name of the stop. Null: the problem is the day's. */
  readonly stop: string | null
  readonly getName: (stopId: string) => string
}

/**
 * The problems of a trip with counted days on every weekday and in every season of its start. Problems of only some
 * days are not included: the best weekdays of the trip show them.
 * @param year of the city's calendar
 */
export function lastingProblems(trip: CountedTrip, guide: PlanningGuide, year: number): LastingProblem[] {
  const routes = createCityRoutes(guide.fares)
  const [first = [], ...others] = sampleWeeks(year)
    .flat()
    .map((startDate) => getProblems(getTripPlan(tripFrom(trip, startDate), guide), routes))
  const names = new Map(getNames(trip))
  const getName = (stopId: string) => names.get(stopId) ?? ''
  return first.flatMap((found) => {
    const same = others.map((problems) => problems.find(({ key }) => key === found.key))
    if (same.includes(undefined)) return []
    // A stop that comes at a wrong time on every other day is closed on the weekly one.
    const { stopId, ...reason } = [found, ...same].find((other) => other && other.problem.code !== 'closed') ?? found
    return [{ ...reason, stop: stopId === null ? null : getName(stopId), getName }]
  })
}

const hoursCodes: ReadonlySet<Problem['code']> = new Set(['closed', 'arrives-before-opening', 'leaves-after-closing'])

/** The problems of a plan. The same problem of another start has the same key. */
function getProblems(plan: TripPlan, routes: CityRoutes) {
  const days = new Map(plan.days.map(({ day: { date } }, index) => [date, index + 1]))
  return findProblems(plan, routes).flatMap((problem) => {
    if (problem.code === 'over-budget') return []
    const day = days.get(problem.date) ?? 1
    const stopId = 'stopId' in problem ? problem.stopId : null
    const kind = hoursCodes.has(problem.code) ? 'hours' : problem.code
    const part = problem.code === 'no-meal' ? problem.meal : ''
    return [{ key: [kind, part, day, stopId].join(' '), problem, day, stopId }]
  })
}

/** The ids that `withStopIds` gives to stops without one. */
function getNames({ destinations }: CountedTrip): [string, string][] {
  return destinations.flatMap(({ activities }, at) =>
    activities.map(({ name }, index): [string, string] => [`stop-${at}-${index}`, name]),
  )
}
