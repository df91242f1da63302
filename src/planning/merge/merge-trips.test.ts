import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noAccommodation, noTransportation } from '#contract/trip/no-bookings.ts'
import type { SavedActivity, SavedDestination, Trip } from '#contract/trip/trips.ts'
import { mergeTrips, takeTheirs } from './merge-trips.ts'

const stop = (id: string, fields: Partial<SavedActivity> = {}): SavedActivity => ({
  id,
  name: `Stop ${id}`,
  date: '2026-03-01',
  time: '',
  notes: '',
  place: null,
  durationMinutes: null,
  cost: null,
  ...fields,
})

const destination = (name: string, activities: SavedActivity[]): SavedDestination => ({
  name,
  location: '',
  startDate: null,
  endDate: null,
  notes: '',
  activities,
  accommodation: noAccommodation,
  transportation: noTransportation,
})

const tripFor = (activities: SavedActivity[], fields: Partial<Trip> = {}): Trip => ({
  _id: 'trip',
  title: 'Surat',
  description: '',
  budget: 0,
  startDate: '2026-03-01',
  endDate: '2026-03-03',
  userEmail: 'asha@surat.example',
  isPublic: false,
  version: 1,
  destinations: [destination('Surat', activities)],
  ...fields,
})

const getStops = ({ destinations }: Trip) => destinations.flatMap(({ activities }) => activities)
const getIds = (trip: Trip) => getStops(trip).map(({ id }) => id)
const mergeStops = (base: SavedActivity[], mine: SavedActivity[], theirs: SavedActivity[]) =>
  mergeTrips(tripFor(base), tripFor(mine), tripFor(theirs))

