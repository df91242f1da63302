import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, countDays, FIRST_DATE, LAST_DATE, toEnteredDate } from '#contract/text/dates.ts'
import { createSuratRoutes, MONDAY } from '../../../tests/support/made-up-plans.ts'
import {
  keepingEdits,
  planEdits,
  plannedActivity,
  plannedTrip,
  plannedTrips,
  planningGuide,
  planningPlace,
} from '../../../tests/support/planned-trips.ts'
import { applyChange } from './plan-change.ts'
import { findProblems } from './plan-check.ts'
import { planTrip } from './plan-trip.ts'
import { applyEdit, type TripEdit } from './trip-edit.ts'
import { getTripPlan } from './trip-plan.ts'
import { findActivity, namedActivities, withStopIds, type TripWithPlan } from './trip-with-plan.ts'

const TUESDAY = addDays(MONDAY, 1)
const guide = planningGuide()

/** The ids of each day, the ideas last. */
function getOrder(trip: TripWithPlan): string[][] {
  const { days, ideas } = getTripPlan(trip, guide)
  return [...days.map(({ stops }) => stops), ideas].map((stops) => stops.map(({ id }) => id))
}

const getIds = (trip: TripWithPlan) => namedActivities(trip).map(({ id }) => id)

const weekend = plannedTrip([
  plannedActivity('Castle', { id: 'castle', date: MONDAY, position: 1, time: '10:00' }),
  plannedActivity('Lunch', { id: 'lunch', date: MONDAY, position: 2, isDone: true }),
  plannedActivity('Museum', { id: 'museum', date: TUESDAY, position: 1 }),
  plannedActivity('Market', { id: 'market', position: 1 }),
])

describe('every edit', () => {
  test('keeps the ids of stops unique, and loses no stop', () => {
    fc.assert(
      fc.property(plannedTrips, fc.array(keepingEdits, { maxLength: 5 }), (trip, edits) => {
        const edited = edits.reduce(applyEdit, trip)
        const ids = getIds(applyEdit(edited, { kind: 'set-trip', fields: {} }))
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids).toEqual(expect.arrayContaining(getIds(withStopIds(trip))))
      }),
    )
  })

  test('leaves no date behind the end of the calendar', () => {
    fc.assert(
      fc.property(plannedTrips, fc.array(lateEdits, { maxLength: 5 }), fc.boolean(), (trip, edits, isEnd) => {
        const days = countDays(trip.startDate, isEnd ? LAST_DATE : FIRST_DATE)
        const startDate = addDays(trip.startDate, isEnd ? days - 2 : days)
        const moved = applyEdit(trip, { kind: 'set-trip', fields: { startDate, endDate: addDays(startDate, 2) } })
        const edited = edits.reduce(applyEdit, moved)
        expect(getDates(edited).filter((date) => toEnteredDate(date) === null)).toEqual([])
        expect(edited.startDate <= edited.endDate).toBe(true)
        const settings = (edited.days ?? []).map(({ date }) => date)
        expect(new Set(settings).size).toBe(settings.length)
      }),
    )
  })

  test('leaves the trip as it was for whoever still has it', () => {
    fc.assert(
      fc.property(plannedTrips, keepingEdits, (trip, edit) => {
        const before = structuredClone(trip)
        applyEdit(trip, edit)
        expect(trip).toEqual(before)
      }),
    )
  })

  test('writes the ids of an old trip', () => {
    const trip = plannedTrip([plannedActivity('Castle', { date: MONDAY }), plannedActivity('Beach')])
    const edited = applyEdit(trip, { kind: 'set-trip', fields: { title: 'Kites' } })
    expect(edited.destinations[0]?.activities.map(({ id }) => id)).toEqual(['stop-0-0', 'stop-0-1'])
  })

  test('makes the plan that the change of the plan makes', () => {
    fc.assert(
      fc.property(plannedTrips, planEdits, (trip, edit) => {
        const plan = getTripPlan(trip, guide)
        // The engine leaves days to its callers: a day of another trip is none of its cases.
        fc.pre(
          edit.change.kind !== 'move' ||
            plan.days.some(({ day }) => 'date' in edit.change && day.date === edit.change.date),
        )
        fc.pre(edit.change.kind !== 'swap' || edit.change.stopId !== edit.change.withId)
        expect(withoutIdeas(getTripPlan(applyEdit(trip, edit), guide))).toEqual(
          withoutIdeas(applyChange(plan, edit.change)),
        )
      }),
    )
  })
})

const lateDate = fc.constantFrom(
  '0001-01-01',
  '0001-01-02',
  '9999-12-30',
  LAST_DATE,
  '10000-01-01',
  '+010000-01-01',
  '',
)
const lateEdits: fc.Arbitrary<TripEdit> = fc.oneof(
  keepingEdits,
  fc.record({
    kind: fc.constant('set-trip' as const),
    fields: fc.record({ startDate: lateDate, endDate: lateDate }, { requiredKeys: [] }),
  }),
  fc.record({
    kind: fc.constant('set-day' as const),
    date: fc.constantFrom(FIRST_DATE, '9999-12-30', LAST_DATE),
    fields: fc.constant({ note: 'Early' }),
  }),
)

