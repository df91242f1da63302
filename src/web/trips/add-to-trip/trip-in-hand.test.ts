import { describe, expect, test } from 'vitest'
import { beginTrip } from './begin-trip.ts'
import { tripInHand } from './trip-in-hand.ts'

const tripFor = (_id: string, startDate: string, endDate: string) => ({
  ...beginTrip('Surat', startDate),
  _id,
  startDate,
  endDate,
  destinations: [],
})
const past = tripFor('past', '2026-10-01', '2026-10-02')
const winter = tripFor('winter', '2027-01-10', '2027-01-12')
const soon = tripFor('soon', '2026-12-01', '2026-12-02')
/** A minute on the clocks of Surat. */
const at = (date: string, time = '12:00') => ({
  date,
  instant: Date.parse(`${date}T${time}+05:30`),
  timeZone: 'Asia/Kolkata',
})
const now = at('2026-11-20')

describe('the trip in hand', () => {
  test('is the one that was opened last', () => {
    expect(tripInHand([winter, soon], { opened: 'winter', now })?._id).toBe('winter')
  })

  test('is the next one to come if none was opened, or if that one is over or gone', () => {
    const trips = [past, winter, soon]
    for (const opened of [null, 'past', 'gone']) expect(tripInHand(trips, { opened, now })?._id).toBe('soon')
  })

  test('lasts until the night of its last day is over', () => {
    expect(tripInHand([soon, winter], { opened: null, now: at('2026-12-02') })?._id).toBe('soon')
    expect(tripInHand([soon, winter], { opened: null, now: at('2026-12-03') })?._id).toBe('winter')
    const night = at('2026-12-03', '00:30')
    const late = { ...soon, dayEnd: '02:00' }
    for (const opened of [null, 'soon']) expect(tripInHand([late, winter], { opened, now: night })?._id).toBe('soon')
  })

  test('is the newest if all are over, and none without trips', () => {
    expect(tripInHand([winter, past], { opened: null, now: at('2028-01-01') })?._id).toBe('past')
    expect(tripInHand([], { opened: 'soon', now })).toBe(null)
  })
})
