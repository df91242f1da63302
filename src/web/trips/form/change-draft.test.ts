import { describe, expect, test } from 'vitest'
import { placeKinds } from '#contract/place/place-facts.ts'
import type { SuggestedTrip } from '#contract/trip/suggested-trips.ts'
import { noAccommodation, noTransportation } from '#contract/trip/no-bookings.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import { blankActivity, type ActivityText } from './trip-form-values.ts'
import { isDirty } from './stored-draft.ts'
import { findStops } from './stops.ts'
import { changeDraft, type DraftAction } from './change-draft.ts'
import { emptyDraft, selectedDestination, type TripDraft } from './trip-draft.ts'

function act(draft: TripDraft, ...actions: DraftAction[]): TripDraft {
  return actions.reduce(changeDraft, draft)
}

function typeActivity(activity: Partial<ActivityText>): DraftAction[] {
  return (['name', 'date', 'time', 'notes'] as const).map((field) => ({
    kind: 'change-new-activity',
    field,
    value: activity[field] ?? '',
  }))
}

function addActivity(activity: Partial<ActivityText>): DraftAction[] {
  return [...typeActivity(activity), { kind: 'add-activity' }]
}

function setStart(value: string): DraftAction {
  return { kind: 'change-trip', field: 'startDate', value }
}

function nameDestination(destination: number, value: string): DraftAction {
  return { kind: 'change-destination', destination, field: 'name', value }
}

function getNames(draft: TripDraft): string[] {
  return draft.destinations.map(({ name }) => name)
}

function getActivities(draft: TripDraft): string[][] {
  return draft.destinations.map(({ activities }) => activities.map(({ name }) => name))
}

/** Three destinations. The first one is selected. */
function threeDestinations(): TripDraft {
  const first = act(emptyDraft, nameDestination(0, 'One'), { kind: 'add-destination' })
  const second = act(first, nameDestination(first.selected, 'Two'), { kind: 'add-destination' })
  return act(second, nameDestination(second.selected, 'Three'), { kind: 'select-destination', destination: 0 })
}

function getKey(draft: TripDraft, name: string): number {
  const all = draft.destinations.flatMap((destination) => [destination, ...destination.activities])
  return all.find((each) => each.name === name)?.key ?? -1
}

const savedTrip: Trip = {
  _id: 'trip-1',
  title: 'Castle and coast',
  description: 'Two days',
  budget: 4200.5,
  startDate: '2026-03-01',
  endDate: '2026-03-02',
  userEmail: 'asha@surat.example',
  isPublic: false,
  version: 7,
  destinations: [
    {
      name: 'Old city',
      location: 'Chowk Bazar',
      startDate: '2026-03-01',
      endDate: null,
      notes: 'Closed on Mondays',
      activities: [
        {
          name: 'Castle',
          date: '2026-03-01',
          time: '10:00',
          notes: '',
          place: 'surat-castle',
          durationMinutes: 90,
          cost: 20.5,
        },
      ],
      accommodation: { ...noAccommodation, name: 'Hotel', checkIn: '2026-03-01' },
      transportation: { ...noTransportation, type: 'Train', departureTime: '2026-03-01T06:15' },
    },
  ],
}

const suggestedTrip: SuggestedTrip = {
  _id: 'coast',
  title: 'The coast',
  description: 'Two days at the sea',
  budget: 900,
  budgetNote: '',
  days: 2,
  img: '/coast.svg',
  imgAlt: '',
  startWeekdays: [],
  destinations: [
    {
      name: 'Dumas',
      location: 'Dumas Road',
      fromDay: 1,
      toDay: 2,
      notes: '',
      activities: [
        {
          name: 'Walk',
          place: 'dumas-beach',
          day: 2,
          time: '07:00',
          notes: 'At low tide',
          durationMinutes: 60,
          cost: null,
        },
      ],
    },
  ],
}