describe('a stop', () => {
  test('is in a place or at a point: those of two devices are one conflict', () => {
    const point = { lat: 21.2, lng: 72.8 }
    const merged = mergeStops([stop('a')], [stop('a', { point })], [stop('a', { place: 'castle' })])
    expect(merged.conflicts).toMatchObject([{ field: 'place', mine: { point }, theirs: { place: 'castle' } }])
    expect(getStops(takeTheirs(merged).trip)).toEqual([stop('a', { place: 'castle' })])
  })

  test('keeps no confirmed hours of a place that it is not in any more', () => {
    const base = stop('a', { place: 'castle' })
    const heard = { hoursConfirmedFor: '2026-03-01' }
    const elsewhere = mergeStops([base], [{ ...base, ...heard }], [{ ...base, place: 'museum' }])
    expect(getStops(elsewhere.trip)).toEqual([stop('a', { place: 'museum' })])
    const here = mergeStops([base], [{ ...base, ...heard }], [{ ...base, notes: 'Early' }])
    expect(getStops(here.trip)).toEqual([{ ...base, ...heard, notes: 'Early' }])
  })

  test('keeps both changes of different fields', () => {
    const { trip, conflicts } = mergeStops([stop('a')], [stop('a', { notes: 'Early' })], [stop('a', { isDone: true })])
    expect(getStops(trip)).toEqual([stop('a', { notes: 'Early', isDone: true })])
    expect(conflicts).toEqual([])
  })

  test('that both changed to the same is no conflict', () => {
    const both = [stop('a', { cost: 20, position: 2 })]
    expect(mergeStops([stop('a')], both, both)).toMatchObject({ trip: tripFor(both), conflicts: [] })
  })

  test('has mine where both say different things, until the traveller chooses', () => {
    const merged = mergeStops(
      [stop('a'), stop('b')],
      [stop('a', { notes: 'Mine' }), stop('b', { cost: 1 })],
      [stop('a', { notes: 'Theirs' }), stop('b', { cost: 2 })],
    )
    expect(merged.conflicts).toMatchObject([
      { kind: 'stop', id: 'a', field: 'notes', mine: 'Mine', theirs: 'Theirs' },
      { kind: 'stop', id: 'b', field: 'cost', mine: 1, theirs: 2 },
    ])
    expect(getStops(merged.trip)).toMatchObject([{ notes: 'Mine' }, { cost: 1 }])
    const one = takeTheirs(merged, [merged.conflicts[0]?.key ?? ''])
    expect([getStops(one.trip), one.conflicts]).toMatchObject([[{ notes: 'Theirs' }, { cost: 1 }], [{ id: 'b' }]])
    expect(getStops(takeTheirs(merged).trip)).toMatchObject([{ notes: 'Theirs' }, { cost: 2 }])
    expect(takeTheirs(merged).conflicts).toEqual([])
  })

  test('stands where one has put it: its date and its position are one field', () => {
    const base = [stop('a', { position: 1 })]
    const merged = mergeStops(base, [stop('a', { position: 5 })], [stop('a', { date: '2026-03-02', position: 1 })])
    expect(merged.conflicts).toMatchObject([{ id: 'a', field: 'where' }])
    expect(getStops(merged.trip)).toMatchObject([{ date: '2026-03-01', position: 5 }])
    expect(getStops(takeTheirs(merged).trip)).toMatchObject([{ date: '2026-03-02', position: 1 }])
  })

  test('that one deleted and nobody changed is deleted', () => {
    const base = [stop('a'), stop('b')]
    expect(mergeStops(base, [stop('a')], base)).toMatchObject({ trip: tripFor([stop('a')]), conflicts: [] })
    expect(mergeStops(base, base, [stop('b')])).toMatchObject({ trip: tripFor([stop('b')]), conflicts: [] })
  })

  test('that I deleted and they changed stays, and says so', () => {
    const changed = stop('a', { notes: 'Booked' })
    const merged = mergeStops([stop('a')], [], [changed])
    expect(getStops(merged.trip)).toEqual([changed])
    expect(merged.conflicts).toMatchObject([{ id: 'a', field: 'deleted', mine: null, theirs: changed }])
    expect(takeTheirs(merged)).toMatchObject({ trip: tripFor([changed]), conflicts: [] })
  })

  test('that they deleted and I changed stays, until I take theirs', () => {
    const merged = mergeStops([stop('a')], [stop('a', { cost: 5 })], [])
    expect(merged.conflicts).toMatchObject([{ id: 'a', field: 'deleted', mine: { cost: 5 }, theirs: null }])
    expect(getStops(merged.trip)).toMatchObject([{ id: 'a', cost: 5 }])
    expect(getStops(takeTheirs(merged).trip)).toEqual([])
  })

  test('that both added is there once if it is the same, and twice if it is another', () => {
    const added = mergeStops([], [stop('a'), stop('b')], [stop('c'), stop('a')])
    expect(getIds(added.trip)).toEqual(['c', 'a', 'b'])
    expect(added.conflicts).toEqual([])
  })

  test('from before stops had ids is found by its name, and gets the id of the server', () => {
    const { id: _none, ...old } = stop('a')
    const { trip, conflicts } = mergeStops(
      [old],
      [{ ...old, id: 'stop-0-0', cost: 3 }],
      [{ ...old, id: 'x', notes: 'N' }],
    )
    expect(getStops(trip)).toEqual([{ ...old, id: 'x', cost: 3, notes: 'N' }])
    expect(conflicts).toEqual([])
  })

  test('keeps the order that one has changed, with what the other has added', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => stop(id))
    const all = [a, b, c, d].filter((each) => each !== undefined)
    const [first, second, third] = all
    const base = [first, second, third].filter((each) => each !== undefined)
    expect(getIds(mergeStops(base, base.toReversed(), [...base, ...all.slice(3)]).trip)).toEqual(['c', 'd', 'b', 'a'])
  })
})