function getDates({ startDate, endDate, destinations, days = [] }: TripWithPlan): string[] {
  const dated = destinations.flatMap((one) => [one.startDate, one.endDate, ...one.activities.map(({ date }) => date)])
  return [startDate, endDate, ...days.map(({ date }) => date), ...dated].filter((date) => date !== null)
}

test('a trip that would leave the calendar as a whole gets shorter at its end', () => {
  const edited = applyEdit(weekend, { kind: 'set-trip', fields: { startDate: LAST_DATE } })
  expect([edited.startDate, edited.endDate]).toEqual([LAST_DATE, LAST_DATE])
  expect(getIds(edited)).toEqual(getIds(weekend))
})

test('the last day of the calendar has a plan', () => {
  const openHours = { rules: [{ times: [['18:00', '26:00'] as [string, string]] }], confidence: 'reported' as const }
  const stop = plannedActivity('Castle', { id: 'castle', date: LAST_DATE, place: 'castle', time: '20:00' })
  const trip = plannedTrip([stop], { startDate: LAST_DATE, endDate: LAST_DATE })
  const plan = getTripPlan(trip, planningGuide([planningPlace('castle', { openHours })]))
  expect(plan.days.map(({ stops }) => stops.map(({ id }) => id))).toEqual([['castle']])
  expect(findProblems(plan, createSuratRoutes()).filter(({ code }) => code === 'closed')).toEqual([])
})

/** The engine puts ideas in the order of the days, with others before. Only which they are is compared. */
function withoutIdeas({ ideas, ...plan }: ReturnType<typeof getTripPlan>) {
  return { ...plan, ideas: ideas.map(({ id }) => id).toSorted() }
}

/** A destination of one day of the weekend. */
function datedBy(destination: TripWithPlan['destinations'][number], day: number) {
  const date = addDays(MONDAY, day)
  return { ...destination, startDate: date, endDate: date }
}

describe('edits of stops', () => {
  test('a stop is added at its place, and only it changes', () => {
    const stop = { id: 'new', name: 'Dumas Beach', place: 'dumas-beach' }
    const edited = applyEdit(weekend, { kind: 'add-stop', stop, date: MONDAY, index: 1 })
    expect(getOrder(edited)).toEqual([['castle', 'new', 'lunch'], ['museum'], ['market']])
    expect(namedActivities(edited).slice(0, 4)).toEqual(namedActivities(weekend))
    expect(findActivity(edited, 'new')).toMatchObject({ place: 'dumas-beach', date: MONDAY, time: '', position: 1.5 })
  })

  test('a stop that is added twice is there once', () => {
    const edit: TripEdit = {
      kind: 'add-stop',
      stop: { id: 'new', name: 'Beach', place: null },
      date: null,
      index: 0,
    }
    expect(getOrder(applyEdit(applyEdit(weekend, edit), edit))[2]).toEqual(['new', 'market'])
  })

  test('a stop goes to the destination of its date', () => {
    const { destinations } = plannedTrip([])
    const trip = { ...weekend, destinations: [...destinations, ...destinations].map(datedBy) }
    const stop = { id: 'new', name: 'Beach', place: null }
    const edited = applyEdit(trip, { kind: 'add-stop', stop, date: TUESDAY, index: 0 })
    expect(edited.destinations[1]?.activities.map(({ id }) => id)).toEqual(['new'])
  })

  test('a stop is moved between days and ideas, and only it changes', () => {
    const planned = applyEdit(weekend, { kind: 'move-stop', stopId: 'market', date: TUESDAY, index: 1 })
    expect(getOrder(planned)).toEqual([['castle', 'lunch'], ['museum', 'market'], []])
    const back = applyEdit(planned, { kind: 'move-stop', stopId: 'castle', date: null, index: 0 })
    expect(getOrder(back)).toEqual([['lunch'], ['museum', 'market'], ['castle']])
    expect(findActivity(back, 'lunch')).toEqual(findActivity(weekend, 'lunch'))
  })

  test('a stop can be moved to the same gap again and again', () => {
    const moves = Array.from({ length: 200 }, (_, index): TripEdit => ({
      kind: 'move-stop',
      stopId: index % 2 === 0 ? 'museum' : 'market',
      date: MONDAY,
      index: 1,
    }))
    expect(getOrder(moves.reduce(applyEdit, weekend))).toEqual([['castle', 'market', 'museum', 'lunch'], [], []])
  })

  test('a removed stop is gone, and the others stay', () => {
    const edited = applyEdit(weekend, { kind: 'remove-stop', stopId: 'lunch' })
    expect(getOrder(edited)).toEqual([['castle'], ['museum'], ['market']])
  })

  test('fields are set, freed and left out, and a blank name changes nothing', () => {
    const set = (trip: TripWithPlan, fields: Extract<TripEdit, { kind: 'set-stop' }>['fields']) =>
      applyEdit(trip, { kind: 'set-stop', stopId: 'castle', fields })
    const changed = set(weekend, { time: '', cost: 20, wayHere: 'auto', name: ' ', notes: 'Bring water' })
    expect(findActivity(changed, 'castle')).toMatchObject({ name: 'Castle', time: '', cost: 20, wayHere: 'auto' })
    expect(findActivity(set(changed, { wayHere: null }), 'castle')).not.toHaveProperty('wayHere')
  })

  test('a copied day stands at the end of the other, and nothing of it is done', () => {
    const edited = applyEdit(weekend, { kind: 'copy-day', from: MONDAY, to: TUESDAY, newIds: ['x', 'y'] })
    expect(getOrder(edited)).toEqual([['castle', 'lunch'], ['museum', 'x', 'y'], ['market']])
    expect(findActivity(edited, 'x')).toMatchObject({ name: 'Castle', time: '10:00' })
    expect(findActivity(edited, 'y')).not.toHaveProperty('isDone')
  })
})

