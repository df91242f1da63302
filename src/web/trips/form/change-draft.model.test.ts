import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeKinds } from '#contract/place/place-facts.ts'
import type { SuggestedTrip } from '#contract/trip/suggested-trips.ts'
import { noAccommodation, noTransportation } from '#contract/trip/no-bookings.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { scaled } from '../../../../tests/support/scale.ts'
import { isDirty, readStoredDraft, textOfDraft, toStoredDraft } from './stored-draft.ts'
import { changeDraft, type DraftAction } from './change-draft.ts'
import { emptyDraft, type TripDraft } from './trip-draft.ts'

const SEQUENCES = scaled({ brief: 1_000, short: 5_000 })

// Few values, so that duplicates, blanks and hits are frequent. Keys out of range are tested, too.
const key = fc.nat(14)
const position = fc.integer({ min: -2, max: 6 })
const name = fc.constantFrom('', ' ', 'A', 'B', ' A ', 'સુરત')
const date = fc.constantFrom('', '2026-03-01', '2026-03-02', '0002-03-01')
const time = fc.constantFrom('', '09:00')
const activity = fc.record({
  name: fc.constantFrom('A', 'B', 'C'),
  date,
  time,
  notes: fc.constant(''),
  place: fc.constantFrom(null, 'a-place'),
  durationMinutes: fc.constantFrom(null, 45),
  cost: fc.constantFrom(null, 0, 120.5),
})

const trip: fc.Arbitrary<Trip> = fc.record({
  _id: fc.constant('trip'),
  title: name,
  description: name,
  budget: fc.nat(),
  startDate: fc.constantFrom('2026-03-01', '2026-03-02'),
  endDate: fc.constant('2026-03-05'),
  userEmail: fc.constant('asha@surat.example'),
  isPublic: fc.constant(false as const),
  version: fc.nat(9),
  destinations: fc.array(
    fc.record({
      name,
      location: name,
      startDate: fc.constant(null),
      endDate: fc.constant(null),
      notes: name,
      activities: fc.uniqueArray(activity, { maxLength: 3, selector: identify }),
      accommodation: fc.constant(noAccommodation),
      transportation: fc.constant(noTransportation),
    }),
    { minLength: 1, maxLength: 3 },
  ),
})

const suggested: fc.Arbitrary<SuggestedTrip> = fc.record({
  _id: fc.constant('suggested'),
  title: name,
  description: name,
  budget: fc.nat(),
  budgetNote: name,
  days: fc.integer({ min: 1, max: 3 }),
  img: fc.constant(''),
  imgAlt: fc.constant(''),
  startWeekdays: fc.constant([]),
  destinations: fc.constant([
    {
      name: 'A',
      location: '',
      fromDay: 1,
      toDay: 2,
      notes: '',
      activities: [{ name: 'A', place: 'a-place', day: 2, time: '09:00', notes: '', durationMinutes: 45, cost: null }],
    },
  ]),
})

const field = <const Name extends string>(...names: readonly Name[]) => fc.constantFrom(...names)
const is = <const Kind extends string>(kind: Kind) => fc.constant(kind)

const editing: fc.Arbitrary<DraftAction> = fc.oneof(
  fc.record({ kind: is('change-trip'), field: is('startDate'), value: date }),
  fc.record({ kind: is('change-trip'), field: field('title', 'budget', 'endDate', 'description'), value: name }),
  fc.record({ kind: is('add-destination') }),
  fc.record({ kind: is('remove-destination'), destination: key }),
  fc.record({ kind: is('move-destination'), destination: key, to: position }),
  fc.record({ kind: is('select-destination'), destination: key }),
  fc.record({
    kind: is('change-destination'),
    destination: key,
    field: field('name', 'location', 'notes'),
    value: name,
  }),
  fc.record({ kind: is('change-accommodation'), destination: key, field: is('name'), value: name }),
  fc.record({ kind: is('change-transportation'), destination: key, field: is('type'), value: name }),
  fc.record({ kind: is('change-new-activity'), field: field('name', 'notes'), value: name }),
  fc.record({ kind: is('change-new-activity'), field: is('date'), value: date }),
  fc.record({ kind: is('add-activity') }),
  fc.record({
    kind: is('change-activity'),
    activity: key,
    change: fc.record({ name, date, time }, { requiredKeys: [] }),
  }),
  fc.record({ kind: is('remove-activity'), activity: key }),
  fc.record({ kind: is('move-activity'), activity: key, destination: key, to: position }),
  fc.record({
    kind: is('add-from-wishlist'),
    item: fc.record({
      name: fc.constantFrom('A', 'B', 'C'),
      location: name,
      type: fc.constantFrom(...placeKinds),
      slug: fc.constantFrom(null, 'a-place'),
    }),
  }),
  fc.record({ kind: is('keep-mine'), theirs: trip }),
)