describe('activities', () => {
  test('a new activity is added to the selected destination', () => {
    const draft = act(
      threeDestinations(),
      { kind: 'select-destination', destination: 1 },
      ...addActivity({ name: 'A' }),
    )
    expect(getActivities(draft)).toEqual([[], ['A'], []])
    expect(draft.outcome).toEqual({ kind: 'activity-added', activity: getKey(draft, 'A') })
  })

  test.each([
    { time: '10:00', next: '11:00' },
    { time: '08:45', next: '09:45' },
    { time: '22:30', next: '23:30' },
    { time: '23:00', next: '' },
    { time: '', next: '' },
  ])('the form of the next activity keeps the day, and $time becomes "$next"', ({ time, next }) => {
    const draft = act(emptyDraft, ...addActivity({ name: 'A', date: '2026-03-01', time, notes: 'x' }))
    expect(draft.newActivity).toEqual({ ...blankActivity, date: '2026-03-01', time: next })
  })

  test('an activity needs a name to be added, and what was typed stays', () => {
    const draft = act(emptyDraft, ...addActivity({ name: '  ', notes: 'by boat' }))
    expect(getActivities(draft)).toEqual([[]])
    expect(draft.outcome).toMatchObject({ kind: 'activity-skipped', because: 'nameless' })
    expect(draft.newActivity.notes).toBe('by boat')
  })

  test('a duplicate by name, date and time is skipped, and said', () => {
    const castle = { name: 'Castle', date: '2026-03-01', time: '10:00' }
    const draft = act(
      emptyDraft,
      ...addActivity(castle),
      ...addActivity({ ...castle, name: ' Castle ', notes: 'other' }),
    )
    expect(getActivities(draft)).toEqual([['Castle']])
    expect(draft.outcome).toEqual({ kind: 'activity-skipped', because: 'duplicate', name: 'Castle' })
  })

  test.each([
    { name: 'castle', date: '2026-03-01', time: '10:00' },
    { name: 'Castle', date: '2026-03-02', time: '10:00' },
    { name: 'Castle', date: '2026-03-01', time: '10:30' },
  ])('an activity with another name, date or time is no duplicate: %o', (other) => {
    const castle = { name: 'Castle', date: '2026-03-01', time: '10:00' }
    const draft = act(emptyDraft, ...addActivity(castle), ...addActivity(other))
    expect(draft.destinations[0]?.activities).toHaveLength(2)
  })

  test('the same activity fits into two destinations', () => {
    const draft = act(
      threeDestinations(),
      ...addActivity({ name: 'Tea' }),
      { kind: 'select-destination', destination: 1 },
      ...addActivity({ name: 'Tea' }),
    )
    expect(getActivities(draft)).toEqual([['Tea'], ['Tea'], []])
  })

  test('no more activities are added than the server takes', () => {
    const many = Array.from({ length: TRIP_LIMITS.activities }, (_, index) => addActivity({ name: `A${index}` })).flat()
    const draft = act(emptyDraft, ...many, ...addActivity({ name: 'One more' }))
    expect(draft.destinations[0]?.activities).toHaveLength(TRIP_LIMITS.activities)
    expect(draft.outcome).toMatchObject({ kind: 'activity-skipped', because: 'full' })
  })

  test('an activity is changed in its place', () => {
    const draft = act(emptyDraft, ...addActivity({ name: 'A' }), ...addActivity({ name: 'B' }))
    const changed = act(draft, { kind: 'change-activity', activity: getKey(draft, 'A'), change: { time: '09:00' } })
    expect(changed.destinations[0]?.activities[0]).toMatchObject({ name: 'A', time: '09:00' })
  })

  test('a change that would make a duplicate is skipped', () => {
    const draft = act(emptyDraft, ...addActivity({ name: 'A' }), ...addActivity({ name: 'B' }))
    const changed = act(draft, { kind: 'change-activity', activity: getKey(draft, 'B'), change: { name: 'A' } })
    expect(getActivities(changed)).toEqual([['A', 'B']])
    expect(changed.outcome).toMatchObject({ kind: 'activity-skipped', because: 'duplicate' })
  })

  test('an activity is removed', () => {
    const draft = act(emptyDraft, ...addActivity({ name: 'A' }), ...addActivity({ name: 'B' }))
    expect(getActivities(act(draft, { kind: 'remove-activity', activity: getKey(draft, 'A') }))).toEqual([['B']])
  })

  test('an activity moves within its destination', () => {
    const draft = act(emptyDraft, ...['A', 'B', 'C'].flatMap((name) => addActivity({ name })))
    const moved = act(draft, { kind: 'move-activity', activity: getKey(draft, 'A'), destination: 0, to: 2 })
    expect(getActivities(moved)).toEqual([['B', 'C', 'A']])
  })

  test('an activity moves to another destination', () => {
    const draft = act(threeDestinations(), ...addActivity({ name: 'A' }))
    const moved = act(draft, { kind: 'move-activity', activity: getKey(draft, 'A'), destination: 2, to: 0 })
    expect(getActivities(moved)).toEqual([[], [], ['A']])
  })

  test('an activity stays where it is when its new destination has the same', () => {
    const first = act(threeDestinations(), ...addActivity({ name: 'Tea' }))
    const tea = getKey(first, 'Tea')
    const draft = act(first, { kind: 'select-destination', destination: 1 }, ...addActivity({ name: 'Tea' }))
    const moved = act(draft, { kind: 'move-activity', activity: tea, destination: 1, to: 0 })
    expect(getActivities(moved)).toEqual([['Tea'], ['Tea'], []])
    expect(moved.outcome).toMatchObject({ kind: 'activity-skipped', because: 'duplicate' })
  })
})

