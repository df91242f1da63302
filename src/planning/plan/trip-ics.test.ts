import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { addDays, countDays } from '#contract/text/dates.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { planningGuide } from '../../../tests/support/planned-trips.ts'
import { scaled } from '../../../tests/support/scale.ts'
import {
  exportedPlaces as places,
  exportedTrips,
  exportTexts as texts,
  exportUrls as urls,
  savedTrip,
} from '../../../tests/support/exported-trips.ts'
import { exportIcs } from './trip-ics.ts'
import { scheduleOfTrip } from './trip-times.ts'

const TRIPS = scaled({ brief: 200, short: 1_000 })
const now = new Date('2026-03-01T06:00:00.000Z')
const timeZones = fc.constantFrom('Asia/Kolkata', 'UTC', 'America/New_York', 'America/St_Johns', 'Pacific/Apia')

/** The text after a round trip through a calendar. */
function inCalendar(text: string): string {
  return Array.from(text.toWellFormed().replaceAll('\r\n', '\n').replaceAll('\r', '\n'))
    .filter((character) => character === '\t' || character === '\n' || (character >= ' ' && character !== '\u007f'))
    .join('')
}

/** The events of a file, as a calendar program reads them. The first is that of the trip. */
function readEvents(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description ?? '',
      location: event.location ?? '',
      url: String(component.getFirstPropertyValue('url')),
      isAllDay: event.startDate.isDate,
      start: event.startDate.isDate ? event.startDate.toString() : event.startDate.toJSDate().toISOString(),
      minutes: event.duration.toSeconds() / 60,
      geo: component.getFirstPropertyValue('geo'),
      stamp: String(component.getFirstPropertyValue('dtstamp')),
    }
  })
}

const getFile = (trip: Trip, timeZone = 'Asia/Kolkata') => exportIcs({ trip, places, urls, texts, timeZone, now })

const getPlannedFile = (trip: Trip, timeZone: string) =>
  exportIcs({ ...scheduleOfTrip(trip, { ...planningGuide(), timeZone }), places, urls, texts, timeZone, now })

function shownIn(instant: string, zone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(instant),
  )
}

/** False for times that a clock skips when daylight saving time begins. */
function isShownEver(moment: string, zone: string): boolean {
  const near = Date.parse(`${moment.replace(' ', 'T')}:00Z`)
  const quarterHours = Array.from({ length: 4 * 32 }, (_, index) => near + (index - 4 * 16) * 15 * 60_000)
  return quarterHours.some((instant) => shownIn(new Date(instant).toISOString(), zone) === moment)
}

/** Date and time of a stop: in a day that goes on after midnight, a time before its start is of the next date. */
function getMoment(trip: Trip, date: string, time: string): string {
  const own = trip.days?.find((day) => day.date === date)
  const start = own?.start ?? trip.dayStart ?? '09:00'
  const end = own?.end ?? trip.dayEnd ?? '20:00'
  return `${end <= start && time < start && time <= end ? addDays(date, 1) : date} ${time}`
}

const toText = (entry: unknown) => JSON.stringify(entry)

