import { expect, test } from 'vitest'
import { showWeekdays } from './weekdays-text.ts'

test.each([
  [[2, 3, 4, 5, 6, 7], 'Tue to Sun'],
  [[1], 'Mon'],
  [[6, 7], 'Sat, Sun'],
  [[1, 3, 4, 5, 7], 'Mon, Wed to Fri, Sun'],
])('%j reads %s', (weekdays, text) => {
  expect(showWeekdays(weekdays)).toBe(text)
})
