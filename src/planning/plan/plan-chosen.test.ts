import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#contract/text/dates.ts'
import { MONDAY } from '../../../tests/support/made-up-plans.ts'
import {
  plannedActivity,
  plannedTrip,
  plannedTrips,
  planningGuide,
  planningPlace,
} from '../../../tests/support/planned-trips.ts'
import { planChosen } from './plan-chosen.ts'
import { createCityRoutes } from './city-routes.ts'
import { schedule } from './schedule.ts'
import { applyEdit } from './trip-edit.ts'
import { getTripPlan } from './trip-plan.ts'
import { findActivity, namedActivities, withStopIds, type TripWithPlan } from './trip-with-plan.ts'

const TUESDAY = addDays(MONDAY, 1)
const slugs = ['fort', 'park', 'tomb', 'market']
const guide = planningGuide(
  slugs.map((slug, index) => planningPlace(slug, { geo: { lat: 21.19 + index / 100, lng: 72.82 } })),
)

const newStops = fc
  .subarray(slugs)
  .map((chosen) => chosen.map((slug) => ({ id: `new-${slug}`, name: slug, place: slug })))
const settings = fc.constantFrom({}, { pace: 'full' as const }, { dayStart: '08:00', dayEnd: '22:00' })

/** The date of each stop. Null: an idea. */
function getDates(trip: TripWithPlan): ReadonlyMap<string, string | null> {
  const { days, ideas } = getTripPlan(trip, guide)
  return new Map([
    ...days.flatMap(({ day, stops }) => stops.map(({ id }) => [id, day.date] as const)),
    ...ideas.map(({ id }) => [id, null] as const),
  ])
}

describe('planning in the middle of a trip', () => {
  const added = slugs.map((slug) => ({ id: `new-${slug}`, name: slug, place: slug }))
  const trip = plannedTrip([plannedActivity('Breakfast', { id: 'breakfast', date: MONDAY, time: '09:00' })], {
    startDate: addDays(MONDAY, -1),
    endDate: TUESDAY,
  })

  test('puts nothing on a day that is over, and nothing before now', () => {
    const now = { date: MONDAY, minute: 14 * 60 + 8 }
    const { edit } = planChosen(trip, guide, { ideaIds: [], added, settings: {}, now })
    const routes = createCityRoutes(guide.fares)
    const { days } = getTripPlan(applyEdit(trip, edit), guide)
    expect(days.map(({ stops }) => stops.length > 0)).toEqual([false, true, true])
    const [breakfast, ...later] = days[1] ? schedule(days[1], routes).visits : []
    expect(breakfast?.stop.id).toBe('breakfast')
    expect(later.length).toBeGreaterThan(0)
    for (const { starts } of later) expect(starts).toBeGreaterThanOrEqual(now.minute)
  })

  test('is as before a trip when the day has not begun', () => {
    const chosen = { ideaIds: [], added, settings: {} }
    const early = planChosen(trip, guide, { ...chosen, now: { date: addDays(MONDAY, -2), minute: 0 } })
    expect(early).toEqual(planChosen(trip, guide, chosen))
  })

  test('leaves places over when the last day is over', () => {
    const now = { date: TUESDAY, minute: 23 * 60 }
    const { edit, leftOut } = planChosen(trip, guide, { ideaIds: [], added, settings: {}, now })
    expect(leftOut).toHaveLength(added.length)
    expect(getTripPlan(applyEdit(trip, edit), guide).ideas).toHaveLength(added.length)
  })
})

