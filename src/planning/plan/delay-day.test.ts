import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  at,
  createStop,
  createSuratRoutes,
  getDay,
  MONDAY,
  openFrom,
  spotAt,
  tripFor,
  trips,
} from '../../../tests/support/made-up-plans.ts'
import type { DayPlan } from './day-plan.ts'
import { delayDay, type Delay } from './delay-day.ts'
import { schedule } from './schedule.ts'
import type { Stop } from './stop.ts'

const routes = createSuratRoutes()

function delayed(day: DayPlan, stopId: string, minutes: number): Delay {
  const next = schedule(day, routes).visits.find(({ stop }) => stop.id === stopId) ?? null
  const delay = delayDay(tripFor([day]), MONDAY, { next, minutes, routes })
  if (delay === null || delay === 'after-midnight') throw new Error('There is a stop to be late for')
  return delay
}

const openAllDay = { [MONDAY]: openFrom('06:00', '22:00') }
/** A place of the guide, at which the traveller wants to be at a time. */
const wish = (id: string, time: string, fields: Partial<Stop> = {}) =>
  createStop(id, { fixedAt: at(time), hours: openAllDay, ...fields })

/** An hour at the castle from 09:00, an hour beside it, then a train. */
const morning = getDay([
  createStop('castle'),
  createStop('train', { spot: spotAt(0.1), fixedAt: at('10:30') }),
  createStop('garden', { spot: spotAt(0.2), fixedAt: at('12:00') }),
])

test('the next stop begins later, and what keeps its time is counted', () => {
  expect(delayed(morning, 'castle', 20)).toEqual({
    moved: [{ stopId: 'castle', startsAt: at('09:20') }],
    times: [{ stopId: 'castle', fixedAt: at('09:20') }],
    stays: [],
    asideIds: [],
    unmoved: 2,
  })
})

test('times of places of the guide slide, one after the other, as far as no wait takes the delay up', () => {
  const day = getDay([
    wish('tombs', '09:00', { stayMinutes: 30 }),
    wish('temple', '09:40', { stayMinutes: 30 }),
    wish('castle', '10:20'),
    wish('garden', '13:00'),
  ])
  const delay = delayed(day, 'tombs', 40)
  expect(delay.moved.map(({ stopId }) => stopId)).toEqual(['tombs', 'temple', 'castle'])
  expect(delay.times).toEqual(delay.moved.map(({ stopId, startsAt }) => ({ stopId, fixedAt: startsAt })))
  expect(delay).toMatchObject({ stays: [], asideIds: [], unmoved: 1 })
})

test('a stay gets shorter where that saves an appointment, and only then a stop is dropped', () => {
  const shorter = delayed(morning, 'castle', 40)
  expect(shorter.asideIds).toEqual([])
  expect(shorter.stays).toMatchObject([{ stopId: 'castle' }])
  expect(shorter.stays[0]?.stayMinutes).toBeGreaterThanOrEqual(30)
  expect(delayed(morning, 'castle', 80)).toMatchObject({ stays: [], asideIds: ['train'] })
})

test('a stop is shorter rather than closed, and dropped where it would be closed', () => {
  const market = (to: string) => createStop('market', { hours: { [MONDAY]: openFrom('08:00', to) } })
  expect(delayed(getDay([createStop('castle'), market('11:30')]), 'castle', 30)).toMatchObject({ asideIds: [] })
  expect(delayed(getDay([createStop('castle'), market('11:15')]), 'castle', 100).asideIds).toEqual(['market'])
})

test('what did not work before is not blamed on the delay', () => {
  const closed = createStop('closed', { hours: { [MONDAY]: { state: 'closed', reason: 'weekly' } } })
  expect(delayed(getDay([createStop('castle'), closed]), 'castle', 40).asideIds).toEqual([])
})

test('nothing is left to be late for, or it would be after midnight', () => {
  const trip = tripFor([morning])
  expect(delayDay(trip, MONDAY, { next: null, minutes: 40, routes })).toBeNull()
  const next = schedule(morning, routes).visits[2] ?? null
  expect(delayDay(trip, MONDAY, { next, minutes: 720, routes })).toBe('after-midnight')
})

test('whatever the day, each stop that is still to come is moved, unmoved or set aside', () => {
  fc.assert(
    fc.property(trips, fc.integer({ min: 5, max: 300 }), fc.nat(8), (plan, minutes, which) => {
      const [day] = plan.days
      const next = day ? schedule(day, routes).visits[which] : undefined
      if (!day || !next) return
      const delay = delayDay(plan, day.day.date, { next, minutes, routes })
      if (delay === null || delay === 'after-midnight') return
      const { moved, asideIds, unmoved } = delay
      const ahead = new Set(day.stops.slice(which).map(({ id }) => id))
      const movedAhead = moved.filter(({ stopId }) => ahead.has(stopId))
      expect(new Set(asideIds).size).toBe(asideIds.length)
      expect(movedAhead.length + unmoved + asideIds.filter((id) => ahead.has(id)).length).toBe(ahead.size)
    }),
    { numRuns: 100 },
  )
})

test('in a day that goes on after midnight, a stop may slide past it', () => {
  const night = getDay([createStop('dinner', { fixedAt: at('23:30'), stayMinutes: 30 }), createStop('cocoa')], {
    start: at('18:00'),
    end: 27 * 60,
  })
  expect(delayed(night, 'dinner', 60)).toMatchObject({
    times: [{ stopId: 'dinner', fixedAt: 24 * 60 + 30 }],
    asideIds: [],
  })
  const [dinner = null] = schedule(night, routes).visits
  const evening = { ...night, day: { ...night.day, end: at('23:59') } }
  expect(delayDay(tripFor([evening]), MONDAY, { next: dinner, minutes: 60, routes })).toBe('after-midnight')
})

test('before an appointment, the stops that keep it from working are set aside', () => {
  const day = getDay([
    wish('tombs', '09:00', { stayMinutes: 60 }),
    createStop('museum', { stayMinutes: 60, hours: openAllDay }),
    createStop('train', { fixedAt: at('11:20') }),
  ])
  expect(delayed(day, 'tombs', 90).asideIds).toEqual(['museum'])
  // Nothing can save the train: the museum stays.
  expect(delayed(day, 'tombs', 180).asideIds).toEqual(['train'])
})

test('the time of a place that is open at any time is a wish too', () => {
  const street = createStop('street', { fixedAt: at('10:00'), stayMinutes: 15, isPlace: true })
  const delay = delayed(getDay([wish('tombs', '09:00', { stayMinutes: 30 }), street]), 'tombs', 60)
  expect(delay).toMatchObject({ asideIds: [], stays: [], unmoved: 0 })
  expect(delay.times.map(({ stopId }) => stopId)).toEqual(['tombs', 'street'])
})
