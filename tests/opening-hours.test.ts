import { execFileSync } from 'node:child_process'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { addDays } from '#contract/text/dates.ts'
import type { OpenHours } from '#contract/place/open-hours.ts'
import { openIntervals } from '#planning/hours/open-intervals.ts'
import { sunMinute } from '#planning/hours/sun-times.ts'
import { compileOpenHours } from '#server/guide/compile-open-hours.ts'
import { readContent } from '#server/guide/read-content.ts'
import { spansOfGuide, spansOfLibrary, YEAR_2027 } from './support/osm-hours.ts'

// The opening hours in the guide to Surat, against the library of OpenStreetMap's opening_hours.

const content = readContent('content/surat')
const { calendar } = content

/** The dates of feasts in the words of opening_hours: `2027 Jan 26,2027 Mar 22`. */
function getDates(feasts: readonly { feast: string; days?: number | undefined }[]): string {
  const dates = feasts.flatMap(({ feast, days = 1 }) => {
    const known = calendar?.events.find(({ slug }) => slug === feast)?.dates ?? []
    return known.flatMap(({ from }) => Array.from({ length: days }, (_, index) => addDays(from, index)))
  })
  const month = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })
  return dates.map((date) => `${date.slice(0, 4)} ${month.format(new Date(date))} ${date.slice(8)}`).join(',')
}

const known = content.places.flatMap((place) => {
  const { openingHours, closedFeasts } = place.facts ?? {}
  const openHours = compileOpenHours(place, content)
  if (!openingHours || !openHours) return []
  const closing = closedFeasts ? `; ${getDates(closedFeasts.value)} off` : ''
  const { otherSides = [], ...main } = openHours
  const sides: { value: string; hours: OpenHours }[] = [
    { value: openingHours.value + closing, hours: main },
    ...(openingHours.alternatives ?? []).map(({ value }, index) => ({
      value: value + closing,
      hours: { ...main, rules: otherSides[index] ?? [] },
    })),
  ]
  return sides.map((side) => ({ ...side, name: `${place.name}, ${side.value.slice(0, 40)}` }))
})

const byClock = known.filter(({ hours }) => !hours.sun)
const bySun = known.filter(({ hours }) => hours.sun)

// The library reckons in the zone of the process.
beforeAll(() => {
  vi.stubEnv('TZ', 'UTC')
})

test('hours are known of a fair part of the places, by the clock and by the sun', () => {
  expect(byClock.length).toBeGreaterThan(12)
  expect(bySun.length).toBeGreaterThan(1)
})

describe.each(byClock)('$name', ({ value, hours }) => {
  test('opens and closes at the minutes that the library names, all year', () => {
    expect(spansOfGuide(hours, YEAR_2027).open).toEqual(spansOfLibrary(value, YEAR_2027).open)
  })

  test('is of unknown hours on the days on which the library says so', () => {
    const getDay = (minute: number) => addDays(YEAR_2027.from, Math.floor(minute / 1_440))
    const spans = spansOfLibrary(value, YEAR_2027).unknown
    const days = spans.flatMap(([from, to]) =>
      Array.from({ length: Math.ceil((to - from) / 1_440) }, (_, index) => getDay(from + index * 1_440)),
    )
    expect(spansOfGuide(hours, YEAR_2027).unknownDays.filter((date) => date >= YEAR_2027.from)).toEqual(days)
  })
})

describe.each(bySun)('$name', ({ value, hours }) => {
  test('opens and closes with the sun as the library does with the times of each day', () => {
    const sun = hours.sun ?? { lat: 0, lng: 0, timeZone: 'UTC' }
    const time = (event: 'sunrise' | 'sunset', date: string) => {
      const minute = sunMinute(event, date, sun) ?? 0
      return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
    }
    const dates = Array.from({ length: YEAR_2027.days }, (_, index) => addDays(YEAR_2027.from, index))
    const ofLibrary = dates.map((date) => {
      const clock = value.replace('sunrise', time('sunrise', date)).replace('sunset', time('sunset', date))
      return spansOfLibrary(clock, { from: date, days: 1 }).open
    })
    expect(dates.map((date) => spansOfGuide(hours, { from: date, days: 1 }).open)).toEqual(ofLibrary)
  })
})

/** The hours of Surat as a process in another time zone computes them. */
function printedIn(timeZone: string): unknown {
  const env = { ...process.env, TZ: timeZone }
  return JSON.parse(execFileSync(process.execPath, ['tests/support/print-hours.ts'], { env, encoding: 'utf8' }))
}

test('the hours of Surat are the same for processes in other time zones', () => {
  const [inSurat, ...elsewhere] = ['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati'].map(printedIn)
  expect(elsewhere).toEqual([inSurat, inSurat])
})

test('the compiled hours of a place weigh little', () => {
  const sizes = content.places.map((place) => JSON.stringify(compileOpenHours(place, content)).length)
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(100)
})

test('a place without compiled hours is of unknown hours on every day', () => {
  const nomads = content.places.find(({ slug }) => slug === 'nomads')
  expect(nomads && compileOpenHours(nomads, content)).toBeNull()
  expect(openIntervals({ openHours: null }, '2027-01-01')).toEqual({ state: 'unknown' })
})
