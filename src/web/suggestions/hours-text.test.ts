import fc from 'fast-check'
import OpeningHours from 'opening_hours'
import { expect, test } from 'vitest'
import { hoursText, weekdays, type HoursRow } from './hours-text.ts'

const week = [...weekdays]

test('days with the same hours share a rule, and a day without hours is closed', () => {
  const rows: HoursRow[] = [
    { days: ['Mo', 'Tu', 'We', 'Fr'], opens: '10:00', closes: '18:00' },
    { days: ['Sa'], opens: '10:00', closes: '14:00' },
  ]
  expect(hoursText(rows)).toBe('Mo-We,Fr 10:00-18:00; Sa 10:00-14:00')
})

test('a day with a pause at noon has one rule with both times', () => {
  const rows: HoursRow[] = [
    { days: week, opens: '19:00', closes: '23:00' },
    { days: week, opens: '11:00', closes: '15:00' },
  ]
  expect(hoursText(rows)).toBe('Mo-Su 11:00-15:00,19:00-23:00')
})

test('what is always open, and rows that are not complete', () => {
  expect(hoursText([{ days: week, opens: '00:00', closes: '00:00' }])).toBe('24/7')
  expect(hoursText([{ days: week, opens: '10:00', closes: '' }])).toBe('')
  expect(hoursText([{ days: [], opens: '10:00', closes: '12:00' }])).toBe('')
})

const hour = fc.integer({ min: 0, max: 23 }).map((number) => `${String(number).padStart(2, '0')}:00`)
const row = fc
  .record({ days: fc.subarray(week, { minLength: 1 }), opens: hour, closes: hour })
  .filter(({ opens, closes }) => opens !== closes)

test('all that can be chosen is written as the guide wants it', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 3 }), (rows) => {
      const text = hoursText(rows)
      const anywhere = { lat: 0, lon: 0, address: { country_code: 'de', state: 'Berlin' } }
      expect(new OpeningHours(text, anywhere).prettifyValue()).toBe(text)
    }),
  )
})
