import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#contract/text/dates.ts'
import { MAX_AMOUNT, PLAN_LIMITS, TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import { noAccommodation, noTransportation } from '#contract/trip/no-bookings.ts'
import { findDateErrors, TripInput } from '#contract/trip/trips.ts'
import { MONDAY } from '../../../tests/support/made-up-plans.ts'
import { plannedActivity, plannedTrip } from '../../../tests/support/planned-trips.ts'
import { mergeTrips } from './merge-trips.ts'
import { namedActivities, type Spending, type TripWithPlan } from '../plan/trip-with-plan.ts'

const stops = (count: number, own: string) =>
  Array.from({ length: count }, (_, index) => plannedActivity(`Stop ${own}${index}`, { id: `${own}${index}` }))

const payments = (count: number, own: string): Spending[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${own}${index}`,
    amount: 10,
    kind: index % 2 === 0 ? 'food' : 'entry',
    date: null,
    note: `Paid ${own}${index}`,
  }))

const settings = (count: number, first: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: addDays(MONDAY, first + index),
    start: '08:00',
    end: null,
    pace: null,
    note: '',
  }))

const destination = (name: string, own: string, count: number) => ({
  name,
  location: '',
  startDate: MONDAY,
  endDate: addDays(MONDAY, 1),
  notes: '',
  activities: stops(count, own),
  accommodation: noAccommodation,
  transportation: noTransportation,
})

/** A trip near its limits, which a device has filled further. */
type Counts = {
  readonly stops: number
  readonly destinations: number
  readonly spending: number
  readonly days: number
}

const near = { stops: TRIP_LIMITS.activities, destinations: TRIP_LIMITS.destinations, ...PLAN_LIMITS }
const counts = fc.record({
  stops: fc.integer({ min: 0, max: 8 }),
  destinations: fc.integer({ min: 0, max: 6 }),
  spending: fc.integer({ min: 0, max: 8 }),
  days: fc.integer({ min: 0, max: 8 }),
})

function filled(trip: TripWithPlan, own: string, added: Counts, first: number): TripWithPlan {
  const [head, ...others] = trip.destinations
  return {
    ...trip,
    destinations: [
      ...(head ? [{ ...head, activities: [...head.activities, ...stops(added.stops, own)] }] : []),
      ...others,
      ...Array.from({ length: added.destinations }, (_, index) =>
        destination(`${own} ${index}`, `${own}${index}-`, index),
      ),
    ],
    spending: [...(trip.spending ?? []), ...payments(added.spending, own)],
    days: [...(trip.days ?? []), ...settings(added.days, first)],
  }
}

const getSum = (trip: TripWithPlan) => (trip.spending ?? []).reduce((sum, { amount }) => sum + amount, 0)

test('what two devices have filled up can be saved, and no stop and no money is lost', () => {
  const base = {
    ...filled(
      { ...plannedTrip([]), destinations: [destination('Surat', 's', 0)] },
      'base',
      {
        stops: near.stops - 8,
        destinations: 0,
        spending: near.spending - 8,
        days: near.days - 8,
      },
      0,
    ),
  }
  const full = Array.from({ length: near.destinations - 7 }, (_, index) =>
    destination(`Area ${index}`, `area${index}-`, 1),
  )
  fc.assert(
    fc.property(counts, counts, fc.boolean(), (mine, theirs, isLong) => {
      const begun = isLong ? { ...base, destinations: [...base.destinations, ...full] } : base
      const own = filled(begun, 'm', mine, near.days)
      const other = filled(begun, 't', theirs, near.days + 8)
      const { trip } = mergeTrips(begun, own, other)
      const { data, error } = TripInput.safeParse(trip)
      expect(error?.issues ?? []).toEqual([])
      expect(data && findDateErrors(data)).toEqual({})
      const ids = namedActivities(trip).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toEqual(
        expect.arrayContaining([...namedActivities(own), ...namedActivities(other)].map(({ id }) => id)),
      )
      expect(getSum(trip)).toBe(getSum(own) + getSum(other) - getSum(begun))
    }),
    { numRuns: 60 },
  )
})

test('stops beyond a full destination stand in a further one of its name, on their days', () => {
  const full = { ...plannedTrip([]), destinations: [destination('Surat', 's', TRIP_LIMITS.activities - 1)] }
  const { trip, conflicts } = mergeTrips(full, filled(full, 'm', one, 0), filled(full, 't', one, 0))
  expect(conflicts).toEqual([])
  expect(trip.destinations.map(({ name, activities }) => [name, activities.length])).toEqual([
    ['Surat', TRIP_LIMITS.activities],
    ['Surat', 1],
  ])
})

const one = { stops: 1, destinations: 0, spending: 0, days: 0 }

test('a destination beyond the limit is a stop of its name, with its bookings', () => {
  const hotel = { name: 'Hotel', address: 'Ring Road', checkIn: MONDAY, checkOut: null, bookingReference: 'A-1' }
  const area = (name: string) => ({ ...destination(name, name, 0), accommodation: hotel })
  const areas = Array.from({ length: TRIP_LIMITS.destinations - 1 }, (_, index) => area(`Area ${index}`))
  const begun = { ...plannedTrip([]), destinations: areas }
  const mine = { ...begun, destinations: [...areas, area('Dumas')] }
  const { trip } = mergeTrips(begun, mine, { ...begun, destinations: [...areas, area('Rander')] })
  expect(trip.destinations).toHaveLength(TRIP_LIMITS.destinations)
  const [stop, ...others] = namedActivities(trip)
  expect(others).toEqual([])
  expect(new Set([trip.destinations.at(-1)?.name, stop?.name])).toEqual(new Set(['Dumas', 'Rander']))
  expect(stop).toMatchObject({
    date: MONDAY,
    notes: 'Hotel\nRing Road\n' + MONDAY.split('-').toReversed().join('/') + '\nA-1',
  })
})

test('payments beyond the limit are added to others of their kind and day', () => {
  const begun = { ...plannedTrip([]), spending: payments(PLAN_LIMITS.spending - 1, 'b') }
  const paid = (id: string, amount: number): Spending => ({ id, amount, kind: 'stay', date: MONDAY, note: id })
  const { trip } = mergeTrips(
    begun,
    { ...begun, spending: [...begun.spending, paid('mine', 500)] },
    { ...begun, spending: [...begun.spending, paid('theirs', MAX_AMOUNT)] },
  )
  expect(trip.spending).toHaveLength(PLAN_LIMITS.spending)
  expect(trip.spending?.at(-1)).toMatchObject({ amount: MAX_AMOUNT, kind: 'stay', date: MONDAY })
  expect(trip.spending?.at(-1)?.note.split('\n').toSorted()).toEqual(['mine', 'theirs'])
})

test('settings of dates outside of the trip go first', () => {
  const begun = plannedTrip([], { endDate: addDays(MONDAY, 1) })
  const mine = { ...begun, days: settings(PLAN_LIMITS.days, 10) }
  const { trip } = mergeTrips(begun, mine, { ...begun, days: settings(2, 0) })
  expect(trip.days).toHaveLength(PLAN_LIMITS.days)
  expect(trip.days?.map(({ date }) => date)).toEqual(expect.arrayContaining([MONDAY, addDays(MONDAY, 1)]))
})
