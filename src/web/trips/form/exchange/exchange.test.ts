import { gpx, kml } from '@tmcw/togeojson'
import { DOMParser, type Document, type Element } from '@xmldom/xmldom'
import fc from 'fast-check'
import type { FeatureCollection, Geometry } from 'geojson'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { trips } from '#messages/trips.ts'
import { countDays } from '#contract/text/dates.ts'
import type { DaySettings, Spending } from '#contract/trip/plan-fields.ts'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import { noAccommodation, noTransportation, TripInput, type Activity } from '#contract/trip/trips.ts'
import { generatedTrip } from '../../../../../tests/support/generated-trips.ts'
import { exportGpx } from './trip-gpx.ts'
import { exportIcs } from './trip-ics.ts'
import { exportJson, importJson } from './trip-json.ts'
import { exportKml } from './trip-kml.ts'

const TRIPS = 1_000
const noDestination = {
  name: 'A',
  location: '',
  startDate: null,
  endDate: null,
  notes: '',
  accommodation: noAccommodation,
  transportation: noTransportation,
}
const now = new Date('2026-03-01T06:00:00.000Z')

const places: PlaceIndexEntry[] = [
  { slug: 'castle', name: 'Surat Castle', precision: 'site' as const, geo: { lat: 21.196312, lng: 72.818604 } },
  {
    slug: 'tombs',
    name: 'Tombs & “Gardens” કબ્રસ્તાન',
    precision: 'site' as const,
    geo: { lat: 0.0000001, lng: -179.5 },
  },
  { slug: 'beach', name: 'Dumas Beach', precision: 'nearby' as const, geo: { lat: 21.08, lng: 72.71 } },
  { slug: 'market', name: 'Chauta Bazar', precision: 'locality' as const, geo: null },
].map((place) => ({ ...place, kind: 'attraction', locality: '' }))

const spots = new Map(
  places.flatMap(({ name, precision, geo }) =>
    precision === 'site' && geo ? [[name.toLowerCase(), geo] as const] : [],
  ),
)

const bySlug = new Map(places.map((place) => [place.slug, place]))

/** Where one is led to for a stop: to its place, or else to the place of its name. */
function spotOf(name: string, slug: string | null = null) {
  if (slug === null) return spots.get(name.toLowerCase())
  const place = bySlug.get(slug)
  return place?.precision === 'site' ? place.geo : null
}

const trip = generatedTrip(places, ['a-place-of-old'])
const timeZone = fc.constantFrom('Asia/Kolkata', 'UTC', 'America/New_York', 'America/St_Johns', 'Pacific/Apia')

