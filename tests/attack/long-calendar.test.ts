import { expect, test } from 'vitest'
import { TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import { addDays } from '#contract/text/dates.ts'
import { clockTime } from '#planning/hours/minutes.ts'
import { getFeed, feedPartByDay } from '#planning/plan/trip-ics.ts'
import { scheduleByDay } from '#planning/plan/trip-times.ts'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { runAtOnce } from '#planning/lists/sliced-work.ts'
import { exportTexts, exportUrls } from '../support/exported-trips.ts'
import { MONDAY } from '../support/made-up-plans.ts'
import { plannedActivity, plannedTrip, planningGuide } from '../support/planned-trips.ts'

const STOPS = 3_000

/** The fastest of some: the first ones are compiled, and others share the processor. */
const RUNS = 6

/** A stranger's calendar took seconds. The aim of 50 ms is for a machine that does nothing else. */
const MAX_PROCESSOR_MS = 500

const guide = planningGuide()

/** As many stops as a trip of 512 kB holds. */
function longTrip(days: number): TripWithPlan {
  const stops = Array.from({ length: STOPS }, (_, index) =>
    plannedActivity(`Stop ${index}`, {
      id: `stop-${index}`,
      date: addDays(MONDAY, index % days),
      time: clockTime((index * 7) % 1_440),
    }),
  )
  return plannedTrip(stops, { endDate: addDays(MONDAY, days) })
}

function getProcessorMs(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

function writeFeed(trip: TripWithPlan): string {
  const { legMinutes, ...scheduled } = runAtOnce(scheduleByDay(trip, guide))
  const content = { ...scheduled, leaving: legMinutes, places: [], urls: exportUrls, texts: exportTexts }
  return getFeed('Trips', [
    runAtOnce(feedPartByDay({ ...content, timeZone: 'Asia/Kolkata', now: new Date('2026-12-01T00:00:00Z') })),
  ])
}

test.each([1, 30, 300])('the calendar of 3,000 stops on %i days takes little of the processor', (days) => {
  const trips = Array.from({ length: RUNS }, () => longTrip(days))
  expect(JSON.stringify(trips[0]).length).toBeLessThan(TRIP_LIMITS.bytes)
  const times = trips.map((trip) => getProcessorMs(() => writeFeed(trip)))
  console.log(`${days} days: ${times.map(Math.round).join(', ')} ms of the processor`)
  expect(Math.min(...times)).toBeLessThan(MAX_PROCESSOR_MS)
})
