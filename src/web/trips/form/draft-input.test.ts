import { describe, expect, test } from 'vitest'
import { fieldErrors } from '#messages/field-errors.ts'
import { noAccommodation, noTransportation } from '#contract/trip/no-bookings.ts'
import { TripInput } from '#contract/trip/trips.ts'
import { countDraftDays, toTripInput } from './draft-input.ts'
import { isDirty, readStoredDraft, toStoredDraft } from './stored-draft.ts'
import { changeDraft, type DraftAction } from './change-draft.ts'
import { emptyDraft, type TripDraft } from './trip-draft.ts'

function act(...actions: DraftAction[]) {
  return actions.reduce(changeDraft, emptyDraft)
}

const title: DraftAction = { kind: 'change-trip', field: 'title', value: ' Surat ' }
const budget: DraftAction = { kind: 'change-trip', field: 'budget', value: '1,25,000' }
const start: DraftAction = { kind: 'change-trip', field: 'startDate', value: '2026-03-01' }
const end: DraftAction = { kind: 'change-trip', field: 'endDate', value: '2026-03-03' }
const name: DraftAction = { kind: 'change-destination', destination: 0, field: 'name', value: 'Dumas' }

describe('what saving sends', () => {
  test('is the trip as typed, with null for blank dates', () => {
    expect(toTripInput(act(title, budget, start, end, name), '₹')).toEqual({
      kind: 'valid',
      input: {
        title: 'Surat',
        description: '',
        budget: 125_000,
        startDate: '2026-03-01',
        endDate: '2026-03-03',
        destinations: [
          {
            name: 'Dumas',
            location: '',
            startDate: null,
            endDate: null,
            notes: '',
            activities: [],
            accommodation: noAccommodation,
            transportation: noTransportation,
          },
        ],
      },
    })
  })

  test('names every wrong field by its path', () => {
    const draft = act(
      start,
      { kind: 'change-accommodation', destination: 0, field: 'checkIn', value: 'soon' },
      { kind: 'change-new-activity', field: 'name', value: 'Castle' },
      { kind: 'add-activity' },
      { kind: 'change-activity', activity: 1, change: { name: '', time: '25:00' } },
    )
    expect(toTripInput(draft, '₹')).toEqual({
      kind: 'invalid',
      fieldErrors: {
        title: fieldErrors['trip.title-missing'],
        budget: fieldErrors['trip.budget-invalid'],
        'destinations.0.name': fieldErrors['destination.name-missing'],
        'destinations.0.accommodation.checkIn': fieldErrors['trip.date-invalid'],
        'destinations.0.activities.0.name': fieldErrors['activity.name-missing'],
        'destinations.0.activities.0.time': fieldErrors['trip.time-invalid'],
      },
    })
  })

  test('is refused when the trip or a destination ends before it starts', () => {
    const draft = act(
      title,
      budget,
      { ...start, value: '2026-03-04' },
      end,
      name,
      { kind: 'change-destination', destination: 0, field: 'startDate', value: '2026-03-02' },
      { kind: 'change-destination', destination: 0, field: 'endDate', value: '2026-03-01' },
    )
    expect(toTripInput(draft, '₹')).toEqual({
      kind: 'invalid',
      fieldErrors: {
        endDate: fieldErrors['trip.end-before-start'],
        'destinations.0.endDate': fieldErrors['trip.end-before-start'],
      },
    })
  })
})

describe('what the plan says of a trip', () => {
  const heard = { id: 'castle', position: 1.5, wayHere: 'auto', isDone: true, hoursConfirmedFor: '2026-03-01' } as const
  const day = { date: '2026-03-01', start: '10:00', end: null, pace: null, note: '' } as const
  const plan = { pace: 'easy', dayStart: '09:00', dayEnd: null, days: [day], spending: null } as const
  const saved = TripInput.parse({
    title: 'Surat',
    budget: 0,
    destinations: [{ name: 'A', activities: [{ name: 'Castle', place: 'surat-castle', ...heard }] }],
    ...plan,
  })
  const copied = changeDraft(emptyDraft, { kind: 'load-imported', trip: saved })
  const edited: TripDraft = { ...copied, mode: { kind: 'edit', id: 'trip-1', version: 3 } }

  test('goes into a new trip with it', () => {
    expect(toTripInput(copied, '₹')).toMatchObject({ input: plan })
    expect(sentStops(copied)).toMatchObject([heard])
  })

  test('stays with the server in an edit, which only names the stops', () => {
    const read = toTripInput(edited, '₹')
    expect(Object.keys(read.kind === 'valid' ? read.input : {})).not.toEqual(expect.arrayContaining(['pace']))
    expect(sentStops(edited)).toEqual([
      { id: 'castle', name: 'Castle', date: null, time: '', notes: '', place: 'surat-castle' },
    ])
  })

  test('is kept on the device', () => {
    const restored = readStoredDraft(JSON.parse(JSON.stringify(toStoredDraft(copied)))) ?? emptyDraft
    expect(toTripInput(restored, '₹')).toEqual(toTripInput(copied, '₹'))
    expect(isDirty(restored)).toBe(false)
  })

  test('does not take the hours of one place for those of another', () => {
    const key = copied.destinations[0]?.activities[0]?.key ?? -1
    const renamed = changeDraft(copied, { kind: 'change-activity', activity: key, change: { name: 'Lunch' } })
    expect(sentStops(renamed)[0]).toMatchObject({ position: 1.5, isDone: true })
    expect(sentStops(renamed)[0]?.hoursConfirmedFor).toBeUndefined()
  })
})

describe('a stop', () => {
  const stop = { name: 'Castle', date: '2026-03-01', time: '10:00', notes: '' }
  const facts = { place: 'surat-castle', durationMinutes: 90, cost: 20.5 }
  const saved = TripInput.parse({
    title: 'Surat',
    budget: 0,
    destinations: [{ name: 'A', activities: [{ ...stop, ...facts }, stop] }],
  })
  const loaded = changeDraft(emptyDraft, { kind: 'load-imported', trip: saved })

  test('keeps the place, the stay and the cost that the form does not show', () => {
    expect(sentStops(loaded)).toEqual([{ ...stop, ...facts }, stop])
  })

  test('loses its place with its name, and keeps its stay and its cost', () => {
    const key = loaded.destinations[0]?.activities[0]?.key ?? -1
    const renamed = changeDraft(loaded, { kind: 'change-activity', activity: key, change: { name: 'Lunch' } })
    expect(sentStops(renamed)[0]).toEqual({ ...stop, name: 'Lunch', durationMinutes: 90, cost: 20.5 })
  })

  test('keeps its place through other letters, another day and other notes', () => {
    const key = loaded.destinations[0]?.activities[0]?.key ?? -1
    const change = { name: ' CASTLE', date: '2026-03-02', notes: 'Early' }
    const changed = changeDraft(loaded, { kind: 'change-activity', activity: key, change })
    expect(sentStops(changed)[0]).toMatchObject(facts)
  })
})

function sentStops(draft: TripDraft) {
  const read = toTripInput(draft, '₹')
  return read.kind === 'valid' ? read.input.destinations.flatMap(({ activities }) => activities) : []
}

describe('the running total', () => {
  test.each([
    ['2026-03-01', '2026-03-01', 0],
    ['2026-03-01', '2026-03-03', 2],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-03-02', '2026-03-01', null],
    ['', '2026-03-01', null],
    ['2026-03-01', '', null],
  ])('from %j to %j is %j days', (startDate, endDate, days) => {
    expect(countDraftDays({ startDate, endDate })).toBe(days)
  })
})
