import { expect, test } from 'vitest'
import { hoursText } from '../../suggestions/hours-text.ts'
import { rowsOfHours } from './hours-of-week.ts'

test.each(['Tu-Su 10:00-18:00', 'Mo-Fr 09:00-13:00,15:00-19:00', 'Mo-Th 18:00-02:00; Fr-Su 18:00-04:00', '24/7'])(
  'the hours %s become rows of days and times, and the same text again',
  (value) => {
    expect(hoursText(rowsOfHours(value) ?? [])).toBe(value)
  },
)

test.each([
  ['10:00-18:00; Mo off', 'Tu-Su 10:00-18:00'],
  ['Mo-Fr 09:00-17:00; Sa,Su off', 'Mo-Fr 09:00-17:00'],
  ['Mo-Sa 10:00-19:00; Su off', 'Mo-Sa 10:00-19:00'],
])('in the hours %s, days that are closed have no row', (value, rows) => {
  expect(hoursText(rowsOfHours(value) ?? [])).toBe(rows)
})

test.each([
  'Mo 10:00-18:00; Mo 12:00-13:00 off',
  'Dec-Feb 17:00-23:00',
  'Mo-Fr 09:00-17:00; PH off',
  'sunrise-sunset',
  '12:00+',
  'Dec-Feb unknown "ask"',
  'nonsense',
])('the hours %s say more than rows can', (value) => {
  expect(rowsOfHours(value)).toBe(null)
})