describe('a calendar file', () => {
  test(`of each of ${TRIPS} trips has each stop with its time, place, page and notes`, () => {
    fc.assert(
      fc.property(exportedTrips, timeZones, (trip, zone) => {
        const [whole, ...others] = readEvents(getFile(trip, zone))
        const lodgings = trip.destinations.filter(({ accommodation }) => accommodation.name !== '')
        expect(others.slice(0, lodgings.length).map(({ summary }) => summary)).toEqual(
          lodgings.map(({ accommodation }) => inCalendar(accommodation.name)),
        )
        const events = others.slice(lodgings.length)
        const stops = trip.destinations.flatMap(({ activities, ...destination }) => {
          const { name, notes, startDate: date, endDate } = destination
          const days = date !== null && endDate !== null && endDate > date ? countDays(date, endDate) + 1 : 1
          // A destination without activities is a stop itself, on each of its days.
          const itself = { name, notes, date, time: '', days, durationMinutes: null }
          return activities.length === 0
            ? [itself]
            : activities.map(({ name, date, time, notes, durationMinutes }) => ({
                name,
                date,
                time,
                notes,
                durationMinutes,
                days: 1,
              }))
        })
        const dated = stops.flatMap((stop) => (stop.date === null ? [] : [{ ...stop, date: stop.date }]))
        expect(whole).toMatchObject({
          summary: inCalendar(trip.title),
          isAllDay: true,
          start: trip.startDate,
          minutes: (Date.parse(trip.endDate) - Date.parse(trip.startDate)) / 60_000 + 1_440,
          stamp: '2026-03-01T06:00:00Z',
          url: urls.trip,
        })
        const undated = stops.filter(({ date }) => date === null).map(({ name }) => `- ${inCalendar(name)}`)
        expect(undated.filter((line) => !whole?.description.includes(line))).toEqual([])
        const found = new Set(
          events.map((event) => {
            const at = event.isAllDay ? event.start : shownIn(event.start, zone)
            return toText([event.summary, event.minutes, at])
          }),
        )
        const wrong = dated.filter(({ name, date, time, days, durationMinutes }) => {
          const at = time === '' ? date : getMoment(trip, date, time)
          const stop = toText([inCalendar(name), time === '' ? 1_440 * days : (durationMinutes ?? 60), at])
          return !found.has(stop) && (time === '' || isShownEver(at, zone))
        })
        expect(wrong).toEqual([])
        expect(events.length).toBe(dated.length)
        expect(
          events.filter(
            ({ description, location, url, sequence }) => !description || !location || !url || sequence !== 3,
          ),
        ).toEqual([])
        const texts = events.map(({ description }) => description).join('\n')
        expect(dated.filter(({ notes }) => !texts.includes(inCalendar(notes)))).toEqual([])
        expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
      }),
      { numRuns: TRIPS },
    )
  })

  test(`has lines of at most 75 octets, each whole characters, in each of ${TRIPS} trips`, () => {
    fc.assert(
      fc.property(exportedTrips, (trip) => {
        const lines = getFile(trip).split('\r\n')
        expect(lines.pop()).toBe('')
        const octets = lines.map((line) => Buffer.from(line))
        expect(Math.max(...octets.map(({ length }) => length))).toBeLessThanOrEqual(75)
        expect(octets.map((line) => line.toString('utf8'))).toEqual(lines)
        expect(lines.filter((line) => /[\r\n]|\p{Cs}/u.test(line))).toEqual([])
      }),
      { numRuns: TRIPS },
    )
  })

  const place = { name: 'Old city', location: '', startDate: null, endDate: null, notes: '' }
  const plain = (activities: object[], fields: object = {}, id?: string) =>
    savedTrip(
      {
        title: 'Surat',
        description: '',
        budget: 0,
        startDate: '2026-03-01',
        endDate: '2026-03-01',
        destinations: [{ ...place, accommodation: noStay, transportation: noRide, activities }],
        ...fields,
      },
      id,
    )
  const noStay = { name: '', address: '', checkIn: null, checkOut: null, bookingReference: '' }
  const noRide = { type: '', departureTime: null, arrivalTime: null, bookingReference: '' }
  const stop = (name: string, date: string | null, time = '', fields: object = {}) => ({
    name,
    date,
    time,
    notes: '',
    ...fields,
  })

  test('has where one sleeps on all of its nights, and an exact pin of the traveller’s own', () => {
    const hotel = { ...noStay, name: 'Lords Plaza', address: 'Ring Road', checkOut: '2026-03-03' }
    const at = { point: { lat: 21.2, lng: 72.84 } }
    const aunt = { ...stop('Aunt Meera', '2026-03-01'), ...at }
    const town = { ...place, transportation: noRide, activities: [aunt] }
    const file = getFile(plain([], { destinations: [{ ...town, accommodation: { ...hotel, ...at } }] }))
    const [, lodging, visit] = file.split('BEGIN:VEVENT').slice(1)
    expect(lodging?.split('\r\n')).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20260301',
        'DTEND;VALUE=DATE:20260304',
        'SUMMARY:Lords Plaza',
        'LOCATION:Ring Road',
        'GEO:21.200000;72.840000',
      ]),
    )
    expect(visit).toContain('GEO:21.200000;72.840000')
  })

  test('is word for word what RFC 5545 asks for', () => {
    const tea = { id: 'tea-1', name: 'Tea, and; \\ more', date: '2026-03-01', time: '10:00', notes: 'a\nb' }
    expect(getFile(plain([tea])).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Safarnama//Trip//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'DTSTAMP:20260301T060000Z',
      'UID:trip-1@safarnama',
      'SEQUENCE:3',
      'DTSTART;VALUE=DATE:20260301',
      'DTEND;VALUE=DATE:20260302',
      'SUMMARY:Surat',
      'LOCATION:Old city',
      'DESCRIPTION:Trip: Surat',
      'URL:https://guide.example/my-trips/trip-1',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'DTSTAMP:20260301T060000Z',
      'UID:trip-1-tea-1@safarnama',
      'SEQUENCE:3',
      'DTSTART:20260301T043000Z',
      'DTEND:20260301T053000Z',
      'SUMMARY:Tea\\, and\\; \\\\ more',
      'LOCATION:Old city',
      'DESCRIPTION:a\\nb\\nTrip: Surat',
      'URL:https://guide.example/my-trips/trip-1',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('has a stay of several dates on each of them, and the notes of a destination', () => {
    const stay = { ...place, accommodation: noStay, transportation: noRide, activities: [], notes: 'Quiet' }
    const old = { ...stay, activities: [stop('Tea', '2026-03-04')], name: 'Town' }
    const file = getFile(
      plain([], {
        endDate: '2026-03-05',
        destinations: [{ ...stay, startDate: '2026-03-01', endDate: '2026-03-03' }, old],
      }),
    )
    const [whole, town] = readEvents(file)
    expect(whole).toMatchObject({ location: 'Old city, Town', description: 'Town: Quiet' })
    expect(town).toMatchObject({ start: '2026-03-01', minutes: 3 * 1_440, description: 'Quiet\nTrip: Surat' })
  })

  test('leads to the page of each place, and to the building where it is known exactly', () => {
    const visit = (name: string, slug: string) =>
      stop(name, '2026-03-01', '10:00', { place: slug, durationMinutes: 90 })
    const [, ...events] = readEvents(
      getFile(plain([visit('Morning', 'castle'), visit('Evening', 'beach'), visit('Snack', 'cart')])),
    )
    expect(
      events.map(({ location, url, geo, description, minutes }) => [location, url, geo, description, minutes]),
    ).toEqual([
      ['Surat Castle, Chowk', urls.place('castle'), [21.196312, 72.818604], 'Trip: Surat', 90],
      ['Dumas Beach, Chowk', urls.place('beach'), null, 'About here: the point is near, not exact.\nTrip: Surat', 90],
      ['Ponk cart, Chowk', urls.place('cart'), null, 'Trip: Surat', 90],
    ])
  })

  test('keeps the UID of a stop that moved to another day, time, name and place in the list', () => {
    const days = ['2026-12-30', '2026-12-31', '2027-01-01']
    const lunches = days.map((date, index) => stop('Lunch', date, '13:00', { id: `lunch-${index}` }))
    const getUids = (activities: object[]) =>
      new Map(readEvents(getFile(plain(activities))).map(({ uid, start }) => [uid, start]))
    const before = getUids(lunches)
    const [first, ...rest] = lunches
    const after = getUids([...rest, { ...first, name: 'Brunch', date: '2027-01-02', time: '11:00' }])
    expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted())
    expect(after.get('trip-1-lunch-0@safarnama')).toBe('2027-01-02T05:30:00.000Z')
    expect(after.get('trip-1-lunch-1@safarnama')).toBe(before.get('trip-1-lunch-1@safarnama'))
  })

  test('has UIDs of its own for a copy of the trip, so that both fit into one calendar', () => {
    const tea = [stop('Tea', '2026-03-01', '10:00', { id: 'tea' })]
    const uids = [plain(tea), plain(tea, {}, 'trip-2')].flatMap((trip) =>
      readEvents(getFile(trip)).map(({ uid }) => uid),
    )
    expect(new Set(uids).size).toBe(4)
  })

  test('gives three lunches without ids three events that stay the same', () => {
    const lunches = ['2026-12-30', '2026-12-31', '2027-01-01'].map((date) => stop('Lunch', date, '13:00'))
    const read = () => readEvents(getFile(plain(lunches))).map(({ uid, start }) => [uid, start])
    expect(new Set(read().map(([uid]) => uid)).size).toBe(4)
    expect(read()).toEqual(read())
  })

  const night = { dayStart: '18:00', dayEnd: '03:00', startDate: '2026-12-05', endDate: '2026-12-06' }
  const late = [
    stop('Cold cocoa', '2026-12-05', '00:30', { durationMinutes: 30, position: 2 }),
    stop('Dinner', '2026-12-05', '22:00', { durationMinutes: 90, position: 1 }),
  ]

  test.each([
    ['with its plan', getPlannedFile],
    ['without a plan', getFile],
  ])('has 00:30 of a day that ends at 03:00 on the next date, after dinner, %s', (_name, write) => {
    const [, ...events] = readEvents(write(plain(late, night), 'Asia/Kolkata'))
    expect(events.map(({ summary, start, minutes }) => [summary, shownIn(start, 'Asia/Kolkata'), minutes])).toEqual([
      ['Dinner', '2026-12-05 22:00', 90],
      ['Cold cocoa', '2026-12-06 00:30', 30],
    ])
  })

  test.each([
    // Before a day of 23 hours: at 01:00 clocks are put to 02:00, so that a show of three hours ends at 03:00, not at 02:00.
    ['2027-03-27', ['2027-03-27 23:00', '2027-03-28 03:40', '2027-03-28 05:00']],
    // Before a day of 25 hours: the show ends an hour earlier on the clock, and the snack follows it.
    ['2027-10-30', ['2027-10-30 23:00', '2027-10-31 01:40', '2027-10-31 05:00']],
    ['2027-06-05', ['2027-06-05 23:00', '2027-06-06 02:40', '2027-06-06 05:00']],
  ])('keeps stays and fixed times in a night in Lisbon from %s', (date, shown) => {
    const show = stop('Show', date, '23:00', { durationMinutes: 180, position: 1 })
    const snack = stop('Snack', date, '', { durationMinutes: 60, position: 2 })
    const bus = stop('Bus', date, '05:00', { durationMinutes: 30, position: 3 })
    const trip = plain([show, snack, bus], {
      dayStart: '18:00',
      dayEnd: '06:00',
      startDate: date,
      endDate: addDays(date, 1),
    })
    const [, ...events] = readEvents(getPlannedFile(trip, 'Europe/Lisbon'))
    expect(events.map(({ start }) => shownIn(start, 'Europe/Lisbon'))).toEqual(shown)
    expect(events.map(({ minutes }) => minutes)).toEqual([180, 60, 30])
    const spans = events.map(({ start, minutes }) => [Date.parse(start), Date.parse(start) + minutes * 60_000])
    expect(spans.every(([from = 0], index) => from >= (spans[index - 1]?.[1] ?? 0))).toBe(true)
  })

  test('has 200 stops with hostile names, each once', () => {
    const name = ']]>&amp;<b>કિલ્લો🪁;,\\n'.repeat(4)
    const stops = Array.from({ length: 200 }, (_, index) => stop(`${index} ${name}`, '2026-03-01', '10:00'))
    const [, ...events] = readEvents(getFile(plain(stops)))
    expect(events.map(({ summary }) => summary)).toEqual(stops.map((each) => inCalendar(each.name)))
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(200)
  })

  test('goes to the last day that a calendar can write', () => {
    const last = plain(
      [stop('All day', '9999-12-31'), stop('At night', '9999-12-31', '23:30'), stop('After', '9999-12-31', '00:30')],
      { endDate: '9999-12-31', dayStart: '18:00', dayEnd: '03:00' },
    )
    expect(readEvents(getFile(last, 'America/New_York')).map(({ start }) => start)).toEqual([
      '2026-03-01',
      ...Array.from({ length: 3 }, () => '9999-12-31'),
    ])
  })
})
