import OpeningHours from 'opening_hours'
import { addDays } from '#contract/text/dates.ts'
import { DAY_MS, MINUTE_MS } from '#contract/text/durations.ts'
import type { OpenHours } from '#contract/place/open-hours.ts'
import { openIntervals } from '#planning/hours/open-intervals.ts'

/** Minutes from the beginning of a period. */
export type Span = readonly [from: number, to: number]

/** Days of a period. The dates are read as days of UTC. */
export type Period = { readonly from: string; readonly days: number }

export const YEAR_2027: Period = { from: '2027-01-01', days: 365 }
/** A leap year. */
export const YEAR_2028: Period = { from: '2028-01-01', days: 366 }

/** The state of a period by the library `opening_hours`. It reckons in the zone of the process, which must be UTC. */
export function spansOfLibrary(value: string, period: Period): { open: Span[]; unknown: Span[] } {
  const start = Date.parse(`${period.from}T00:00:00Z`)
  const found = new OpeningHours(value).getOpenIntervals(new Date(start), new Date(start + period.days * DAY_MS))
  const spans = (isUnknown: boolean) =>
    found
      .filter(([, , unknown]) => unknown === isUnknown)
      .map(([from, to]): Span => [(from.getTime() - start) / MINUTE_MS, (to.getTime() - start) / MINUTE_MS])
  return { open: spans(false), unknown: spans(true) }
}

/** The state of the same period by our own function, and the days of which nobody knows the hours. */
export function spansOfGuide(openHours: OpenHours, period: Period): { open: Span[]; unknownDays: string[] } {
  const days = Array.from({ length: period.days + 1 }, (_, index) => addDays(period.from, index - 1))
  const hours = days.map((date, index) => ({ date, index, day: openIntervals({ openHours }, date) }))
  const spans = hours.flatMap(({ day, index }) =>
    day.state === 'open' ? day.intervals.map((interval) => getSpan(interval, (index - 1) * DAY_MINUTES)) : [],
  )
  const unknownDays = hours.filter(({ day }) => day.state === 'unknown').map(({ date }) => date)
  return { open: clip(join(spans), period.days * DAY_MINUTES), unknownDays }
}

const DAY_MINUTES = 1_440

function getSpan(interval: readonly [string, string], midnight: number): Span {
  const [from, to] = interval.map((time) => midnight + Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
  return [from ?? 0, to ?? 0]
}

function join(spans: readonly Span[]): Span[] {
  const joined: [number, number][] = []
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1)
    if (last && last[1] >= from) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

function clip(spans: readonly Span[], end: number): Span[] {
  return spans.map(([from, to]): Span => [Math.max(0, from), Math.min(to, end)]).filter(([from, to]) => from < to)
}

/** A value as the library would write it. It refuses `PH` without a country, so it gets one. */
export function libraryText(value: string): string {
  const country = { lat: 0, lon: 0, address: { country_code: 'de', state: 'Berlin' } }
  return new OpeningHours(value, country).prettifyValue()
}