describe('destinations', () => {
  test('a new draft has one destination, which is selected', () => {
    expect(emptyDraft.destinations).toHaveLength(1)
    expect(selectedDestination(emptyDraft)).toBe(emptyDraft.destinations[0])
  })

  test('an added destination is selected', () => {
    const draft = act(emptyDraft, nameDestination(0, 'One'), { kind: 'add-destination' })
    expect(getNames(draft)).toEqual(['One', ''])
    expect(selectedDestination(draft).name).toBe('')
  })

  test('no more destinations are added than the server takes', () => {
    const many = Array.from({ length: TRIP_LIMITS.destinations + 5 }, (): DraftAction => ({ kind: 'add-destination' }))
    const draft = act(emptyDraft, ...many)
    expect(draft.destinations).toHaveLength(TRIP_LIMITS.destinations)
    expect(draft.outcome).toEqual({ kind: 'destination-skipped', because: 'full' })
  })

  test('at least one destination remains', () => {
    const draft = act(emptyDraft, nameDestination(0, 'One'), { kind: 'remove-destination', destination: 0 })
    expect(getNames(draft)).toEqual(['One'])
  })

  test('the selected destination stays selected when another is removed', () => {
    const draft = act(threeDestinations(), { kind: 'select-destination', destination: 1 })
    expect(selectedDestination(act(draft, { kind: 'remove-destination', destination: 0 })).name).toBe('Two')
  })

  test('the next destination is selected when the selected one is removed', () => {
    const draft = act(threeDestinations(), { kind: 'select-destination', destination: 1 })
    expect(selectedDestination(act(draft, { kind: 'remove-destination', destination: 1 })).name).toBe('Three')
  })

  test('the one before is selected when the last is removed', () => {
    const draft = act(threeDestinations(), { kind: 'select-destination', destination: 2 })
    expect(selectedDestination(act(draft, { kind: 'remove-destination', destination: 2 })).name).toBe('Two')
  })

  test('a moved destination keeps its activities and its selection', () => {
    const draft = act(threeDestinations(), ...addActivity({ name: 'A' }))
    const moved = act(draft, { kind: 'move-destination', destination: 0, to: 2 })
    expect(getNames(moved)).toEqual(['Two', 'Three', 'One'])
    expect(getActivities(moved)).toEqual([[], [], ['A']])
    expect(selectedDestination(moved).name).toBe('One')
  })

  test('accommodation and transportation belong to their destination', () => {
    const draft = act(
      threeDestinations(),
      { kind: 'change-accommodation', destination: 1, field: 'checkIn', value: '2026-03-01' },
      { kind: 'change-transportation', destination: 2, field: 'type', value: 'Bus' },
    )
    expect(draft.destinations.map(({ accommodation }) => accommodation.checkIn)).toEqual(['', '2026-03-01', ''])
    expect(draft.destinations.map(({ transportation }) => transportation.type)).toEqual(['', '', 'Bus'])
  })

  test('an action on a removed item changes nothing', () => {
    const draft = threeDestinations()
    const actions: DraftAction[] = [
      { kind: 'select-destination', destination: 99 },
      { kind: 'remove-destination', destination: 99 },
      { kind: 'move-destination', destination: 99, to: 0 },
      { kind: 'change-activity', activity: 99, change: { name: 'x' } },
      { kind: 'move-activity', activity: 99, destination: 0, to: 0 },
    ]
    expect(act(draft, ...actions)).toEqual(draft)
  })
})