describe('planning what was chosen', () => {
  test('gives every chosen stop a day or leaves it an idea, and keeps what stands on days on its day', () => {
    fc.assert(
      fc.property(plannedTrips, newStops, settings, (trip, added, changed) => {
        const before = getDates(withStopIds(trip))
        const ideaIds = [...before].flatMap(([id, date]) => (date === null ? [id] : []))
        const planned = planChosen(trip, guide, { ideaIds, added, settings: changed })
        const after = getDates(applyEdit(trip, planned.edit))
        expect([...after.keys()].toSorted()).toEqual([...before.keys(), ...added.map(({ id }) => id)].toSorted())
        const dated = [...before].filter(([, date]) => date !== null)
        expect(dated.map(([id]) => [id, after.get(id)])).toEqual(dated)
      }),
      { numRuns: 60 },
    )
  })

  test('says why of every stop on a day and of every one that it left out', () => {
    fc.assert(
      fc.property(plannedTrips, newStops, (trip, added) => {
        const { edit, placed, leftOut } = planChosen(trip, guide, { ideaIds: [], added, settings: {} })
        const after = getDates(applyEdit(trip, edit))
        const onDays = [...after].flatMap(([id, date]) => (date === null ? [] : [id]))
        expect(placed.map(({ stopId }) => stopId).toSorted()).toEqual(onDays.toSorted())
        expect(placed.every(({ reasons }) => reasons.length > 0)).toBe(true)
        const without = added.filter(({ id }) => after.get(id) === null).map(({ id }) => id)
        expect(leftOut.map(({ stopId }) => stopId).toSorted()).toEqual(without.toSorted())
      }),
      { numRuns: 60 },
    )
  })

  test('makes the plan that it reports', () => {
    fc.assert(
      fc.property(plannedTrips, newStops, settings, (trip, added, changed) => {
        const { edit, plan } = planChosen(trip, guide, { ideaIds: [], added, settings: changed })
        const { days } = getTripPlan(applyEdit(trip, edit), guide)
        expect(days).toEqual(plan.days)
      }),
      { numRuns: 60 },
    )
  })

  test('keeps fixed times, and ideas that were not chosen', () => {
    const trip = plannedTrip([
      plannedActivity('Fort', { id: 'fort', place: 'fort', date: MONDAY, position: 1, time: '15:00' }),
      plannedActivity('Park', { id: 'park', place: 'park' }),
      plannedActivity('Tomb', { id: 'tomb', place: 'tomb' }),
    ])
    const { edit } = planChosen(trip, guide, { ideaIds: ['park'], added: [], settings: {} })
    const edited = applyEdit(trip, edit)
    expect(findActivity(edited, 'fort')).toMatchObject({ date: MONDAY, time: '15:00' })
    expect(findActivity(edited, 'park')?.date).not.toBeNull()
    expect(findActivity(edited, 'tomb')?.date).toBeNull()
  })

  test('plans on the hours that were chosen with it', () => {
    const added = [{ id: 'new', name: 'fort', place: 'fort' }]
    const { plan, edit } = planChosen(plannedTrip([]), guide, { ideaIds: [], added, settings: { dayStart: '07:00' } })
    expect(plan.days.map(({ day }) => [day.date, day.start])).toEqual([
      [MONDAY, 420],
      [TUESDAY, 420],
    ])
    expect(applyEdit(plannedTrip([]), edit).dayStart).toBe('07:00')
    expect(namedActivities(applyEdit(plannedTrip([]), edit))).toHaveLength(1)
  })
})

test('planned stops are planned again: times of places of the guide are wishes, others stay', () => {
  const trip = plannedTrip(
    [
      plannedActivity('park', { id: 'park', place: 'park', date: MONDAY, time: '19:30' }),
      plannedActivity('Train', { id: 'train', date: MONDAY, time: '11:00' }),
    ],
    { startDate: MONDAY, endDate: TUESDAY },
  )
  const { edit } = planChosen(trip, guide, { ideaIds: [], againIds: ['park', 'train'], added: [], settings: {} })
  const after = applyEdit(trip, edit)
  expect(getDates(after)).toEqual(
    new Map([
      ['park', expect.stringMatching(/^2026-12-0[78]$/)],
      ['train', expect.stringMatching(/^2026-12-0[78]$/)],
    ]),
  )
  expect([findActivity(after, 'park')?.time, findActivity(after, 'train')?.time]).toEqual(['', '11:00'])
})
