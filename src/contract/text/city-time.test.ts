import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cityMinuteAt } from './city-minute.ts'
import { instantInZone, instantOfDateTime, rememberSteadyOffset, steadyOffsetMinutes } from './city-time.ts'

test.each([
  ['Asia/Kolkata', '2026-03-01', '10:00', '2026-03-01T04:30:00.000Z'],
  ['Asia/Kathmandu', '2026-03-01', '00:15', '2026-02-28T18:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-03-01', '10:00', '2026-02-28T20:00:00.000Z'],
  ['America/St_Johns', '2026-07-01', '10:00', '2026-07-01T12:30:00.000Z'],
  ['Europe/London', '2024-02-29', '23:59', '2024-02-29T23:59:00.000Z'],
  ['America/New_York', '0099-06-01', '12:00', '0099-06-01T16:56:02.000Z'],
])('clocks in %s show %s %s at %s', (timeZone, date, time, instant) => {
  expect(instantInZone(date, time, timeZone).toISOString()).toBe(instant)
})

test.each([
  ['America/New_York', '2026-03-08', '01:59', '2026-03-08T06:59:00.000Z'],
  ['America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
  ['Europe/London', '2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
  ['Europe/London', '2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
])('around the change of clocks in %s, %s %s is %s', (timeZone, date, time, instant) => {
  expect(instantInZone(date, time, timeZone).toISOString()).toBe(instant)
})

test.each([
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  ['Europe/London', '2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
  ['Pacific/Apia', '2011-12-30', '12:00', '2011-12-30T22:00:00.000Z'],
])('a time that clocks in %s skip, %s %s, counts by the offset before', (timeZone, date, time, instant) => {
  expect(instantInZone(date, time, timeZone).toISOString()).toBe(instant)
})

test.each([
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ['Europe/London', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
])('of a time that clocks in %s show twice, %s %s, the first is meant', (timeZone, date, time, instant) => {
  expect(instantInZone(date, time, timeZone).toISOString()).toBe(instant)
})

test.each([
  ['on the zone’s clocks', '2026-07-01T10:00', '2026-07-01T08:00:00.000Z'],
  ['with seconds', '2026-07-01T10:00:59.25', '2026-07-01T08:00:59.250Z'],
  ['at a time that the clocks skip, by the offset before', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['in UTC', '2026-07-01T10:00Z', '2026-07-01T10:00:00.000Z'],
  ['with an offset', '2026-07-01T10:00:00+05:30', '2026-07-01T04:30:00.000Z'],
])('a date-time is an instant: %s', (_how, text, instant) => {
  expect(instantOfDateTime(text, 'Europe/Berlin')?.toISOString()).toBe(instant)
})

test.each([
  '',
  '2026-07-01',
  '10:00',
  '2026-02-30T10:00',
  '2026-02-30T10:00Z',
  '2026-13-01T10:00Z',
  '2026-07-01T24:00',
  '2026-07-01T10:60Z',
  '2026-07-01T10:00:60',
  '2026-07-01T10:00+99:00',
  '2026-07-01T10:00 ',
  ' 2026-07-01T10:00',
])('what is no date-time is none: "%s"', (text) => {
  expect(instantOfDateTime(text, 'Europe/Berlin')).toBeNull()
})

test.each([
  ['Asia/Kolkata', 330],
  ['Asia/Kathmandu', 345],
  ['America/Bogota', -300],
  ['UTC', 0],
  ['Europe/London', undefined],
  ['America/St_Johns', undefined],
  ['Africa/Casablanca', undefined],
])('clocks in %s are always %s minutes from UTC, if they never change', (timeZone, minutes) => {
  expect(steadyOffsetMinutes(timeZone)).toBe(minutes)
})

test.each(['Asia/Kolkata', 'America/Bogota'])(
  'the minute in %s is the same with and without its offset',
  (timeZone) => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2025-01-01'), max: new Date('2037-12-31'), noInvalidDate: true }),
        (instant) => {
          expect(cityMinuteAt(instant, timeZone, steadyOffsetMinutes(timeZone))).toBe(cityMinuteAt(instant, timeZone))
        },
      ),
    )
  },
)

test('a zone whose clocks are known never to change asks no formatter', () => {
  rememberSteadyOffset('Made/Up', 345)
  expect(instantInZone('2026-07-01', '10:00', 'Made/Up').toISOString()).toBe('2026-07-01T04:15:00.000Z')
})