describe('the start date', () => {
  const dates = (draft: TripDraft) => draft.destinations.flatMap(({ activities }) => activities.map(({ date }) => date))

  test('setting it fills blank activity dates in all destinations', () => {
    const draft = act(
      threeDestinations(),
      ...addActivity({ name: 'A' }),
      { kind: 'select-destination', destination: 1 },
      ...addActivity({ name: 'B' }),
      setStart('2026-03-05'),
    )
    expect(dates(draft)).toEqual(['2026-03-05', '2026-03-05'])
  })

  test('setting it leaves dates that are there', () => {
    const draft = act(emptyDraft, ...addActivity({ name: 'A', date: '2026-03-09' }), setStart('2026-03-05'))
    expect(dates(draft)).toEqual(['2026-03-09'])
  })

  test('filled dates follow while the year is still being typed', () => {
    const typed = ['0002-03-05', '0020-03-05', '0202-03-05', '2026-03-05'].map(setStart)
    expect(dates(act(emptyDraft, ...addActivity({ name: 'A' }), ...typed))).toEqual(['2026-03-05'])
  })

  test('a later change of it leaves the dates filled before', () => {
    const draft = act(
      emptyDraft,
      ...addActivity({ name: 'A' }),
      setStart('2026-03-05'),
      { kind: 'change-trip', field: 'title', value: 'Trip' },
      setStart('2026-03-07'),
    )
    expect(dates(draft)).toEqual(['2026-03-05'])
  })

  test('clearing it leaves the dates filled before', () => {
    const draft = act(emptyDraft, ...addActivity({ name: 'A' }), setStart('2026-03-05'), setStart(''))
    expect(dates(draft)).toEqual(['2026-03-05'])
  })

  test('an undated activity whose twin is on that day stays undated, so that neither is lost', () => {
    const draft = act(
      emptyDraft,
      ...addActivity({ name: 'A', date: '2026-03-05' }),
      ...addActivity({ name: 'A' }),
      setStart('2026-03-05'),
    )
    expect(dates(draft)).toEqual(['2026-03-05', ''])
  })
})

describe('a wishlist item', () => {
  const item = { name: 'Tapi', location: 'https://maps.example/tapi', slug: 'tapi-river' }
  const activityKinds = ['attraction', 'museum', 'nature'] as const
  const otherKinds = placeKinds.filter((kind) => !activityKinds.some((each) => each === kind))

  test.each(activityKinds)('of type %s becomes an activity of the selected destination', (type) => {
    const draft = act(threeDestinations(), setStart('2026-03-05'), {
      kind: 'add-from-wishlist',
      item: { ...item, type },
    })
    expect(draft.destinations[0]?.activities).toMatchObject([
      { name: 'Tapi', date: '2026-03-05', time: '', place: 'tapi-river' },
    ])
    expect(getNames(draft)).toEqual(['One', 'Two', 'Three'])
  })

  test.each(otherKinds)('of type %s fills the name and location of the empty selected destination', (type) => {
    const draft = act(emptyDraft, { kind: 'add-from-wishlist', item: { ...item, type } })
    expect(draft.destinations).toMatchObject([{ name: item.name, location: item.location, activities: [] }])
  })

  test('fills the first empty destination when the selected one has a name', () => {
    const draft = act(threeDestinations(), nameDestination(1, ''), {
      kind: 'add-from-wishlist',
      item: { ...item, type: 'cafe' },
    })
    expect(getNames(draft)).toEqual(['One', 'Tapi', 'Three'])
    expect(draft.outcome).toEqual({ kind: 'destination-filled', destination: 1 })
  })

  test('becomes an activity of the selected destination when none is empty', () => {
    const draft = act(threeDestinations(), { kind: 'add-from-wishlist', item: { ...item, type: 'cafe' } })
    expect(getNames(draft)).toEqual(['One', 'Two', 'Three'])
    expect(getActivities(draft)).toEqual([['Tapi'], [], []])
  })

  test.each([
    ['2026-03-06', '2026-03-06'],
    ['', '2026-03-05'],
  ])('takes the date of its destination, %j, or else the first day of the trip', (startDate, date) => {
    const draft = act(
      emptyDraft,
      setStart('2026-03-05'),
      { kind: 'change-destination', destination: 0, field: 'startDate', value: startDate },
      { kind: 'add-from-wishlist', item: { ...item, type: 'museum' } },
    )
    expect(draft.destinations[0]?.activities).toMatchObject([{ name: 'Tapi', date }])
  })

  test('is found again by its name, as an activity and as a destination', () => {
    const draft = act(threeDestinations(), { kind: 'add-from-wishlist', item: { ...item, type: 'museum' } })
    expect(findStops(draft.destinations, { name: ' TAPI ', slug: null })).toMatchObject([{ name: 'Tapi' }])
    expect(findStops(draft.destinations, { name: 'two', slug: null })).toMatchObject([{ name: 'Two' }])
    expect(findStops(draft.destinations, { name: 'Dumas', slug: 'dumas-beach' })).toEqual([])
    expect(findStops(draft.destinations, { name: 'The river', slug: 'tapi-river' })).toMatchObject([{ name: 'Tapi' }])
  })

  test('leaves a location that was typed', () => {
    const draft = act(
      emptyDraft,
      { kind: 'change-destination', destination: 0, field: 'location', value: 'Athwa' },
      { kind: 'add-from-wishlist', item: { ...item, type: 'cafe' } },
    )
    expect(draft.destinations).toMatchObject([{ name: 'Tapi', location: 'Athwa' }])
  })

  test('that is an activity already is skipped', () => {
    const add: DraftAction = { kind: 'add-from-wishlist', item: { ...item, type: 'museum' } }
    const draft = act(emptyDraft, add, add)
    expect(getActivities(draft)).toEqual([['Tapi']])
    expect(draft.outcome).toMatchObject({ kind: 'activity-skipped', because: 'duplicate' })
  })
})

