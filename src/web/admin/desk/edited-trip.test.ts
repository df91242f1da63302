import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minuteOfClock } from '#planning/hours/minutes.ts'
import { getInput, valueAt, withValue, type Json } from './edited-text.ts'
import { firstDestination, nextStop } from './edited-trip.ts'

const castle = { slug: 'surat-castle', name: 'Surat Castle' }
const getTime = (stop: Json) => minuteOfClock(getInput(valueAt(stop, ['time'])))

test('the first stop of a destination is in the morning of its first day', () => {
  const destination = withValue(firstDestination(3), ['fromDay'], 2)
  expect(nextStop(destination, castle, null)).toEqual({
    name: 'Surat Castle',
    place: 'surat-castle',
    day: 2,
    time: '09:00',
    notes: '',
  })
})

test('a stop comes after the stay at the one before and a way', () => {
  const stop = nextStop(firstDestination(1), castle, 50)
  const destination = withValue(firstDestination(1), ['activities', 0], stop)
  expect(nextStop(destination, { slug: null, name: 'Lunch' }, null)).toMatchObject({ place: null, time: '10:30' })
})

test('a stop is never before the one that it follows, and its time can be saved', () => {
  const time = fc.tuple(fc.nat({ max: 23 }), fc.nat({ max: 45 }))
  fc.assert(
    fc.property(time, fc.option(fc.integer({ min: 1, max: 1_440 })), ([hours, minutes], stay) => {
      const clock = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':')
      const stop = withValue(nextStop(firstDestination(1), castle, stay), ['time'], clock)
      const next = nextStop(withValue(firstDestination(1), ['activities', 0], stop), castle, stay)
      expect(valueAt(next, ['time'])).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
      expect(getTime(next)).toBeGreaterThanOrEqual(getTime(stop))
    }),
  )
})

test('a time that is not typed yet counts for nothing', () => {
  const destination = withValue(firstDestination(1), ['activities', 0], { name: 'Stop', place: null, day: 1, time: '' })
  expect(nextStop(destination, castle, null)).toMatchObject({ time: '09:00' })
})
