import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { addDays } from '#contract/text/dates.ts'
import { exportTexts, exportUrls } from '../../../tests/support/exported-trips.ts'
import { MONDAY } from '../../../tests/support/made-up-plans.ts'
import {
  keepingEdits,
  plannedActivity,
  plannedTrip,
  plannedTrips,
  planningGuide,
  planningPlace,
} from '../../../tests/support/planned-trips.ts'
import { scaled } from '../../../tests/support/scale.ts'
import { createCityRoutes } from './city-routes.ts'
import { schedule } from './schedule.ts'
import { getTripPlan } from './trip-plan.ts'
import { applyEdit, type TripEdit } from './trip-edit.ts'
import { withStopIds, type TripWithPlan } from './trip-with-plan.ts'
import { exportIcs } from './trip-ics.ts'
import { scheduleOfTrip } from './trip-times.ts'

const TUESDAY = addDays(MONDAY, 1)
const guide = planningGuide([
  planningPlace('castle', { visitMinutes: { min: 60, max: 120 } }),
  planningPlace('beach', { geo: { lat: 21.08, lng: 72.71 }, visitMinutes: { min: 120, max: 120 } }),
])
const onMonday = (name: string, position: number) => ({ id: name.toLowerCase(), date: MONDAY, position })

const trip = plannedTrip([
  plannedActivity('Castle', { ...onMonday('Castle', 1), place: 'castle' }),
  plannedActivity('Lunch', { ...onMonday('Lunch', 2), time: '13:00' }),
  plannedActivity('Beach', { ...onMonday('Beach', 3), place: 'beach' }),
  plannedActivity('Rest', onMonday('Rest', 4)),
  plannedActivity('Friends', { id: 'friends', date: TUESDAY, time: '18:00', durationMinutes: 150 }),
  plannedActivity('Market', { id: 'market', place: 'castle' }),
])

const exported = {
  places: [],
  urls: exportUrls,
  texts: exportTexts,
  timeZone: 'Asia/Kolkata',
  now: new Date('2026-03-01T06:00:00Z'),
}

/** The events of stops, as a calendar program in Surat reads them. */
function getEvents(content: TripWithPlan) {
  const file = exportIcs({ ...scheduleOfTrip(content, guide), ...exported })
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' })
  const shown = (time: ICAL.Time) => (time.isDate ? time.toString() : clock.format(time.toJSDate()))
  const [, ...events] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
  return events.map((component) => {
    const event = new ICAL.Event(component)
    return [event.summary, shown(event.startDate), shown(event.endDate)]
  })
}

/** Zones of readers, with whole and half hours, with and without summer time. */
const ZONES = ['Asia/Kolkata', 'UTC', 'America/New_York', 'America/St_Johns', 'Pacific/Apia']

const edits: fc.Arbitrary<TripEdit> = fc.oneof(
  { weight: 5, arbitrary: keepingEdits },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('remove-stop' as const),
      stopId: fc.constantFrom('a', 'b', 'c', 'd', 'stop-0-0', 'new'),
    }),
  },
)

/** The instants of events with a time, by UID, as a strict reader in a zone sees them on its clock. */
function readStarts(file: string, timeZone: string): Map<string, string | null> {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const components = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
  const events = components.map((component) => new ICAL.Event(component))
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  return new Map(
    events.map(({ uid, startDate }) => [uid, startDate.isDate ? null : clock.format(startDate.toJSDate())]),
  )
}

/** The same of the plan itself. Null: on the whole day. */
function plannedStarts(saved: TripWithPlan, timeZone: string): Map<string, string | null> {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const { trip: named, times } = scheduleOfTrip(saved, guide)
  const stops = named.destinations.flatMap(({ activities }) => activities).filter(({ date }) => date !== null)
  return new Map([
    [`${named._id}@safarnama`, null],
    ...stops.map(({ id, date, time }): [string, string | null] => {
      const at = times.get(id ?? '')
      // A stop beyond the days of the trip is in no plan, and has the time of its own.
      const start = at
        ? Date.parse(`${date}T00:00:00+05:30`) + at.from * 60_000
        : Date.parse(`${date}T${time}:00+05:30`)
      return [`${named._id}-${id}@safarnama`, Number.isNaN(start) ? null : clock.format(start)]
    }),
  ])
}

