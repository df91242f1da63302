import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { formatsFor } from '#contract/messages/format.ts'
import { cityMinuteAt } from '#contract/text/city-minute.ts'
import { addDays } from '#contract/text/dates.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { language } from '#messages/language.ts'
import { dayClock, shownMinute, shownTime } from '#planning/hours/day-clock.ts'
import { createCityRoutes } from '#planning/plan/city-routes.ts'
import { schedule } from '#planning/plan/schedule.ts'
import { dayAt, progressAt } from '#planning/plan/today.ts'
import { exportIcs } from '#planning/plan/trip-ics.ts'
import { getTripPlan } from '#planning/plan/trip-plan.ts'
import { scheduleOfTrip } from '#planning/plan/trip-times.ts'
import { exportTexts as texts, exportUrls as urls, savedTrip } from '../../../../../tests/support/exported-trips.ts'
import { planningGuide, planningPlace } from '../../../../../tests/support/planned-trips.ts'
import { exportGpx } from './trip-gpx.ts'
import { exportKml } from './trip-kml.ts'

/** Days on which clocks change, or after whose evening they do. */
const changes = [
  ['Europe/Lisbon', '2027-03-28'],
  ['Europe/Lisbon', '2026-10-25'],
  ['Europe/Athens', '2026-10-25'],
  ['Asia/Beirut', '2026-03-29'],
  ['Asia/Beirut', '2026-10-25'],
  ['America/New_York', '2027-03-14'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Asia/Kolkata', '2026-12-05'],
] as const

/** Two places a few kilometres apart. */
const guideIn = (timeZone: string) => ({
  ...planningGuide([planningPlace('castle'), planningPlace('beach', { geo: { lat: 21.21, lng: 72.83 } })]),
  timeZone,
})

type Row = readonly [zone: string, date: string]

const rows = fc
  .constantFrom(...changes)
  .chain(([zone, date]) => fc.constantFrom<Row>([zone, date], [zone, addDays(date, -1)]))

const stops = fc.array(
  fc.record({
    hour: fc.option(fc.integer({ min: 0, max: 23 }), { nil: null, freq: 3 }),
    minutes: fc.integer({ min: 1, max: 18 }).map((tens) => tens * 10),
    place: fc.constantFrom('castle', 'beach', null),
  }),
  { minLength: 1, maxLength: 6 },
)

const days = fc.constantFrom(
  { dayStart: '18:00', dayEnd: '06:00' },
  { dayStart: '00:00', dayEnd: '12:00' },
  { dayStart: '09:00', dayEnd: '20:00' },
)

function tripOn(date: string, day: object, planned: readonly object[]): Trip {
  const activities = planned.map((stop, index) => ({ notes: '', date, time: '', position: index + 1, ...stop }))
  const destination = { name: 'Marvelha', location: '', startDate: null, endDate: null, notes: '', activities }
  const dates = { startDate: date, endDate: addDays(date, 1) }
  return savedTrip({ title: 'A night', description: '', budget: 0, ...dates, ...day, destinations: [destination] })
}

/** Names of stops and the minutes on the clock at which each begins: on the page, and in the files. */
function getTimes(trip: Trip, zone: string) {
  const guide = guideIn(zone)
  const formats = formatsFor(language, { countryCode: 'PT', currency: 'EUR', currencySign: '€', timeZone: zone })
  const { trip: named, times } = scheduleOfTrip(trip, guide)
  const visits = getTripPlan(named, guide).days.flatMap((plan) =>
    schedule(plan, createCityRoutes(guide.fares)).visits.map((visit) => ({ date: plan.day.date, ...visit })),
  )
  const names = new Map(named.destinations.flatMap(({ activities }) => activities.map(({ id, name }) => [id, name])))
  const page = visits.map(({ date, stop, starts, leaves }) => {
    const minute = Math.round(stop.fixedAt ?? starts)
    const day = addDays(date, Math.floor(shownMinute(minute, dayClock(date, zone)) / 1_440))
    return {
      name: names.get(stop.id) ?? '',
      at: `${day}T${shownTime(minute, date, { timeZone: zone })}`,
      stay: stop.stayMinutes,
      starts,
      leaves,
    }
  })
  const content = {
    trip: named,
    places: guide.places,
    times,
    formats,
    now: new Date('2026-03-01T06:00:00Z'),
    timeZone: zone,
  }
  const file = new ICAL.Component(ICAL.parse(exportIcs({ ...content, urls, texts })))
  const events = file
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .filter(({ startDate }) => !startDate.isDate)
  const calendar = events.map((event) => ({
    name: event.summary,
    start: event.startDate.toJSDate(),
    end: event.endDate.toJSDate(),
  }))
  return { page, calendar, maps: exportGpx(content) + exportKml(content) }
}

test('page, calendar and maps have each stop at the same time, and stays keep their length, also while clocks change', () => {
  fc.assert(
    fc.property(rows, days, stops, ([zone, date], day, planned) => {
      const named = planned.map(({ hour, minutes, place }, index) => ({
        name: `Stop ${index}`,
        time: hour === null ? '' : `${String(hour).padStart(2, '0')}:30`,
        durationMinutes: minutes,
        place,
      }))
      const { page, calendar, maps } = getTimes(tripOn(date, day, named), zone)
      expect(calendar.map(({ name, start }) => ({ name, at: cityMinuteAt(start, zone) }))).toEqual(
        page.map(({ name, at }) => ({ name, at })),
      )
      expect(calendar.map(({ start, end }) => (end.getTime() - start.getTime()) / MINUTE_MS)).toEqual(
        page.map(({ stay }) => stay),
      )
      expect(page.filter(({ name, at }) => !maps.includes(`. ${at.slice(11)} ${name}`))).toEqual([])
      expect(page.filter(({ starts }, index) => starts < (page[index - 1]?.leaves ?? starts))).toEqual([])
    }),
    { numRuns: 400 },
  )
})

test.each([
  ['2027-03-27', 'Europe/Lisbon', '03:00', '2027-03-28T03:40'],
  ['2026-10-24', 'Europe/Lisbon', '01:00', '2026-10-25T01:40'],
])('after a show of three hours from 23:00 of %s, a snack without a time: %s', (date, zone, ends, snackAt) => {
  const night = { dayStart: '18:00', dayEnd: '06:00' }
  const stops = [
    { name: 'Show', time: '23:00', durationMinutes: 180 },
    { name: 'Snack', durationMinutes: 60 },
  ]
  const { page, calendar } = getTimes(tripOn(date, night, stops), zone)
  expect(cityMinuteAt(calendar[0]?.end ?? new Date(0), zone).slice(11)).toBe(ends)
  const [, snack] = calendar
  expect(cityMinuteAt(snack?.start ?? new Date(0), zone)).toBe(page[1]?.at)
  expect(page[1]?.at).toBe(snackAt)
})

test('the panel of today shows the night of the day before until its end, also in an hour that clocks show twice', () => {
  const zone = 'Europe/Lisbon'
  const guide = guideIn(zone)
  const night = { dayStart: '18:00', dayEnd: '06:00' }
  const trip = tripOn('2026-10-24', night, [
    { name: 'Show', time: '23:00', durationMinutes: 180, id: 'show' },
    { name: 'Snack', durationMinutes: 60, id: 'snack' },
  ])
  const views = getTripPlan(trip, guide).days.map((plan) => ({ plan }))
  const stopAt = (instant: string) => {
    const now = dayAt(views, { date: '2026-10-25', instant: Date.parse(instant), timeZone: zone })
    const visits = now ? schedule(now.view.plan, createCityRoutes(guide.fares)).visits : []
    const progress = progressAt(visits, { isDone: () => false, minute: now?.minute ?? 0 })
    return [now?.view.plan.day.date, progress.now?.stop.id]
  }
  expect(stopAt('2026-10-25T00:30:00Z')).toEqual(['2026-10-24', 'show'])
  expect(stopAt('2026-10-25T01:45:00Z')).toEqual(['2026-10-24', 'snack'])
  expect(stopAt('2026-10-25T07:30:00Z')).toEqual(['2026-10-25', undefined])
})
