import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantInZone } from '#contract/text/city-time.ts'
import { addDays } from '#contract/text/dates.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { dayClock, planMinute } from '../hours/day-clock.ts'
import { clockTime } from '../hours/minutes.ts'
import type { ExportedStop } from './exported-days.ts'
import { stopInstants } from './stop-instants.ts'

const zones = [
  'Asia/Kolkata',
  'Europe/Lisbon',
  'Asia/Beirut',
  'America/Havana',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
]

function stopAt(date: string, from: number): ExportedStop {
  const destination = { name: '', location: '', startDate: null, endDate: null, notes: '', activities: [] }
  return {
    key: `${from}`,
    name: '',
    notes: '',
    date,
    lastDate: null,
    times: { from, to: from + 30 },
    place: null,
    point: null,
    destination: {
      ...destination,
      accommodation: { name: '', address: '', checkIn: null, checkOut: null, bookingReference: '' },
      transportation: { type: '', departureTime: null, arrivalTime: null, bookingReference: '' },
    },
  }
}

test.each(zones)('a fixed stop begins when the clocks show its time, also where they change: %s', (zone) => {
  const dates = fc.integer({ min: 0, max: 68 * 365 }).map((days) => addDays('1970-01-01', days))
  const minutes = fc.array(fc.integer({ min: 0, max: 2 * 1_440 - 1 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(dates, minutes, (date, from) => {
      const stops = from.map((minute) => stopAt(date, planMinute(minute, dayClock(date, zone))))
      const expected = from.map((minute) => {
        const day = addDays(date, Math.floor(minute / 1_440))
        const start = instantInZone(day, clockTime(minute % 1_440), zone)
        return { start, end: new Date(start.getTime() + 30 * MINUTE_MS) }
      })
      expect(stopInstants({ date, stops }, zone)).toEqual(expected)
    }),
    { numRuns: 300 },
  )
})