test('over 50 random edits a calendar has the UIDs and times of the stops that are there, and of no others', () => {
  fc.assert(
    fc.property(plannedTrips, fc.array(edits, { minLength: 50, maxLength: 50 }), (first, made) => {
      const versions = [withStopIds(first)]
      for (const edit of made) versions.push(applyEdit(versions.at(-1) ?? first, edit))
      const planned = versions.map((version) => ZONES.map((zone) => plannedStarts(version, zone)))
      // A destination without stops is an event by its name.
      const known = new Set(planned.flatMap(([starts]) => [...(starts?.keys() ?? [])]))
      const read = versions.map((version) => {
        const file = exportIcs({ ...scheduleOfTrip(version, guide), ...exported })
        return ZONES.map((zone) => new Map([...readStarts(file, zone)].filter(([uid]) => known.has(uid))))
      })
      expect(read).toEqual(planned)
    }),
    { numRuns: scaled({ brief: 3, short: 10, full: 100 }) },
  )
})

describe('the calendar of a plan', () => {
  test('has each stop from its start to its leaving, as the plan has it', () => {
    const visits = getTripPlan(trip, guide).days.flatMap((day) => schedule(day, createCityRoutes(guide.fares)).visits)
    const { times } = scheduleOfTrip(trip, guide)
    const planned = visits.filter(({ stop }) => stop.id !== 'rest')
    expect([...times]).toEqual(
      planned.map(({ stop, starts, leaves }) => [stop.id, { from: Math.round(starts), to: Math.round(leaves) }]),
    )
    expect(getEvents(trip).slice(0, 2)).toEqual([
      ['Castle', `${MONDAY} 09:00`, `${MONDAY} 10:30`],
      ['Lunch', `${MONDAY} 13:00`, `${MONDAY} 14:00`],
    ])
  })

  test('has a fixed stop for as long as its stay', () => {
    expect(getEvents(trip)).toContainEqual(['Friends', `${TUESDAY} 18:00`, `${TUESDAY} 20:30`])
  })

  test('has a name without place, time and stay on the whole day', () => {
    expect(getEvents(trip)).toContainEqual(['Rest', MONDAY, TUESDAY])
  })

  test('has no event for an idea', () => {
    expect(getEvents(trip).map(([name]) => name)).not.toContain('Market')
  })

  test('keeps the time that the traveller has fixed, also where the way takes longer', () => {
    const [castle] = trip.destinations[0]?.activities ?? []
    const hurried = plannedTrip([
      ...(castle ? [{ ...castle, time: '10:00' }] : []),
      plannedActivity('Beach', { ...onMonday('Beach', 2), place: 'beach', time: '10:30' }),
    ])
    expect(getEvents(hurried)[1]).toEqual(['Beach', `${MONDAY} 10:30`, `${MONDAY} 12:30`])
  })

  test('goes on after midnight', () => {
    const late = plannedTrip([
      plannedActivity('Garba', { ...onMonday('Garba', 1), time: '22:00', durationMinutes: 180 }),
      plannedActivity('Beach', { ...onMonday('Beach', 2), place: 'castle' }),
    ])
    const [, beach] = getEvents(late)
    expect(beach?.[1]?.slice(0, 10)).toBe(TUESDAY)
  })

  test('of a trip from before stops had ids has the same times', () => {
    const { destinations } = trip
    const old = {
      ...trip,
      destinations: destinations.map((each) => ({
        ...each,
        activities: each.activities.map(({ id: _id, ...activity }) => activity),
      })),
    }
    expect(getEvents(old)).toEqual(getEvents(trip))
  })
})

test('of more than 100 stops on a day, only those with a time of their own have one in the calendar', () => {
  const activities = Array.from({ length: 101 }, (_, index) =>
    plannedActivity(`Stop ${index}`, {
      id: `${index}`,
      date: MONDAY,
      place: 'castle',
      ...(index === 50 && { time: '13:00' }),
    }),
  )
  const { times, legMinutes } = scheduleOfTrip(plannedTrip(activities), guide)
  expect([...times]).toEqual([['50', { from: 13 * 60, to: 14 * 60 + 30 }]])
  expect([...legMinutes]).toEqual([])
})
