import { expect, test } from 'vitest'
import { addDays } from '#contract/text/dates.ts'
import { clockChange } from './clock-change.ts'

test.each([
  ['2027-03-28', 'Europe/Lisbon', { at: 60, shows: 120 }],
  ['2026-10-25', 'Europe/Lisbon', { at: 120, shows: 60 }],
  ['2026-10-25', 'Europe/Athens', { at: 240, shows: 180 }],
  ['2027-03-14', 'America/New_York', { at: 120, shows: 180 }],
  // At midnight, and by half an hour.
  ['2026-03-29', 'Asia/Beirut', { at: 0, shows: 60 }],
  ['2026-10-24', 'Asia/Beirut', { at: 1_440, shows: 1_380 }],
  ['2026-10-04', 'Australia/Lord_Howe', { at: 120, shows: 150 }],
  ['2027-03-27', 'Europe/Lisbon', null],
])('the clocks of a day: %s in %s', (date, timeZone, change) => {
  expect(clockChange(date, timeZone)).toEqual(change)
})

test('a year has two changes with summer time, and none without', () => {
  const year = Array.from({ length: 365 }, (_, day) => addDays('2027-01-01', day))
  const changes = (timeZone: string) => year.filter((date) => clockChange(date, timeZone) !== null)
  expect(changes('Europe/Lisbon')).toEqual(['2027-03-28', '2027-10-31'])
  expect(changes('Asia/Kolkata')).toEqual([])
})
