import fc from 'fast-check'
import { getTimes } from 'suncalc'
import { describe, expect, test } from 'vitest'
import { addDays } from '#contract/text/dates.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { instantInZone } from '#contract/text/city-time.ts'
import { sunEvents, sunMinute } from './sun-times.ts'

const places = [
  { name: 'Surat', lat: 21.1959, lng: 72.8302, timeZone: 'Asia/Kolkata' },
  { name: 'Lisbon, which has summer time', lat: 38.72, lng: -9.14, timeZone: 'Europe/Lisbon' },
  { name: 'Auckland, east of the line of the date', lat: -36.85, lng: 174.76, timeZone: 'Pacific/Auckland' },
  { name: 'Kiritimati, fourteen hours ahead', lat: 1.87, lng: -157.4, timeZone: 'Pacific/Kiritimati' },
]

/** The event as suncalc has it, in milliseconds since 1970. */
function eventOfSuncalc(event: (typeof sunEvents)[number], date: string, place: (typeof places)[number]): number {
  const noon = instantInZone(date, '12:00', place.timeZone)
  return getTimes(noon, place.lat, place.lng)[event]?.getTime() ?? Number.NaN
}

describe.each(places)('in $name', (place) => {
  test('the sun rises and sets within a minute and a half of what suncalc computes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000 }), fc.constantFrom(...sunEvents), (days, event) => {
        const date = addDays('2024-01-01', days)
        const minute = sunMinute(event, date, place) ?? Number.NaN
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
        const ours = instantInZone(date, time, place.timeZone).getTime()
        expect(Math.abs(ours - eventOfSuncalc(event, date, place))).toBeLessThan(1.5 * MINUTE_MS)
      }),
    )
  })
})

test('the sun rises and sets at the same minute for a clock that is known by its offset', () => {
  const surat = { lat: 21.1959, lng: 72.8302, timeZone: 'Asia/Kolkata' }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000 }), fc.constantFrom(...sunEvents), (days, event) => {
      const date = addDays('2025-01-01', days)
      expect(sunMinute(event, date, { ...surat, utcOffsetMinutes: 330 })).toBe(sunMinute(event, date, surat))
    }),
  )
})

test('where the sun does not set, nobody can say when', () => {
  const place = { lat: 78.22, lng: 15.65, timeZone: 'Arctic/Longyearbyen' }
  expect(sunMinute('sunset', '2026-06-21', place)).toBeNull()
  expect(sunMinute('sunrise', '2026-12-21', place)).toBeNull()
})
