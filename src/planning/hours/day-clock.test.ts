import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cityMinuteAt } from '#contract/text/city-minute.ts'
import { instantInZone } from '#contract/text/city-time.ts'
import { addDays } from '#contract/text/dates.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { dayClock, planMinute, planMinuteAt, shownMinute, shownTime } from './day-clock.ts'
import { clockTime } from './minutes.ts'

const zones = [
  'Asia/Kolkata',
  'Europe/Lisbon',
  'Europe/Athens',
  'Asia/Beirut',
  'America/New_York',
  'Australia/Lord_Howe',
]

/** Plans and clocks agree at noon. */
function instantOfPlan(date: string, minute: number, zone: string): number {
  return instantInZone(date, '12:00', zone).getTime() + (minute - 720) * MINUTE_MS
}

test.each(zones)('a minute of a plan is the instant at which clocks show its time: %s', (zone) => {
  const dates = fc.integer({ min: 0, max: 3 * 365 }).map((days) => addDays('2026-01-01', days))
  fc.assert(
    fc.property(dates, fc.integer({ min: 0, max: 2 * 1_440 - 1 }), (date, minute) => {
      const clock = dayClock(date, zone)
      const shown = cityMinuteAt(new Date(instantOfPlan(date, minute, zone)), zone)
      const day = addDays(date, Math.floor(shownMinute(minute, clock) / 1_440))
      expect(`${day}T${shownTime(minute, date, { timeZone: zone })}`).toBe(shown)
      expect(planMinuteAt(new Date(instantOfPlan(date, minute, zone)), date, zone)).toBe(minute)
      const wanted = instantInZone(addDays(date, Math.floor(minute / 1_440)), clockTime(minute % 1_440), zone)
      expect(instantOfPlan(date, planMinute(minute, clock), zone)).toBe(wanted.getTime())
    }),
    { numRuns: 1_000 },
  )
})

test('the night of a change has one hour less or more', () => {
  const spring = dayClock('2027-03-27', 'Europe/Lisbon')
  expect([24 * 60 + 59, 25 * 60].map((minute) => shownMinute(minute, spring))).toEqual([24 * 60 + 59, 26 * 60])
  const autumn = dayClock('2026-10-24', 'Europe/Lisbon')
  expect([25 * 60, 26 * 60, 27 * 60].map((minute) => shownMinute(minute, autumn))).toEqual([25 * 60, 25 * 60, 26 * 60])
  expect(planMinute(25 * 60 + 30, autumn)).toBe(25 * 60 + 30)
  expect(dayClock('2026-11-26', 'Europe/Lisbon')).toEqual([])
})
