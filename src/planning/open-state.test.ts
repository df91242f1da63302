import fc from 'fast-check'
import OpeningHours from 'opening_hours'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { addDays } from '#contract/dates.ts'
import type { OpenHours } from '#contract/open-hours.ts'
import { parseOpeningHours } from '#server/guide/parse-opening-hours.ts'
import { openStateAt, type OpenState } from './open-state.ts'

const hoursOf = (value: string): OpenHours => ({ rules: parseOpeningHours(value), confidence: 'reported' })
const confidence = 'reported'

// The library reckons in the zone of the process.
beforeAll(() => {
  vi.stubEnv('TZ', 'UTC')
})

/** A Monday. */
const MONDAY = '2026-12-07'
const TUESDAY = '2026-12-08'

describe('a place is', () => {
  test.each<[string, string, string, string, OpenState]>([
    [
      'open until its closing time',
      'Mo-Su 10:00-18:00',
      MONDAY,
      '17:59',
      { code: 'open-until', until: { date: MONDAY, time: '18:00' }, confidence },
    ],
    [
      'closed from the minute of closing on, until it opens on the next day',
      'Mo-Su 10:00-18:00',
      MONDAY,
      '18:00',
      { code: 'opens-at', opens: { date: TUESDAY, time: '10:00' }, confidence },
    ],
    [
      'closed until it opens on the same day',
      'Mo-Su 10:00-18:00',
      MONDAY,
      '09:59',
      { code: 'opens-at', opens: { date: MONDAY, time: '10:00' }, confidence },
    ],
    [
      'closed between two openings',
      'Mo-Su 10:00-13:00,15:00-18:00',
      MONDAY,
      '14:00',
      { code: 'opens-at', opens: { date: MONDAY, time: '15:00' }, confidence },
    ],
    [
      'closed on its weekday, and opens on the next',
      'Tu-Su 10:00-18:00',
      MONDAY,
      '12:00',
      { code: 'closed-weekday', weekday: 1, opens: { date: TUESDAY, time: '10:00' } },
    ],
    [
      'open after midnight on the day before its closing day',
      'Su 20:00-02:00',
      MONDAY,
      '01:30',
      { code: 'open-until', until: { date: MONDAY, time: '02:00' }, confidence },
    ],
    [
      'open until after midnight',
      'Mo-Su 20:00-02:00',
      MONDAY,
      '23:00',
      { code: 'open-until', until: { date: TUESDAY, time: '02:00' }, confidence },
    ],
    [
      'open until the end of a day, said as the beginning of the next',
      'Mo 10:00-24:00',
      MONDAY,
      '23:00',
      { code: 'open-until', until: { date: TUESDAY, time: '00:00' }, confidence },
    ],
    [
      'open through a midnight that parts two openings',
      'Mo 10:00-24:00, Tu 00:00-06:00',
      MONDAY,
      '23:00',
      { code: 'open-until', until: { date: TUESDAY, time: '06:00' }, confidence },
    ],
    ['always open', '24/7', MONDAY, '03:00', { code: 'open-always', confidence }],
    ['open or closed, which nobody knows', 'Mo unknown "ask"', MONDAY, '12:00', { code: 'unknown' }],
    [
      'closed now, when nobody knows the hours of tomorrow',
      'Mo 10:00-18:00; Tu-Su unknown "ask"',
      MONDAY,
      '19:00',
      { code: 'closed-now' },
    ],
    [
      'closed out of its season',
      'Jan-Feb 10:00-18:00',
      '2026-07-06',
      '12:00',
      { code: 'closed', reason: 'season', since: null, opens: null },
    ],
    [
      'closed out of its season, which begins in three days',
      'Jan-Feb 10:00-18:00',
      '2026-12-29',
      '12:00',
      { code: 'closed', reason: 'season', since: null, opens: { date: '2027-01-01', time: '10:00' } },
    ],
  ])('%s', (_name, value, date, time, expected) => {
    expect(openStateAt({ openHours: hoursOf(value) }, { date, time })).toEqual(expected)
  })

  test('closed for repairs since the month that is known', () => {
    const openHours: OpenHours = { rules: [], confidence, closed: { reason: 'repairs', since: '2025-06' } }
    expect(openStateAt({ openHours }, { date: MONDAY, time: '12:00' })).toEqual({
      code: 'closed',
      reason: 'repairs',
      since: '2025-06',
      opens: null,
    })
  })

  test('of unknown hours when nobody has found them', () => {
    expect(openStateAt({ openHours: null }, { date: MONDAY, time: '12:00' })).toEqual({ code: 'unknown' })
  })
})

const value = fc.constantFrom(
  'Mo-Su 10:00-18:00',
  'Tu-Su 09:30-16:30',
  'Mo-Fr 10:00-13:00,15:00-19:30; Sa 10:00-14:00',
  'Mo-Su 20:00-02:00',
  'Fr-Sa 22:00-05:00, Su 12:00-14:00',
  'Dec-Feb Mo-Fr 17:00-23:00; Mar-Nov Sa,Su 00:00-24:00',
  'Mo-Sa 10:00-20:00; 13:00-14:00 off; Dec 25 off',
)
const date = fc.integer({ min: 0, max: 1_000 }).map((days) => addDays('2026-06-01', days))
const time = fc
  .integer({ min: 0, max: 1_439 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)

test('at any minute a place is open when the library says so, and until the change that it names', () => {
  fc.assert(
    fc.property(value, date, time, (text, date, time) => {
      const library = new OpeningHours(text)
      const instant = new Date(`${date}T${time}:00Z`)
      const change = library.getNextChange(instant)?.toISOString() ?? ''
      const until = { code: 'open-until', until: { date: change.slice(0, 10), time: change.slice(11, 16) }, confidence }
      const state = openStateAt({ openHours: hoursOf(text) }, { date, time })
      const opened = state.code === 'open-until' ? [state] : []
      expect(opened).toEqual(library.getState(instant) ? [until] : [])
    }),
    { numRuns: 300 },
  )
})
