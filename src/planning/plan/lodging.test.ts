import { describe, expect, test } from 'vitest'
import { addDays } from '#contract/text/dates.ts'
import { createSuratRoutes, MONDAY } from '../../../tests/support/made-up-plans.ts'
import { plannedActivity, plannedTrip, planningGuide, planningPlace } from '../../../tests/support/planned-trips.ts'
import { clockTime } from '../hours/minutes.ts'
import { loadOfDay } from './day-load.ts'
import { summariseDay } from './day-summary.ts'
import { lodgingsOn } from './lodging.ts'
import { moveTrip } from './move-trip.ts'
import { leavesLodgingAt, schedule } from './schedule.ts'
import { applyEdit, type LodgingEdit } from './trip-edit.ts'
import { getTripPlan } from './trip-plan.ts'
import { scheduleOfTrip } from './trip-times.ts'

const TUESDAY = addDays(MONDAY, 1)
const WEDNESDAY = addDays(MONDAY, 2)
const routes = createSuratRoutes()
/** Two kilometres north of the castle, which is at the place of the tests. */
const HOTEL = { lat: 21.2139, lng: 72.8188 }
const guide = planningGuide([
  planningPlace('castle'),
  planningPlace('inn', { precision: 'locality' }),
  planningPlace('nowhere', { precision: 'none', geo: null }),
])

const stops = [plannedActivity('Castle', { id: 'castle', place: 'castle', date: MONDAY })]
const sleepAt = (fields: Partial<LodgingEdit>, trip = plannedTrip(stops)) =>
  applyEdit(trip, { kind: 'set-lodging', date: MONDAY, fields: { name: 'Lords Plaza', ...fields } })

const dayFor = (fields: Partial<LodgingEdit>, edited = sleepAt(fields)) => {
  const [plan] = getTripPlan(edited, guide).days
  if (!plan) throw new Error('The trip has no day')
  return { plan, scheduled: schedule(plan, routes) }
}

describe('a day that begins and ends where one sleeps', () => {
  test('has a first and a last way, which count in its figures', () => {
    const { plan, scheduled } = dayFor({ point: HOTEL })
    const [first] = scheduled.visits
    const away = first?.leg?.minutes.likely ?? 0
    expect(away).toBeGreaterThan(0)
    expect(scheduled.returnLeg?.leg.minutes).toEqual(first?.leg?.minutes)
    expect(scheduled.returnLeg?.arrives).toBe((first?.leaves ?? 0) + away)
    expect(summariseDay(plan, scheduled, routes)).toMatchObject({
      legMinutes: { likely: 2 * away },
      endsAt: scheduled.returnLeg?.arrives,
    })
    expect(loadOfDay(plan, scheduled).legs).toBe(2 * away)
    expect(summariseDay(plan, scheduled, routes).cost.likely).toBeGreaterThan(0)
  })

  test('sets out as late as the first stop allows', () => {
    const { plan, scheduled } = dayFor({ point: HOTEL })
    const [first] = scheduled.visits
    const leaves = leavesLodgingAt(scheduled, plan.day)
    expect(leaves).toBeGreaterThanOrEqual(plan.day.start)
    expect(leaves).toBeLessThan(first?.starts ?? 0)
    const early = applyEdit(sleepAt({ point: HOTEL }), {
      kind: 'set-stop',
      stopId: 'castle',
      fields: { time: '07:00' },
    })
    const dawn = dayFor({}, early)
    expect(clockTime(dawn.scheduled.visits[0]?.starts ?? 0)).toBe('07:00')
    expect(leavesLodgingAt(dawn.scheduled, dawn.plan.day)).toBeLessThan(7 * 60)
  })

  test('reminds of the first way, too', () => {
    expect(scheduleOfTrip(plannedTrip(stops), guide).legMinutes.get('castle')).toBeUndefined()
    expect(scheduleOfTrip(sleepAt({ point: HOTEL }), guide).legMinutes.get('castle')).toBeGreaterThan(0)
  })

  test('has a range for a house of which only the area is known', () => {
    const leg = dayFor({ guidePlace: 'inn' }).scheduled.visits[0]?.leg
    expect(leg?.isExact).toBe(false)
  })

  test.each([
    ['only its name is known', {}],
    ['its place has no position', { guidePlace: 'nowhere' }],
    ['the guide has lost its place', { guidePlace: 'gone' }],
  ])('has no way if %s', (_why, fields) => {
    const { plan, scheduled } = dayFor(fields)
    expect(plan.day.from).toEqual({ name: 'Lords Plaza', spot: null })
    expect(scheduled).toMatchObject({ visits: [{ leg: null }], returnLeg: null })
    expect(leavesLodgingAt(scheduled, plan.day)).toBeNull()
  })

  test('has no way if it has no stop', () => {
    const { scheduled } = dayFor({}, sleepAt({ point: HOTEL }, plannedTrip([])))
    expect(scheduled.returnLeg).toBeNull()
  })
})