describe('loading', () => {
  test('Edit loads a trip in edit mode, with the version it started from', () => {
    const draft = act(emptyDraft, { kind: 'load-trip', trip: savedTrip })
    expect(draft).toMatchObject({
      mode: { kind: 'edit', id: 'trip-1', version: 7 },
      title: 'Castle and coast',
      budget: '4200.5',
      startDate: '2026-03-01',
      endDate: '2026-03-02',
      destinations: [
        {
          name: 'Old city',
          startDate: '2026-03-01',
          endDate: '',
          notes: 'Closed on Mondays',
          activities: [{ name: 'Castle', date: '2026-03-01', time: '10:00' }],
          accommodation: { name: 'Hotel', checkIn: '2026-03-01', checkOut: '' },
          transportation: { type: 'Train', departureTime: '2026-03-01T06:15', arrivalTime: '' },
        },
      ],
    })
    expect(isDirty(draft)).toBe(false)
  })

  test('dates that arrive as instants are normalised to yyyy-mm-dd', () => {
    const trip = { ...savedTrip, startDate: '2026-03-01T00:00:00.000Z' }
    expect(act(emptyDraft, { kind: 'load-trip', trip }).startDate).toBe('2026-03-01')
  })

  test('a saved trip keeps everything, even twins that another program saved', () => {
    const [destination] = savedTrip.destinations
    const duplicates = [...(destination?.activities ?? []), ...(destination?.activities ?? [])]
    const trip = {
      ...savedTrip,
      destinations: savedTrip.destinations.map((each) => ({ ...each, activities: duplicates })),
    }
    expect(getActivities(act(emptyDraft, { kind: 'load-trip', trip }))).toEqual([['Castle', 'Castle']])
  })

  test('a suggested trip starts on the day given', () => {
    const draft = act(emptyDraft, { kind: 'load-suggested', trip: suggestedTrip, startDate: '2028-02-28' })
    expect(draft).toMatchObject({
      mode: { kind: 'create' },
      title: 'The coast',
      budget: '900',
      startDate: '2028-02-28',
      endDate: '2028-02-29',
      destinations: [
        {
          name: 'Dumas',
          startDate: '2028-02-28',
          endDate: '2028-02-29',
          activities: [{ name: 'Walk', date: '2028-02-29', time: '07:00', notes: 'At low tide' }],
        },
      ],
    })
    expect(isDirty(draft)).toBe(false)
  })

  test('keeping mine of a stale edit keeps what was typed and edits the trip as it is saved now', () => {
    const typed = act(
      emptyDraft,
      { kind: 'load-trip', trip: savedTrip },
      { kind: 'change-trip', field: 'title', value: 'Mine' },
    )
    const draft = act(typed, { kind: 'keep-mine', theirs: { ...savedTrip, title: 'Theirs', version: 9 } })
    expect(draft).toMatchObject({ title: 'Mine', mode: { kind: 'edit', id: 'trip-1', version: 9 } })
    expect(isDirty(draft)).toBe(true)
  })

  test('after a save the trip being edited is cleared', () => {
    expect(act(emptyDraft, { kind: 'load-trip', trip: savedTrip }, { kind: 'reset' })).toEqual(emptyDraft)
  })
})
