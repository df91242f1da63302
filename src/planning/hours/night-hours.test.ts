import { expect, test } from 'vitest'
import type { OpenHours } from '#contract/place/open-hours.ts'
import { parseOpeningHours } from '#server/guide/parse-opening-hours.ts'
import { openIntervals } from './open-intervals.ts'
import { openStateAt, opennessAt } from './open-state.ts'

function placeFor(value: string): { openHours: OpenHours } {
  return { openHours: { rules: parseOpeningHours(value), confidence: 'official' } }
}

const BAR = 'Mo-Th 18:00-02:00; Fr-Su 18:00-04:00'

// 4 December 2026 is a Friday.
test.each([
  [BAR, '2026-12-04', '00:15', 'open'],
  [BAR, '2026-12-04', '02:30', 'closed'],
  [BAR, '2026-12-05', '03:30', 'open'],
  [BAR, '2026-12-07', '03:30', 'open'],
  [BAR, '2026-12-08', '03:30', 'closed'],
  ['Mo-Sa 18:00-02:00; Su off', '2026-12-06', '01:00', 'open'],
  ['Mo-Sa 18:00-02:00; Su off', '2026-12-07', '01:00', 'closed'],
  ['Mo-Su 18:00-02:00; 2026 Dec 25 off', '2026-12-25', '01:00', 'open'],
  ['Mo-Su 18:00-02:00; 2026 Dec 25 off', '2026-12-26', '01:00', 'closed'],
  ['Nov 18:00-02:00', '2026-12-01', '01:00', 'open'],
  ['Nov 18:00-02:00', '2026-11-01', '01:00', 'closed'],
  ['Mo-Sa 18:00-02:00; Su 10:00-14:00', '2026-12-06', '01:00', 'open'],
  ['Mo-Su 18:00-04:00; Sa 00:00-24:00', '2026-12-05', '03:00', 'open'],
])('with %s, on %s at %s it is %s', (value, date, time, state) => {
  expect(opennessAt(placeFor(value), { date, time })).toBe(state)
})

test('the night closes at its own time, on a day whose night is longer', () => {
  expect(openStateAt(placeFor(BAR), { date: '2026-12-04', time: '00:15' })).toEqual({
    code: 'open-until',
    until: { date: '2026-12-04', time: '02:00' },
    confidence: 'official',
  })
  expect(openIntervals(placeFor(BAR), '2026-12-04')).toMatchObject({ intervals: [['18:00', '28:00']] })
})

test('a closed feast keeps the night before it, and has none of its own', () => {
  const rules = [
    { times: [['18:00', '26:00'] as [string, string]] },
    { dates: ['2026-11-08'], state: 'closed' as const, isFeast: true as const },
  ]
  const place = { openHours: { rules, confidence: 'official' as const } }
  expect(opennessAt(place, { date: '2026-11-08', time: '01:00' })).toBe('open')
  expect(opennessAt(place, { date: '2026-11-09', time: '01:00' })).toBe('closed')
})
