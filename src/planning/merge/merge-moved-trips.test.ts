import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, countDays } from '#contract/text/dates.ts'
import { MONDAY } from '../../../tests/support/made-up-plans.ts'
import { plannedActivity, plannedTrip } from '../../../tests/support/planned-trips.ts'
import { mergeTrips, takeTheirs } from './merge-trips.ts'
import { getSlot } from '../plan/place-stop.ts'
import { applyEdit, type TripEdit } from '../plan/trip-edit.ts'
import { namedActivities, type TripWithPlan } from '../plan/trip-with-plan.ts'

const day = (index: number) => addDays(MONDAY, index)

const base = plannedTrip(
  [
    plannedActivity('Castle', { id: 'castle', date: day(0), position: 1 }),
    plannedActivity('Museum', { id: 'museum', date: day(1), position: 1 }),
    plannedActivity('Market', { id: 'market', position: 1 }),
  ],
  { endDate: day(2), days: [{ date: day(0), start: '08:00', end: null, pace: null, note: '' }] },
)

const move = (trip: TripWithPlan, days: number) =>
  applyEdit(trip, {
    kind: 'set-trip',
    fields: { startDate: addDays(trip.startDate, days), endDate: addDays(trip.endDate, days) },
  })

const add = (id: string, date: string | null): TripEdit => ({
  kind: 'add-stop',
  stop: { id, name: `Stop ${id}`, place: null },
  date,
  index: 0,
})

/** The number of the day on which each stop stands. Null: ideas. */
function dayNumbers(trip: TripWithPlan): Record<string, number | null> {
  return Object.fromEntries(
    namedActivities(trip).map(({ id }) => {
      const date = getSlot(trip, id)?.date ?? null
      return [id, date === null ? null : countDays(trip.startDate, date)]
    }),
  )
}

describe('a trip that one device has moved', () => {
  const theirs = applyEdit(base, add('new', day(0)))

  test('takes along what the other has put on a day', () => {
    for (const merged of [mergeTrips(base, move(base, 1), theirs), mergeTrips(base, theirs, move(base, 1))]) {
      expect(merged.conflicts).toEqual([])
      expect(merged.trip).toMatchObject({
        startDate: day(1),
        endDate: day(3),
        days: [{ date: day(1), start: '08:00' }],
      })
      expect(dayNumbers(merged.trip)).toEqual({ castle: 0, museum: 1, market: null, new: 0 })
    }
  })

  test('takes the settings of a day along', () => {
    const early = applyEdit(base, { kind: 'set-day', date: day(2), fields: { note: 'Early' } })
    expect(mergeTrips(base, move(base, -4), early).trip.days).toMatchObject([
      { date: day(-4), start: '08:00' },
      { date: day(-2), note: 'Early' },
    ])
  })

  test('is as long as the other has made it', () => {
    const longer = applyEdit(base, { kind: 'set-trip', fields: { endDate: day(4) } })
    const { trip, conflicts } = mergeTrips(base, move(base, 1), longer)
    expect([trip.startDate, trip.endDate, conflicts]).toEqual([day(1), day(5), []])
  })

  test('that both have moved by the same is moved once', () => {
    const { trip, conflicts } = mergeTrips(base, move(base, 2), move(theirs, 2))
    expect([trip.startDate, dayNumbers(trip), conflicts]).toEqual([
      day(2),
      { castle: 0, museum: 1, market: null, new: 0 },
      [],
    ])
  })

  test('that both have moved differently asks about the days once, and not about each stop', () => {
    const merged = mergeTrips(base, move(base, 1), move(theirs, 7))
    expect(merged.conflicts).toMatchObject([
      {
        kind: 'trip',
        field: 'dates',
        mine: { startDate: day(1), endDate: day(3) },
        theirs: { startDate: day(7), endDate: day(9) },
      },
    ])
    expect(merged.trip).toMatchObject({ startDate: day(1), endDate: day(3) })
    const taken = takeTheirs(merged)
    expect([taken.trip.startDate, taken.trip.endDate, taken.conflicts]).toEqual([day(7), day(9), []])
    for (const { trip } of [merged, taken])
      expect(dayNumbers(trip)).toEqual({ castle: 0, museum: 1, market: null, new: 0 })
  })

  test('in the form, which leaves stops on their dates, leaves those of the other there too', () => {
    const form = { ...base, startDate: day(1), endDate: day(3) }
    const { trip } = mergeTrips(base, form, applyEdit(base, add('new', day(1))))
    expect(dayNumbers(trip)).toEqual({ castle: null, museum: 0, market: null, new: 0 })
  })
})

const edit: fc.Arbitrary<TripEdit> = fc.oneof(
  fc
    .record({ id: fc.constantFrom('a', 'b', 'c'), date: fc.option(fc.nat(2)) })
    .map(({ id, date }) => add(id, date === null ? null : day(date))),
  fc.record({
    kind: fc.constant('move-stop' as const),
    stopId: fc.constantFrom('castle', 'museum', 'market', 'a'),
    date: fc.option(fc.nat(2).map(day)),
    index: fc.nat(2),
  }),
  fc.record({ kind: fc.constant('remove-stop' as const), stopId: fc.constantFrom('castle', 'a') }),
  fc.record({
    kind: fc.constant('set-trip' as const),
    fields: fc.record({ endDate: fc.integer({ min: 1, max: 4 }).map(day) }),
  }),
)

test('a merge never loses the day of a stop that still exists after a move', () => {
  fc.assert(
    fc.property(
      fc.array(edit, { maxLength: 5 }),
      fc.integer({ min: -5, max: 5 }),
      fc.boolean(),
      (edits, days, isMine) => {
        const edited = edits.reduce(applyEdit, base)
        const moved = move(base, days)
        const { trip } = isMine ? mergeTrips(base, moved, edited) : mergeTrips(base, edited, moved)
        const shown = dayNumbers(trip)
        const wanted = Object.entries(dayNumbers(edited)).filter(([, number]) => number !== null)
        expect(shown).toMatchObject(Object.fromEntries(wanted))
      },
    ),
    { numRuns: 500 },
  )
})