describe('edits of the trip', () => {
  const setTrip = (fields: Extract<TripEdit, { kind: 'set-trip' }>['fields'], trip = weekend) =>
    applyEdit(trip, { kind: 'set-trip', fields })

  test('a trip that is moved takes its days along', () => {
    const noted = applyEdit(weekend, { kind: 'set-day', date: TUESDAY, fields: { note: 'Early' } })
    const moved = setTrip({ startDate: addDays(MONDAY, 7), endDate: addDays(TUESDAY, 7) }, noted)
    expect(getOrder(moved)).toEqual(getOrder(weekend))
    expect(moved.days).toEqual([{ date: addDays(TUESDAY, 7), start: null, end: null, pace: null, note: 'Early' }])
    expect(moved.destinations[0]).toMatchObject({ startDate: moved.startDate, endDate: moved.endDate })
  })

  test('a shorter trip keeps the stops of its lost day as ideas, which come back with the day', () => {
    const shorter = setTrip({ endDate: MONDAY })
    expect(getOrder(shorter)).toEqual([
      ['castle', 'lunch'],
      ['museum', 'market'],
    ])
    expect(getOrder(setTrip({ endDate: TUESDAY }, shorter))).toEqual(getOrder(weekend))
  })

  test('a start after the end moves the end', () => {
    expect(setTrip({ startDate: addDays(MONDAY, 5) })).toMatchObject({ endDate: addDays(MONDAY, 6) })
    expect(setTrip({ endDate: addDays(MONDAY, -3) })).toMatchObject({ startDate: addDays(MONDAY, -4) })
  })

  test('a blank title changes nothing, and the usual pace is left out', () => {
    const easy = setTrip({ title: ' ', pace: 'easy' })
    expect(easy).toMatchObject({ title: 'A weekend', pace: 'easy' })
    expect(setTrip({ pace: null }, easy)).not.toHaveProperty('pace')
  })

  test('a day that says nothing of its own is left out', () => {
    const early = applyEdit(weekend, { kind: 'set-day', date: MONDAY, fields: { start: '07:00' } })
    expect(early.days).toHaveLength(1)
    expect(applyEdit(early, { kind: 'set-day', date: MONDAY, fields: { start: null } })).toEqual(weekend)
  })
})

describe('a computed plan', () => {
  test('is taken in its order, whatever the trip was', () => {
    const places = ['fort', 'park', 'tomb'].map((slug, index) =>
      planningPlace(slug, { geo: { lat: 21.19 + index / 50, lng: 72.82 } }),
    )
    const ownGuide = planningGuide(places)
    const slugs = fc.constantFrom(null, ...places.map(({ slug }) => slug))
    fc.assert(
      fc.property(plannedTrips, fc.array(slugs, { minLength: 9, maxLength: 9 }), (generated, chosen) => {
        let at = 0
        const trip = {
          ...generated,
          destinations: generated.destinations.map((destination) => ({
            ...destination,
            activities: destination.activities.map((activity) => ({ ...activity, place: chosen[at++] ?? null })),
          })),
        }
        const { days, ideas } = getTripPlan(trip, ownGuide)
        const { plan } = planTrip({ days, candidates: ideas, budget: null }, createSuratRoutes())
        const planned = plan.days.map(({ day, stops }) => ({ date: day.date, stopIds: stops.map(({ id }) => id) }))
        const edited = getTripPlan(applyEdit(trip, { kind: 'take-plan', days: planned }), ownGuide)
        expect(edited.days.map(({ stops }) => stops)).toEqual(plan.days.map(({ stops }) => stops))
      }),
      { numRuns: 40 },
    )
  })

  test('leaves a stop that came meanwhile at the end of its day', () => {
    const days = [{ date: MONDAY, stopIds: ['market', 'gone', 'castle'] }]
    const edited = applyEdit(weekend, { kind: 'take-plan', days })
    expect(getOrder(edited)).toEqual([['market', 'castle', 'lunch'], ['museum'], []])
  })
})
