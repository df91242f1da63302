import { beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { addDays } from '#contract/text/dates.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import type { SuggestedTrip } from '#contract/trip/suggested-trips.ts'
import { weekdayNumber } from '#planning/hours/open-intervals.ts'
import { createCityRoutes } from '#planning/plan/city-routes.ts'
import { nextGoodStart, problemsOfStart } from '#planning/plan/good-starts.ts'
import type { Problem } from '#planning/plan/problems.ts'
import { startGuideApp } from './support/guide-app.ts'

/** A year for which the calendar knows the feasts. */
const YEAR = Array.from({ length: 365 }, (_, days) => addDays('2027-01-01', days))

let guide: PlanningGuide
let trips: readonly SuggestedTrip[]

beforeAll(async () => {
  const app = await startGuideApp()
  guide = api.getPlanning.reply.parse((await app.inject('/api/planning')).json())
  trips = api.listSuggestedTrips.reply.parse((await app.inject('/api/suggest-trips')).json()).trips
  await app.close()
})

/**
 * True for a problem of the days alone: a holiday that closes a stop, or a season of the sea. No times of the trip fix
 * them.
 */
const isOfTheDay = (problem: Problem) =>
  (problem.code === 'closed' && problem.reason === 'holiday') || problem.code === 'caution'

test('each suggested trip plans without a problem on the weekdays that its card names, all year', () => {
  const routes = createCityRoutes(guide.fares)
  for (const trip of trips) {
    const named = YEAR.filter((date) => trip.startWeekdays.includes(weekdayNumber(date)))
    const found = named.flatMap((date) =>
      problemsOfStart(trip, date, { guide, routes })
        .filter((problem) => !isOfTheDay(problem))
        .map((problem) => ({ date, ...problem })),
    )
    expect({ trip: trip._id, hasDays: named.length > 0, found: found.slice(0, 3) }).toEqual({
      trip: trip._id,
      hasDays: true,
      found: [],
    })
  }
})

test('the day that is offered for a trip is the next one without a problem', () => {
  const offered = (from: string) => trips.map((trip) => nextGoodStart(trip, guide, from))
  // A Monday: the castle is closed, and so is the Science Centre.
  expect(offered('2027-01-04')).toEqual(['2027-01-05', '2027-01-04', '2027-01-04', '2027-01-05'])
  // The first day of the monsoon, which ends with September.
  expect(offered('2027-06-15')[2]).toBe('2027-10-01')
})
