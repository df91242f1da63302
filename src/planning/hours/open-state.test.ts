import fc from 'fast-check'
import OpeningHours from 'opening_hours'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { addDays } from '#contract/text/dates.ts'
import type { OpenHours } from '#contract/place/open-hours.ts'
import { parseOpeningHours } from '#server/guide/parse-opening-hours.ts'
import { openStateAt, type OpenState } from './open-state.ts'

const getHours = (value: string): OpenHours => ({ rules: parseOpeningHours(value), confidence: 'reported' })
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
    expect(openStateAt({ openHours: getHours(value) }, { date, time })).toEqual(expected)
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

  test('probably closed at a feast whose day may move', () => {
    const openHours: OpenHours = {
      rules: [{ times: [['10:00', '18:00']] }, { dates: ['2026-12-08~'], isFeast: true, state: 'closed' }],
      confidence,
    }
    expect(openStateAt({ openHours }, { date: TUESDAY, time: '12:00' })).toEqual({
      code: 'closed',
      reason: 'holiday',
      since: null,
      opens: { date: '2026-12-09', time: '10:00' },
      confidence: 'estimate',
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
      const state = openStateAt({ openHours: getHours(text) }, { date, time })
      const opened = state.code === 'open-until' ? [state] : []
      expect(opened).toEqual(library.getState(instant) ? [until] : [])
    }),
    { numRuns: 300 },
  )
})

/** A side that is closed on some days, or of which nobody knows the hours on some days. */
const side = fc.oneof(value, fc.constantFrom('Tu-Su 10:00-22:00', '24/7', 'Mo 10:00-18:00; Tu-Su unknown "ask"'))
type Kind = 'open' | 'closed' | 'unknown'

function getKind({ code }: OpenState): Kind {
  if (code === 'unknown') return 'unknown'
  return code === 'open-until' || code === 'open-always' ? 'open' : 'closed'
}

function disputed(first: string, ...others: string[]): OpenHours {
  return { ...getHours(first), confidence: 'conflict', otherSides: others.map((other) => parseOpeningHours(other)) }
}

test('a place with disputed hours is open or closed only when all its sources agree, else nobody knows', () => {
  fc.assert(
    fc.property(fc.array(side, { minLength: 2, maxLength: 3 }), date, time, ([first = '', ...others], date, time) => {
      const sides = [first, ...others].map((text) =>
        getKind(openStateAt({ openHours: getHours(text) }, { date, time })),
      )
      const state = openStateAt({ openHours: disputed(first, ...others) }, { date, time })
      const isDisputed = sides.includes('open') && sides.includes('closed')
      const agreed = new Set(sides).size === 1 ? sides[0] : 'unknown'
      expect([getKind(state), state.code === 'unknown' ? state.reason : undefined]).toEqual([
        agreed,
        isDisputed ? 'conflict' : undefined,
      ])
    }),
    { numRuns: 500 },
  )
})

test('a place with disputed hours is open until the first of its sources says that it closes', () => {
  fc.assert(
    fc.property(value, value, date, time, (one, other, date, time) => {
      const getUntil = (openHours: OpenHours) => {
        const state = openStateAt({ openHours }, { date, time })
        return state.code === 'open-until' ? [`${state.until.date}T${state.until.time}`] : []
      }
      const sides = [getUntil(getHours(one)), getUntil(getHours(other))]
      fc.pre(sides.every(({ length }) => length === 1))
      expect(getUntil(disputed(one, other))).toEqual(sides.flat().toSorted().slice(0, 1))
    }),
  )
})

describe('a place of which one source says 10:00 to 22:00 from Tuesday on, and one says 06:15 to 21:00 every day,', () => {
  const openHours = disputed('Tu-Su 10:00-22:00', 'Mo-Su 06:15-21:00')
  const conflict: OpenState = { code: 'unknown', reason: 'conflict' }

  test.each<[string, string, string, OpenState]>([
    ['is open or closed on a Monday, which nobody knows', MONDAY, '12:00', conflict],
    ['is open or closed when only one source has it open', TUESDAY, '09:30', conflict],
    ['is open or closed when only one source has it still open', TUESDAY, '21:30', conflict],
    [
      'is open when both say so, until one says that it closes',
      TUESDAY,
      '12:00',
      { code: 'open-until', until: { date: TUESDAY, time: '21:00' }, confidence: 'conflict' },
    ],
    [
      'is closed when both say so, until both say that it opens',
      TUESDAY,
      '05:00',
      { code: 'opens-at', opens: { date: TUESDAY, time: '10:00' }, confidence: 'conflict' },
    ],
    [
      'is closed on a Monday night',
      MONDAY,
      '22:00',
      { code: 'opens-at', opens: { date: TUESDAY, time: '10:00' }, confidence: 'conflict' },
    ],
    ['is closed on a Monday morning, and nobody knows until when', MONDAY, '05:00', { code: 'closed-now' }],
  ])('%s', (_name, date, time, expected) => {
    expect(openStateAt({ openHours }, { date, time })).toEqual(expected)
  })
})