const starting: fc.Arbitrary<DraftAction> = fc.oneof(
  fc.record({ kind: is('load-trip'), trip }),
  fc.record({ kind: is('load-imported'), trip }),
  fc.record({ kind: is('load-suggested'), trip: suggested, startDate: fc.constant('2026-03-01') }),
  fc.record({ kind: is('reset') }),
)

const sequence = fc.array(fc.oneof({ arbitrary: editing, weight: 25 }, { arbitrary: starting, weight: 1 }), {
  maxLength: 40,
  size: 'max',
})

test(`a draft stays consistent in ${SEQUENCES} random sequences of actions`, () => {
  const steps = { count: 0, kinds: new Set<string>() }
  fc.assert(
    fc.property(sequence, (actions) => {
      const violations = new Set<string>()
      const last = actions.reduce((before, action) => {
        const untouched = JSON.stringify(before)
        const after = changeDraft(before, action)
        getViolations(before, action, after).forEach((violation) => violations.add(violation))
        if (JSON.stringify(before) !== untouched) violations.add(`the draft before stays as it was: ${action.kind}`)
        steps.count += 1
        steps.kinds.add(action.kind)
        return after
      }, emptyDraft)
      const restored = readStoredDraft(JSON.parse(JSON.stringify(toStoredDraft(last))))
      expect([...violations]).toEqual([])
      expect(restored && textOfDraft(restored)).toEqual(textOfDraft(last))
    }),
    { numRuns: SEQUENCES },
  )
  expect(steps.count).toBeGreaterThan(SEQUENCES * 10)
  expect(steps.kinds.size).toBe(19)
})

/** Names of the invariants that do not hold after a step. */
function getViolations(before: TripDraft, action: DraftAction, after: TripDraft): string[] {
  const isStart = ['load-trip', 'load-imported', 'load-suggested', 'reset'].includes(action.kind)
  const isSelecting = ['add-destination', 'remove-destination', 'select-destination'].includes(action.kind)
  const keys = after.destinations.flatMap((destination) => [destination.key, ...keysOfActivities([destination])])
  const [had, has] = [keysOfActivities(before.destinations), keysOfActivities(after.destinations)]
  const lost = had.filter((key) => !has.includes(key))
  const gained = has.filter((key) => !had.includes(key))
  const claims = {
    'one destination remains': after.destinations.length > 0,
    'one that is there is selected': after.destinations.some((destination) => destination.key === after.selected),
    'the selection moves only when asked': isStart || isSelecting || after.selected === before.selected,
    'keys are unique': new Set(keys).size === keys.length && keys.every((key) => key < after.nextKey),
    'no destination has twins': after.destinations.every(({ activities }) => {
      const named = activities.filter(({ name }) => name.trim() !== '').map(identify)
      return new Set(named).size === named.length
    }),
    'no activity is lost except by removal': isStart || isSame(lost, removedBy(before, action)),
    'an activity comes only by being added':
      isStart || gained.length === (after.outcome.kind === 'activity-added' ? 1 : 0),
    'a loaded draft is clean': !isStart || !isDirty(after),
  }
  return Object.entries(claims).flatMap(([claim, holds]) => (holds ? [] : [`${claim}: ${action.kind}`]))
}

function keysOfActivities(destinations: TripDraft['destinations']): number[] {
  return destinations.flatMap(({ activities }) => activities.map((activity) => activity.key))
}

function removedBy({ destinations }: TripDraft, action: DraftAction): number[] {
  if (action.kind === 'remove-activity') return keysOfActivities(destinations).filter((key) => key === action.activity)
  if (action.kind !== 'remove-destination' || destinations.length === 1) return []
  return keysOfActivities(destinations.filter((destination) => destination.key === action.destination))
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((key) => other.includes(key))
}

function identify({ name, date, time }: { name: string; date: string; time: string }): string {
  return JSON.stringify([name.trim(), date, time])
}