describe('the nights of an accommodation', () => {
  const three = plannedTrip(stops, { endDate: WEDNESDAY })
  const names = (trip: typeof three, date: string) => {
    const { from, to } = lodgingsOn(trip, date)
    return [from?.accommodation.name, to?.accommodation.name]
  }

  test('are all nights of the trip, unless the trip says other ones', () => {
    const trip = sleepAt({}, three)
    for (const date of [MONDAY, TUESDAY, WEDNESDAY]) expect(names(trip, date)).toEqual(['Lords Plaza', 'Lords Plaza'])
  })

  test('begin on the evening of the check-in and end on the morning of the check-out', () => {
    const trip = sleepAt({ checkIn: MONDAY, checkOut: WEDNESDAY }, three)
    expect(names(trip, MONDAY)).toEqual([undefined, 'Lords Plaza'])
    expect(names(trip, TUESDAY)).toEqual(['Lords Plaza', 'Lords Plaza'])
    expect(names(trip, WEDNESDAY)).toEqual(['Lords Plaza', undefined])
  })

  test('change with the destination', () => {
    const first = sleepAt({ checkOut: TUESDAY }, three).destinations
    const second = sleepAt({ name: 'Beach hut', checkIn: TUESDAY }, three).destinations
    const trip = { ...three, destinations: [...first, ...second] }
    expect(names(trip, TUESDAY)).toEqual(['Lords Plaza', 'Beach hut'])
  })

  test('move with the trip', () => {
    const moved = moveTrip(sleepAt({ checkIn: MONDAY, checkOut: WEDNESDAY }, three), 7)
    expect(moved.destinations[0]?.accommodation).toMatchObject({
      checkIn: addDays(MONDAY, 7),
      checkOut: addDays(WEDNESDAY, 7),
    })
  })
})

describe('setting an accommodation', () => {
  test('takes the place of the guide instead of a point, and a point instead of the place', () => {
    const pinned = sleepAt({ point: HOTEL })
    const inGuide = sleepAt({ guidePlace: 'inn' }, pinned)
    expect(inGuide.destinations[0]?.accommodation).not.toHaveProperty('point')
    const again = sleepAt({ guidePlace: null, point: HOTEL }, inGuide)
    expect(again.destinations[0]?.accommodation).toMatchObject({ point: HOTEL })
    expect(again.destinations[0]?.accommodation).not.toHaveProperty('guidePlace')
  })

  test('takes it away with a blank name', () => {
    const none = sleepAt({ name: '' }, sleepAt({ point: HOTEL }))
    expect(none).toEqual(applyEdit(plannedTrip(stops), { kind: 'set-trip', fields: {} }))
  })
})

describe('a stop of the traveller’s own', () => {
  test('is where its pin is, and has exact ways', () => {
    const trip = applyEdit(plannedTrip(stops), {
      kind: 'add-stop',
      stop: { id: 'aunt', name: 'Aunt Meera', place: null, point: HOTEL, notes: 'Bring sweets' },
      date: MONDAY,
      index: 1,
    })
    const [plan] = getTripPlan(trip, guide).days
    expect(plan?.stops[1]?.spot).toEqual({ ...HOTEL, radiusMetres: 0 })
    expect(plan && schedule(plan, routes).visits[1]?.leg).toMatchObject({ isExact: true })
    expect(trip.destinations[0]?.activities[1]).toMatchObject({ notes: 'Bring sweets', point: HOTEL })
  })

  test('can lose its pin', () => {
    const trip = plannedTrip([plannedActivity('Aunt', { id: 'aunt', date: MONDAY, point: HOTEL })])
    const unpinned = applyEdit(trip, { kind: 'set-stop', stopId: 'aunt', fields: { point: null } })
    expect(unpinned.destinations[0]?.activities[0]).not.toHaveProperty('point')
  })
})
