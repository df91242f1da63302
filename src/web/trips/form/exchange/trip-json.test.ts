import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { trips } from '#messages/trips.ts'
import type { DaySettings, Spending } from '#contract/trip/plan-fields.ts'
import { noAccommodation, noTransportation } from '#contract/trip/no-bookings.ts'
import { TripInput } from '#contract/trip/trips.ts'
import { exportedPlaces } from '../../../../../tests/support/exported-trips.ts'
import { generatedTrip } from '../../../../../tests/support/generated-trips.ts'
import { scaled } from '../../../../../tests/support/scale.ts'
import { exportJson, importJson } from './trip-json.ts'

const TRIPS = scaled({ brief: 200, short: 1_000 })
const noDestination = {
  name: 'A',
  location: '',
  startDate: null,
  endDate: null,
  notes: '',
  accommodation: noAccommodation,
  transportation: noTransportation,
}
const trip = generatedTrip(exportedPlaces, ['a-place-of-old'])

/** Texts without characters that the server refuses. A name keeps its first letter. */
const storable = trip.map((content) => {
  const reread: unknown = JSON.parse(JSON.stringify(content), (_field, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed().trim() : value,
  )
  return TripInput.parse(reread)
})

describe('a JSON file', () => {
  test(`of each of ${TRIPS} trips brings the same trip back`, () => {
    fc.assert(
      fc.property(storable, (content) => {
        expect(importJson(exportJson(content))).toEqual({ kind: 'trip', trip: content })
      }),
      { numRuns: TRIPS },
    )
  })

  test('keeps what is said of stops, days and spending, and no answer of the server', () => {
    const day: DaySettings = { date: '2026-03-01', start: '10:00', end: null, pace: 'full', note: 'Kites' }
    const paid: Spending = { id: 'paid-1', amount: 120, kind: 'food', date: null, note: '' }
    const facts = { place: 'castle', durationMinutes: 90, cost: 20.5, id: 'stop-1', position: 1.5, isDone: true }
    const plan = { pace: 'easy' as const, dayStart: '09:00', days: [day], spending: [paid] }
    const stop = { name: 'A', date: null, time: '', notes: '', ...facts, isPlaceGone: true }
    const destinations = [{ ...noDestination, activities: [stop] }]
    const file = exportJson({
      title: 'S',
      description: '',
      budget: 0,
      startDate: null,
      endDate: null,
      destinations,
      ...plan,
    })
    expect(file).not.toContain('isPlaceGone')
    expect(importJson(file)).toMatchObject({ trip: { ...plan, destinations: [{ activities: [facts] }] } })
  })

  test('does not contain the owner of the trip', () => {
    const saved = fc.sample(trip, 1).map((content) => ({ ...content, _id: 'trip-1', userEmail: 'asha@surat.example' }))
    expect(saved.map(exportJson).join('')).not.toMatch(/asha|trip-1/)
  })

  test('with the trip alone, as a program sends it to the server, is read too', () => {
    const bare = {
      title: 'S',
      budget: 0,
      startDate: '2026-12-28',
      endDate: '2027-01-03',
      destinations: [noDestination],
    }
    expect(importJson(JSON.stringify({ ...bare, _id: 'trip-1', userEmail: 'a@b.example' }))).toEqual({
      kind: 'trip',
      trip: expect.objectContaining({ title: 'S', startDate: '2026-12-28' }),
    })
    expect(importJson(JSON.stringify({ ...bare, title: 5 })).kind).toBe('refused')
    expect(importJson(JSON.stringify({ ...bare, endDate: '2026-12-01' })).kind).toBe('refused')
    expect(importJson(JSON.stringify({ ...bare, format: 'other' })).kind).toBe('refused')
  })

  test.each(['', 'no json', 'null', '[]', '{}', '{"format":"other","version":1,"trip":{}}'])(
    'that is %j is refused',
    (text) => {
      expect(importJson(text)).toEqual({ kind: 'refused', message: trips.importNoTrip })
    },
  )

  test.each([-5, 0, 1.5, '1', null])('of the version %j, which never was, is refused', (version) => {
    const [content] = fc.sample(storable, 1)
    const text = JSON.stringify({ format: 'safarnama-trip', version, trip: content })
    expect(importJson(text)).toEqual({ kind: 'refused', message: trips.importNoTrip })
  })

  test('of a newer version is refused', () => {
    const text = JSON.stringify({ format: 'safarnama-trip', version: 2, trip: {} })
    expect(importJson(text)).toEqual({ kind: 'refused', message: trips.importTooNew })
  })

  test('with a wrong trip is refused by the rules of the contract, naming the field', () => {
    const wrong = { title: 'Surat', budget: 1, destinations: [{ name: ' ' }] }
    const text = `\uFEFF${JSON.stringify({ format: 'safarnama-trip', version: 1, trip: wrong })}`
    expect(importJson(text)).toMatchObject({
      message: 'This file holds a trip that does not fit: destinations.0.name: Please enter a destination name',
    })
  })

  test.each(['a\0b', 'a\ud83e'])(
    'with the text %j, which cannot be kept, is refused, naming the field',
    (description) => {
      const [content] = fc.sample(storable, 1)
      const text = JSON.stringify({ format: 'safarnama-trip', version: 1, trip: { ...content, description } })
      expect(importJson(text)).toEqual({
        kind: 'refused',
        message:
          'This file holds a trip that does not fit: description: This text holds a character that cannot be kept.',
      })
    },
  )

  test('of a trip that ends before it starts is refused', () => {
    const wrong = {
      title: 'S',
      budget: 1,
      startDate: '2026-03-02',
      endDate: '2026-03-01',
      destinations: [{ name: 'A' }],
    }
    const text = JSON.stringify({ format: 'safarnama-trip', version: 1, trip: wrong })
    expect(importJson(text)).toMatchObject({
      message: 'This file holds a trip that does not fit: endDate: The end is before the start',
    })
  })
})