/** The text after a round trip through XML, computed character by character. */
function inXml(text: string): string {
  return Array.from(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n'))
    .filter((character) => {
      const point = character.codePointAt(0) ?? 0
      if (point < 0x20) return point === 9 || point === 10
      return !(point >= 0xd800 && point <= 0xdfff) && point !== 0xfffe && point !== 0xffff
    })
    .join('')
}

/** The text after a round trip through a calendar. */
function inCalendar(text: string): string {
  return Array.from(text.toWellFormed().replaceAll('\r\n', '\n').replaceAll('\r', '\n'))
    .filter((character) => character === '\t' || character === '\n' || (character >= ' ' && character !== '\u007f'))
    .join('')
}

function childrenOf(element: Element): Element[] {
  return [...element.childNodes].filter((node): node is Element => node.nodeType === 1)
}

/** Name, text and position of each point, as a parser of GPX and KML reads them. */
function featuresOf({ features }: FeatureCollection<Geometry | null>) {
  return features.map(({ properties, geometry }) => ({
    name: String(properties?.['name'] ?? ''),
    text: textOfDescription(properties?.['description'] ?? properties?.['desc']),
    position: geometry?.type === 'Point' ? geometry.coordinates.slice(0, 2) : null,
  }))
}

/** KML allows HTML in a description, so the parser returns an object. */
function textOfDescription(description: unknown): string {
  if (typeof description === 'object' && description !== null && 'value' in description)
    return String(description.value)
  return typeof description === 'string' ? description : ''
}

/** The expected features of a trip. Parsers may trim text. */
function expectedFeatures(content: Pick<TripInput, 'destinations'>) {
  return expectedPoints(content).map(({ name, text, lat, lng }) => ({
    name,
    text,
    position: [lng, lat].map((degrees) => Number(degrees.toFixed(6))),
  }))
}

function textOf(element: Element | undefined, name: string): string {
  const child = element && childrenOf(element).find((each) => each.nodeName === name)
  return child?.textContent ?? ''
}

function parseXml(text: string): Element {
  const root = parseDocument(text).documentElement
  if (!root) throw new Error('There is no element')
  return root
}

function parseDocument(text: string): Document {
  return new DOMParser({
    // The parser warns about U+FFFD, which is a valid character.
    onError: (level, message) => {
      if (level !== 'warning') throw new Error(message)
    },
  }).parseFromString(text, 'text/xml')
}

/** Expected name and text of each point in a file of the trip. */
function expectedPoints({ destinations }: Pick<TripInput, 'destinations'>) {
  return destinations
    .flatMap(({ name, notes, activities }) => [
      { name, text: notes, geo: spotOf(name) },
      ...activities.map(({ name, date, time, notes, place }) => {
        const when = [date ?? '', time].filter((part) => part !== '').join(' ')
        return { name, text: [when, notes].filter((part) => part !== '').join('\n'), geo: spotOf(name, place) }
      }),
    ])
    .flatMap(({ name, text, geo }) => {
      return geo ? [{ name: inXml(name), text: inXml(text), ...geo }] : []
    })
}

describe('a calendar file', () => {
  /** The event of a trip or activity, as a calendar program reads it. */
  function readEvents(file: string) {
    const calendar = new ICAL.Component(ICAL.parse(file))
    return calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      return {
        uid: event.uid,
        summary: event.summary,
        description: event.description ?? '',
        location: event.location ?? '',
        isAllDay: event.startDate.isDate,
        start: event.startDate.isDate ? event.startDate.toString() : event.startDate.toJSDate().toISOString(),
        minutes: event.duration.toSeconds() / 60,
        geo: component.getFirstPropertyValue('geo'),
        stamp: String(component.getFirstPropertyValue('dtstamp')),
      }
    })
  }

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

  test(`of each of ${TRIPS} trips reads as what was planned`, () => {
    fc.assert(
      fc.property(trip, timeZone, (content, zone) => {
        const file = exportIcs({ trip: { ...content, _id: 'trip-1' }, places, timeZone: zone, now })
        const [whole, ...events] = readEvents(file)
        const planned = content.destinations.flatMap((destination) => {
          const { name, location, notes, startDate: date, endDate, activities } = destination
          // A destination without activities is a stop itself, on each of its days.
          if (activities.length === 0) {
            const days = date !== null && endDate !== null && endDate > date ? countDays(date, endDate) + 1 : 1
            return [{ name, date, time: '', notes, area: '', location, days, slug: null, stay: null }]
          }
          return activities.map(({ place: slug = null, durationMinutes: stay = null, ...activity }) => ({
            ...activity,
            area: activity.name === name ? '' : name,
            location,
            days: 1,
            slug,
            stay,
          }))
        })
        const dated = planned.filter(({ date }) => date !== null)
        const undated = planned.filter(({ date }) => date === null).map(({ name }) => `- ${name}`)
        const description = [content.description, ...undated].filter((line) => line !== '').join('\n')
        expect(whole).toMatchObject({
          summary: inCalendar(content.title),
          description: inCalendar(description),
          isAllDay: true,
          start: content.startDate,
          minutes: (Date.parse(content.endDate) - Date.parse(content.startDate)) / 60_000 + 1_440,
          stamp: '2026-03-01T06:00:00Z',
        })
        expect(events.map(({ summary, description }) => [summary, description])).toEqual(
          dated.map(({ name, notes }) => [inCalendar(name), inCalendar(notes)]),
        )
        expect(events.map(({ location }) => location)).toEqual(
          dated.map(({ area, location, slug }) => {
            const place = bySlug.get(slug ?? '')
            if (place) return inCalendar(place.name)
            const parts = [area, location.startsWith('https:') ? '' : location]
            return inCalendar(parts.filter((part) => part !== '').join(', '))
          }),
        )
        expect(events.map(({ isAllDay, minutes }) => [isAllDay, minutes])).toEqual(
          dated.map(({ time, days, stay }) => (time === '' ? [true, 1_440 * days] : [false, stay ?? 60])),
        )
        expect(events.map(({ geo }) => geo)).toEqual(
          dated.map(({ name, slug }) => {
            const spot = slug === null ? null : spotOf(name, slug)
            return spot ? [spot.lat, spot.lng].map((degrees) => Number(degrees.toFixed(6))) : null
          }),
        )
        const starts = events.map((event) => (event.isAllDay ? event.start : shownIn(event.start, zone)))
        const wrong = dated.flatMap(({ date, time }, index) => {
          const moment = `${date} ${time}`.trim()
          return starts[index] === moment || (time !== '' && !isShownEver(moment, zone))
            ? []
            : [[moment, starts[index]]]
        })
        expect(wrong).toEqual([])
        expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
      }),
      { numRuns: TRIPS },
    )
  })

  test(`has lines of at most 75 octets, each whole characters, in each of ${TRIPS} trips`, () => {
    fc.assert(
      fc.property(trip, (content) => {
        const file = exportIcs({ trip: { ...content, _id: 'trip-1' }, places, timeZone: 'Asia/Kolkata', now })
        const lines = file.split('\r\n')
        expect(lines.pop()).toBe('')
        const octets = lines.map((line) => Buffer.from(line))
        expect(Math.max(...octets.map(({ length }) => length))).toBeLessThanOrEqual(75)
        expect(octets.map((line) => line.toString('utf8'))).toEqual(lines)
        expect(lines.filter((line) => /[\r\n]|\p{Cs}/u.test(line))).toEqual([])
      }),
      { numRuns: TRIPS },
    )
  })

  const [destination] = [{ name: 'Old city', location: '', startDate: null, endDate: null, notes: '' }]
  const plain = (activities: Activity[]) => ({
    _id: 'trip-1',
    title: 'Surat',
    description: '',
    budget: 0,
    startDate: '2026-03-01',
    endDate: '2026-03-01',
    destinations: [
      {
        ...destination,
        activities,
        accommodation: { name: '', address: '', checkIn: null, checkOut: null, bookingReference: '' },
        transportation: { type: '', departureTime: null, arrivalTime: null, bookingReference: '' },
      },
    ],
  })

  test('is word for word what RFC 5545 asks for', () => {
    const tea = { name: 'Tea, and; \\ more', date: '2026-03-01', time: '10:00', notes: 'a\nb' }
    expect(exportIcs({ trip: plain([tea]), places, timeZone: 'Asia/Kolkata', now }).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Safarnama//Trip//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'DTSTAMP:20260301T060000Z',
      'UID:trip-1@safarnama',
      'DTSTART;VALUE=DATE:20260301',
      'DTEND;VALUE=DATE:20260302',
      'SUMMARY:Surat',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'DTSTAMP:20260301T060000Z',
      expect.stringMatching(/^UID:trip-1-[0-9a-z]+-1@safarnama$/),
      'DTSTART:20260301T043000Z',
      'DTEND:20260301T053000Z',
      'SUMMARY:Tea\\, and\\; \\\\ more',
      'LOCATION:Old city',
      'DESCRIPTION:a\\nb',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('has a stay of several dates on each of them', () => {
    const [town] = plain([]).destinations
    const stay = town && { ...town, startDate: '2026-03-01', endDate: '2026-03-03' }
    const file = exportIcs({
      trip: { ...plain([]), endDate: '2026-03-05', destinations: stay ? [stay] : [] },
      places,
      timeZone: 'Asia/Kolkata',
      now,
    })
    expect(file).toContain('DTSTART;VALUE=DATE:20260301\r\nDTEND;VALUE=DATE:20260304\r\nSUMMARY:Old city\r\n')
  })

  test('leads to the place of a stop, and lasts as long as its stay', () => {
    const visit = {
      name: 'Morning',
      date: '2026-03-01',
      time: '10:00',
      notes: '',
      place: 'castle',
      durationMinutes: 90,
    }
    const lines = exportIcs({ trip: plain([visit]), places, timeZone: 'Asia/Kolkata', now }).split('\r\n')
    expect(lines.slice(-10)).toEqual([
      'DTSTAMP:20260301T060000Z',
      expect.stringMatching(/^UID:/),
      'DTSTART:20260301T043000Z',
      'DTEND:20260301T060000Z',
      'SUMMARY:Morning',
      'LOCATION:Surat Castle',
      'GEO:21.196312;72.818604',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('names an activity alike when it moved to another time, so that a calendar updates it', () => {
    const uids = (time: string) =>
      readEvents(
        exportIcs({
          trip: plain([{ name: 'Tea', date: '2026-03-01', time, notes: '' }]),
          places,
          timeZone: 'Asia/Kolkata',
          now,
        }),
      ).map(({ uid }) => uid)
    expect(uids('11:30')).toEqual(uids('10:00'))
  })

  test('goes to the last day that a calendar can write', () => {
    const last = plain([
      { name: 'All day', date: '9999-12-31', time: '', notes: '' },
      { name: 'At night', date: '9999-12-31', time: '23:30', notes: '' },
    ])
    const file = exportIcs({ trip: { ...last, endDate: '9999-12-31' }, places, timeZone: 'America/New_York', now })
    expect(readEvents(file).map(({ start }) => start)).toEqual(['2026-03-01', '9999-12-31', '9999-12-31'])
  })
})

describe('a GPX file', () => {
  test(`of each of ${TRIPS} trips has its exactly known places, in the order of the schema`, () => {
    fc.assert(
      fc.property(trip, (content) => {
        const file = exportGpx({ trip: content, places, now })
        const root = parseXml(file)
        const [metadata, ...waypoints] = childrenOf(root)
        expect([root.nodeName, root.namespaceURI, root.getAttribute('version'), root.getAttribute('creator')]).toEqual([
          'gpx',
          'http://www.topografix.com/GPX/1/1',
          '1.1',
          'Safarnama',
        ])
        expect(metadata?.nodeName).toBe('metadata')
        expect(textOf(metadata, 'name')).toBe(inXml(content.title))
        expect(textOf(metadata, 'desc')).toBe(inXml(content.description))
        expect(textOf(metadata, 'time')).toBe(now.toISOString())
        expect((metadata ? childrenOf(metadata) : []).map(({ nodeName }) => nodeName).join(' ')).toMatch(
          /^name (desc )?time$/,
        )
        expect(
          waypoints.filter(
            (point) =>
              !/^name( desc)?$/.test(
                childrenOf(point)
                  .map((c) => c.nodeName)
                  .join(' '),
              ),
          ),
        ).toEqual([])
        expect(
          waypoints.map((point) => ({
            name: textOf(point, 'name'),
            text: textOf(point, 'desc'),
            lat: point.getAttribute('lat'),
            lng: point.getAttribute('lon'),
          })),
        ).toEqual(
          expectedPoints(content).map((point) => ({ ...point, lat: point.lat.toFixed(6), lng: point.lng.toFixed(6) })),
        )
        expect(featuresOf(gpx(parseDocument(file)))).toEqual(expectedFeatures(content))
      }),
      { numRuns: TRIPS },
    )
  })
})

describe('a KML file', () => {
  test(`of each of ${TRIPS} trips has its exactly known places, in the order of the schema`, () => {
    fc.assert(
      fc.property(trip, (content) => {
        const file = exportKml({ trip: content, places })
        const root = parseXml(file)
        const [document, ...others] = childrenOf(root)
        const placemarks = (document ? childrenOf(document) : []).filter(({ nodeName }) => nodeName === 'Placemark')
        expect([root.nodeName, root.namespaceURI, document?.nodeName, others]).toEqual([
          'kml',
          'http://www.opengis.net/kml/2.2',
          'Document',
          [],
        ])
        expect(textOf(document, 'name')).toBe(inXml(content.title))
        expect(textOf(document, 'description')).toBe(inXml(content.description))
        expect((document ? childrenOf(document) : []).map(({ nodeName }) => nodeName).join(' ')).toMatch(
          /^name( description)?( Placemark)*$/,
        )
        expect(
          placemarks.map((mark) => {
            const [lng, lat] = textOf(mark, 'Point').split(',')
            return { name: textOf(mark, 'name'), text: textOf(mark, 'description'), lat, lng }
          }),
        ).toEqual(
          expectedPoints(content).map((point) => ({ ...point, lat: point.lat.toFixed(6), lng: point.lng.toFixed(6) })),
        )
        expect(featuresOf(kml(parseDocument(file)))).toEqual(expectedFeatures(content))
        expect(
          placemarks.filter(
            (mark) =>
              !/^name( description)? Point$/.test(
                childrenOf(mark)
                  .map((c) => c.nodeName)
                  .join(' '),
              ),
          ),
        ).toEqual([])
      }),
      { numRuns: TRIPS },
    )
  })
})

/** Texts without characters that the server refuses. A name keeps its first letter. */
const storable = trip.map((content) => {
  const kept: unknown = JSON.parse(JSON.stringify(content), (_field, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed().trim() : value,
  )
  return TripInput.parse(kept)
})

describe('a JSON file', () => {
  test(`of each of ${TRIPS} trips brings the same trip back`, () => {
    fc.assert(
      fc.property(storable, (content) => {
        expect(importJson(exportJson(content))).toEqual({ kind: 'trip', trip: content })
      }),
      { numRuns: TRIPS },
    )
  })

  test('keeps what is said of stops, days and spending, and no answer of the server', () => {
    const day: DaySettings = { date: '2026-03-01', start: '10:00', end: null, pace: 'full', note: 'Kites' }
    const paid: Spending = { id: 'paid-1', amount: 120, kind: 'food', date: null, note: '' }
    const said = { place: 'castle', durationMinutes: 90, cost: 20.5, id: 'stop-1', position: 1.5, isDone: true }
    const plan = { pace: 'easy' as const, dayStart: '09:00', days: [day], spending: [paid] }
    const stop = { name: 'A', date: null, time: '', notes: '', ...said, isPlaceGone: true }
    const destinations = [{ ...noDestination, activities: [stop] }]
    const file = exportJson({
      title: 'S',
      description: '',
      budget: 0,
      startDate: null,
      endDate: null,
      destinations,
      ...plan,
    })
    expect(file).not.toContain('isPlaceGone')
    expect(importJson(file)).toMatchObject({ trip: { ...plan, destinations: [{ activities: [said] }] } })
  })

  test('does not contain the owner of the trip', () => {
    const saved = fc.sample(trip, 1).map((content) => ({ ...content, _id: 'trip-1', userEmail: 'asha@surat.example' }))
    expect(saved.map(exportJson).join('')).not.toMatch(/asha|trip-1/)
  })

  test.each(['', 'no json', 'null', '[]', '{}', '{"format":"other","version":1,"trip":{}}'])(
    'that is %j is refused',
    (text) => {
      expect(importJson(text)).toEqual({ kind: 'refused', message: trips.importNoTrip })
    },
  )

  test.each([-5, 0, 1.5, '1', null])('of the version %j, which never was, is refused', (version) => {
    const [content] = fc.sample(storable, 1)
    const text = JSON.stringify({ format: 'safarnama-trip', version, trip: content })
    expect(importJson(text)).toEqual({ kind: 'refused', message: trips.importNoTrip })
  })

  test('of a newer version is refused', () => {
    const text = JSON.stringify({ format: 'safarnama-trip', version: 2, trip: {} })
    expect(importJson(text)).toEqual({ kind: 'refused', message: trips.importTooNew })
  })

  test('with a wrong trip is refused by the rules of the contract, naming the field', () => {
    const wrong = { title: 'Surat', budget: 1, destinations: [{ name: ' ' }] }
    const text = `\uFEFF${JSON.stringify({ format: 'safarnama-trip', version: 1, trip: wrong })}`
    expect(importJson(text)).toMatchObject({
      message: 'This file holds a trip that does not fit: destinations.0.name: Please enter a destination name',
    })
  })

  test.each(['a\0b', 'a\ud83e'])(
    'with the text %j, which cannot be kept, is refused, naming the field',
    (description) => {
      const [content] = fc.sample(storable, 1)
      const text = JSON.stringify({ format: 'safarnama-trip', version: 1, trip: { ...content, description } })
      expect(importJson(text)).toEqual({
        kind: 'refused',
        message:
          'This file holds a trip that does not fit: description: This text holds a character that cannot be kept.',
      })
    },
  )

  test('of a trip that ends before it starts is refused', () => {
    const wrong = {
      title: 'S',
      budget: 1,
      startDate: '2026-03-02',
      endDate: '2026-03-01',
      destinations: [{ name: 'A' }],
    }
    const text = JSON.stringify({ format: 'safarnama-trip', version: 1, trip: wrong })
    expect(importJson(text)).toMatchObject({
      message: 'This file holds a trip that does not fit: endDate: The end is before the start',
    })
  })
})