describe('the days of a trip', () => {
  const dates = (startDate: string, endDate: string) => tripFor([], { startDate, endDate })

  test('keep an end that each device moved, as long as the trip has a day', () => {
    const { trip, conflicts } = mergeTrips(
      dates('2026-12-07', '2026-12-20'),
      dates('2026-12-07', '2026-12-15'),
      dates('2026-12-10', '2026-12-20'),
    )
    expect([trip.startDate, trip.endDate, conflicts]).toEqual(['2026-12-10', '2026-12-15', []])
  })

  test('are one field where the first day of one is behind the last day of the other', () => {
    const [mine, theirs] = [dates('2026-12-07', '2026-12-10'), dates('2026-12-15', '2026-12-20')]
    const merged = mergeTrips(dates('2026-12-07', '2026-12-20'), mine, theirs)
    expect(merged.conflicts).toMatchObject([
      {
        kind: 'trip',
        field: 'dates',
        mine: { startDate: '2026-12-07', endDate: '2026-12-10' },
        theirs: { startDate: '2026-12-15', endDate: '2026-12-20' },
      },
    ])
    expect(merged.trip).toMatchObject({ startDate: '2026-12-07', endDate: '2026-12-10' })
    expect(takeTheirs(merged).trip).toMatchObject({ startDate: '2026-12-15', endDate: '2026-12-20' })
  })

  test('never end before they begin', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-02-${String(number).padStart(2, '0')}`)
    const days = fc.tuple(day, day).map(([one, other]) => (one < other ? dates(one, other) : dates(other, one)))
    fc.assert(
      fc.property(days, days, days, (base, mine, theirs) => {
        const merged = mergeTrips(base, mine, theirs)
        for (const { trip } of [merged, takeTheirs(merged)]) expect(trip.startDate <= trip.endDate).toBe(true)
      }),
    )
  })
})

describe('the rest of a trip', () => {
  test('is merged field by field', () => {
    const day = { date: '2026-03-01', start: null, end: null, pace: null, note: '' }
    const paid = { id: 'p', amount: 10, kind: 'food' as const, date: null, note: '' }
    const base = tripFor([], { days: [day], spending: [paid] })
    const mine = { ...base, title: 'Mine', days: [{ ...day, start: '10:00' }], spending: [{ ...paid, amount: 12 }] }
    const theirs = {
      ...base,
      version: 2,
      budget: 500,
      pace: 'easy' as const,
      days: [
        { ...day, note: 'Kites' },
        { ...day, date: '2026-03-02', note: 'Rest' },
      ],
      spending: [
        { ...paid, note: 'Locho' },
        { ...paid, id: 'q' },
      ],
    }
    expect(mergeTrips(base, mine, theirs)).toMatchObject({
      conflicts: [],
      trip: {
        version: 2,
        title: 'Mine',
        budget: 500,
        pace: 'easy',
        days: [{ start: '10:00', note: 'Kites' }, { note: 'Rest' }],
        spending: [{ id: 'p', amount: 12, note: 'Locho' }, { id: 'q' }],
      },
    })
  })

  test('names the day, the spending and the field that both changed', () => {
    const day = { date: '2026-03-01', start: '09:00', end: null, pace: null, note: '' }
    const paid = { id: 'p', amount: 10, kind: 'food' as const, date: null, note: '' }
    const of = (title: string, start: string, amount: number) =>
      tripFor([], { title, days: [{ ...day, start }], spending: [{ ...paid, amount }] })
    const merged = mergeTrips(of('A', '09:00', 1), of('B', '10:00', 2), of('C', '11:00', 3))
    expect(merged.conflicts).toMatchObject([
      { kind: 'trip', id: null, field: 'title', mine: 'B', theirs: 'C' },
      { kind: 'day', id: '2026-03-01', field: 'start', mine: '10:00', theirs: '11:00' },
      { kind: 'spending', id: 'p', field: 'amount', mine: 2, theirs: 3 },
    ])
    expect(takeTheirs(merged).trip).toEqual(of('C', '11:00', 3))
  })

  test('keeps a destination that one deleted while the other put a stop into it', () => {
    const base = tripFor([], { destinations: [destination('A', []), destination('B', [stop('b')])] })
    const mine = { ...base, destinations: [destination('A', [])] }
    const theirs = { ...base, destinations: [destination('A', []), destination('B', [stop('b'), stop('c')])] }
    const { trip } = mergeTrips(base, mine, theirs)
    expect(trip.destinations.map(({ name }) => name)).toEqual(['A', 'B'])
    expect(getIds(trip)).toEqual(['c'])
  })

  test('keeps one destination when each has deleted another', () => {
    const [a, b] = [destination('A', []), destination('B', [])]
    const of = (destinations: SavedDestination[]) => tripFor([], { destinations })
    expect(mergeTrips(of([a, b]), of([a]), of([b])).trip.destinations).toHaveLength(1)
  })

  test('renames a destination while the other fills it', () => {
    const of = (name: string, stops: SavedActivity[]) => tripFor([], { destinations: [destination(name, stops)] })
    const { trip, conflicts } = mergeTrips(of('A', []), of('Old city', []), of('A', [stop('x')]))
    expect([trip, conflicts]).toEqual([of('Old city', [stop('x')]), []])
  })
})

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
type Edit = (trip: Trip) => Trip

const mapStops = (trip: Trip, change: (stop: SavedActivity) => SavedActivity[]): Trip => ({
  ...trip,
  destinations: trip.destinations.map((each) => ({ ...each, activities: each.activities.flatMap(change) })),
})

const ofStop =
  (id: string, change: (stop: SavedActivity) => SavedActivity[]): Edit =>
  (trip) =>
    mapStops(trip, (each) => (each.id === id ? change(each) : [each]))

const add =
  (added: SavedActivity): Edit =>
  (trip) => {
    if (getIds(trip).includes(added.id)) return trip
    const [first, ...others] = trip.destinations
    return first ? { ...trip, destinations: [{ ...first, activities: [...first.activities, added] }, ...others] } : trip
  }

const fieldChange = fc.oneof(
  fc.record({ notes: fc.constantFrom('', 'x', 'y') }),
  fc.record({ cost: fc.constantFrom(null, 0, 5) }),
  fc.record({ date: fc.constantFrom(null, '2026-03-01', '2026-03-02'), position: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ name: fc.constantFrom('Castle', 'Lunch') }),
)

const getEdit = (own: string): fc.Arbitrary<Edit> =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(...ids), fieldChange)
      .map(([id, change]) => ofStop(id, (each) => [{ ...each, ...change }])),
    fc.constantFrom(...ids).map((id) => ofStop(id, () => [])),
    fc.nat(3).map((index) => add(stop(`${own}${index}`))),
    fc.constantFrom('Surat', 'x', 'y').map((title): Edit => (trip) => ({ ...trip, title })),
    fc.constant<Edit>((trip) => mapStops({ ...trip, destinations: trip.destinations.toReversed() }, (each) => [each])),
    fc.nat(500).map((amount): Edit => (trip) => ({
      ...trip,
      spending: [
        ...(trip.spending ?? []),
        { id: `${own}${amount}`, amount, kind: 'food' as const, date: null, note: '' },
      ].filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index),
    })),
  )

const base = tripFor([], {
  destinations: [
    destination(
      'A',
      ids.slice(0, 3).map((id) => stop(id)),
    ),
    destination(
      'B',
      ids.slice(3).map((id) => stop(id)),
    ),
  ],
})
const edits = (own: string) =>
  fc.array(getEdit(own), { maxLength: 6 }).map((all) => all.reduce((trip, edit) => edit(trip), base))
const sorted = (trip: Trip) => ({
  ...trip,
  destinations: trip.destinations
    .map((each) => ({
      ...each,
      activities: each.activities.toSorted((one, other) => ((one.id ?? '') < (other.id ?? '') ? -1 : 1)),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  spending: trip.spending?.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
})

describe('any two edits', () => {
  const check = (property: (mine: Trip, theirs: Trip) => void) =>
    fc.assert(fc.property(edits('m'), edits('t'), property), { numRuns: 500 })

  test('never lose a stop that nobody deleted', () => {
    check((mine, theirs) => {
      const merged = getIds(mergeTrips(base, mine, theirs).trip)
      const areInBoth = (id: string) => getIds(mine).includes(id) && getIds(theirs).includes(id)
      const added = [...getIds(mine), ...getIds(theirs)].filter((id) => id !== undefined && !ids.includes(id))
      expect(merged).toEqual(expect.arrayContaining([...ids.filter(areInBoth), ...added]))
    })
  })

  test('give each stop one id', () => {
    check((mine, theirs) => {
      const merged = getIds(mergeTrips(base, mine, theirs).trip)
      expect([new Set(merged).size, merged.includes(undefined)]).toEqual([merged.length, false])
    })
  })

  test('of which only one changed something are that one', () => {
    check((mine) => {
      expect(mergeTrips(base, mine, base)).toMatchObject({ conflicts: [] })
      expect(mergeTrips(base, mine, base).trip).toEqual(mine)
      expect(mergeTrips(base, base, mine)).toMatchObject({ conflicts: [] })
      expect(mergeTrips(base, base, mine).trip).toEqual(mine)
    })
  })

  test('that are the same are that, and merging again changes nothing', () => {
    check((mine, theirs) => {
      expect(mergeTrips(base, mine, mine).trip).toEqual(mine)
      const { trip } = mergeTrips(base, mine, theirs)
      expect(mergeTrips(theirs, trip, theirs).trip).toEqual(trip)
      expect(mergeTrips(base, trip, trip).trip).toEqual(trip)
    })
  })

  test('without a conflict give the same trip in both directions', () => {
    check((mine, theirs) => {
      const one = mergeTrips(base, mine, theirs)
      const other = mergeTrips(base, theirs, mine)
      expect(other.conflicts.length).toBe(one.conflicts.length)
      fc.pre(one.conflicts.length === 0)
      expect(sorted(other.trip)).toEqual(sorted(one.trip))
    })
  })

  test('have no conflict left when all of theirs are taken', () => {
    check((mine, theirs) => {
      expect(takeTheirs(mergeTrips(base, mine, theirs)).conflicts).toEqual([])
    })
  })
})
