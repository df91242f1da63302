import type { CountedTrip } from '#contract/trip/suggested-trips.ts'
import fc from 'fast-check'
import { addDays } from '#contract/text/dates.ts'
import { noAccommodation, noTransportation } from '#contract/trip/no-bookings.ts'
import type { PlanningGuide, PlanningPlace } from '#contract/trip/planning.ts'
import type { TripEdit } from '#planning/plan/trip-edit.ts'
import type { PlannedActivity, TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { MONDAY, suratFares } from './made-up-plans.ts'

export function planningPlace(slug: string, fields: Partial<PlanningPlace> = {}): PlanningPlace {
  return {
    slug,
    name: slug,
    kind: 'attraction',
    category: 'explore',
    locality: 'Chowk',
    precision: 'site',
    geo: { lat: 21.1959, lng: 72.8188 },
    img: '',
    imgAlt: '',
    openHours: null,
    visitMinutes: null,
    fee: null,
    setting: null,
    cautions: [],
    bestTime: [],
    ...fields,
  }
}

/** A guide with a hot May and a monsoon, as Surat has them. */
export function planningGuide(places: readonly PlanningPlace[] = []): PlanningGuide {
  return {
    places: [...places],
    fares: suratFares,
    months: [{ month: 5, heat: 'very-hot', rain: 'dry', meanMaxC: 37 }],
    days: { events: [], seasons: [{ slug: 'monsoon', name: 'Monsoon', from: '06-15', to: '09-30' }], alerts: [] },
    center: { lat: 21.1959, lng: 72.8302 },
    timeZone: 'Asia/Kolkata',
  }
}

export function plannedActivity(name: string, fields: Partial<PlannedActivity> = {}): PlannedActivity {
  return { name, date: null, time: '', notes: '', place: null, durationMinutes: null, cost: null, ...fields }
}

export function plannedTrip(activities: readonly PlannedActivity[], fields: Partial<TripWithPlan> = {}): TripWithPlan {
  const startDate = MONDAY
  const endDate = addDays(MONDAY, 1)
  return {
    _id: 'trip',
    title: 'A weekend',
    description: '',
    budget: 0,
    startDate,
    endDate,
    userEmail: 'meera@surat.example',
    isPublic: false,
    destinations: [
      {
        name: 'Surat',
        location: '',
        startDate,
        endDate,
        notes: '',
        activities: [...activities],
        accommodation: noAccommodation,
        transportation: noTransportation,
      },
    ],
    version: 1,
    ...fields,
  }
}

const someDate = fc.integer({ min: -1, max: 4 }).map((days) => addDays(MONDAY, days))
const slot = fc.option(someDate)
const time = fc.constantFrom('', '', '09:00', '13:30', '19:00')

const activity = fc
  .record({
    name: fc.constantFrom('Castle', 'Lunch', 'Beach'),
    date: slot,
    time,
    id: fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'stop-0-0'), { nil: undefined }),
    position: fc.option(fc.constantFrom(0, 1, 1, 2, 2.5), { nil: undefined }),
  })
  .map(({ name, id, position, ...fields }) =>
    plannedActivity(name, {
      ...fields,
      ...(id !== undefined && { id }),
      ...(position !== undefined && { position }),
    }),
  )

/** Trips of three days: with ids and positions, without, and with repeated ones. */
export const plannedTrips: fc.Arbitrary<TripWithPlan> = fc
  .tuple(fc.array(activity, { maxLength: 6 }), fc.array(activity, { maxLength: 3 }))
  .map(([first, second]) => {
    const trip = plannedTrip(first, { endDate: addDays(MONDAY, 2) })
    return {
      ...trip,
      destinations: trip.destinations.flatMap((one) => [one, { ...one, name: 'Dumas', activities: second }]),
    }
  })

const stopId = fc.constantFrom('a', 'b', 'c', 'd', 'stop-0-0', 'stop-0-1', 'stop-1-0', 'nobody')
const index = fc.integer({ min: 0, max: 5 })

const change = fc.oneof(
  fc.record({
    kind: fc.constant('move' as const),
    stopId,
    date: someDate,
    index,
    fixedAt: fc.constantFrom(null, 600, 1_439),
  }),
  fc.record({ kind: fc.constant('swap' as const), stopId, withId: stopId }),
  fc.record({ kind: fc.constant('stay' as const), stopId, stayMinutes: fc.constantFrom(15, 90) }),
  fc.record({ kind: fc.constant('confirm-hours' as const), stopId, date: someDate }),
  fc.record({ kind: fc.constant('to-ideas' as const), stopIds: fc.uniqueArray(stopId, { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('raise-budget' as const), budget: fc.constantFrom(100, 5_000) }),
)

export const planEdits: fc.Arbitrary<Extract<TripEdit, { kind: 'plan' }>> = change.map((made) => ({
  kind: 'plan',
  change: made,
}))

const oneEditWithoutRemoval: fc.Arbitrary<TripEdit> = fc.oneof(
  planEdits,
  fc.record({
    kind: fc.constant('add-stop' as const),
    stop: fc.record({ id: fc.constantFrom('new', 'a'), name: fc.constant('New'), place: fc.constant(null) }),
    date: slot,
    index,
  }),
  fc.record({
    kind: fc.constant('set-stop' as const),
    stopId,
    fields: fc.record(
      { name: fc.constantFrom('', 'Fort'), time, wayHere: fc.constantFrom(null, 'foot' as const) },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ kind: fc.constant('move-stop' as const), stopId, date: slot, index }),
  fc.record({
    kind: fc.constant('set-trip' as const),
    fields: fc.record(
      { title: fc.constantFrom('', 'Kites'), startDate: someDate, endDate: someDate },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    kind: fc.constant('set-day' as const),
    date: someDate,
    fields: fc.record(
      { start: fc.constantFrom(null, '08:00'), note: fc.constantFrom('', 'Early') },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    kind: fc.constant('copy-day' as const),
    from: someDate,
    to: someDate,
    newIds: fc.uniqueArray(fc.constantFrom('x', 'y', 'z', 'a'), { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('take-plan' as const),
    days: fc.array(fc.record({ date: someDate, stopIds: fc.array(stopId, { maxLength: 4 }) }), { maxLength: 3 }),
  }),
)

/** Edits that take no stop away. */
export const keepingEdits: fc.Arbitrary<TripEdit> = fc.oneof(
  { weight: 9, arbitrary: oneEditWithoutRemoval },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('several' as const),
      edits: fc.array(oneEditWithoutRemoval, { maxLength: 4 }),
    }),
  },
)

/** A trip whose days are numbers. Each stop lasts an hour. */
export const countedTripTo = (...stops: [place: string, day: number, time: string][]): CountedTrip => ({
  title: 'Trip',
  description: '',
  budget: 0,
  days: Math.max(...stops.map(([, day]) => day)),
  destinations: [
    {
      name: 'City',
      location: '',
      notes: '',
      activities: stops.map(([place, day, time]) => ({
        name: place,
        place,
        day,
        time,
        notes: '',
        durationMinutes: 60,
      })),
    },
  ],
})
