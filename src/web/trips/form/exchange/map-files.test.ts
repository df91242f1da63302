import { readFileSync } from 'node:fs'
import { gpx, kml } from '@tmcw/togeojson'
import type { Document, Element } from '@xmldom/xmldom'
import fc from 'fast-check'
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { GeoPrecision } from '#contract/place/places.ts'
import type { Trip } from '#contract/trip/trips.ts'
import {
  exportedPlaces as places,
  exportedTrips,
  parseXml,
  savedTrip,
} from '../../../../../tests/support/exported-trips.ts'
import { indianFormats as formats } from '../../../../../tests/support/formats.ts'
import { scaled } from '../../../../../tests/support/scale.ts'
import { exportedDays } from '#planning/plan/exported-days.ts'
import { countInexact } from './stop-position.ts'
import { exportGpx } from './trip-gpx.ts'
import { exportKml } from './trip-kml.ts'

const TRIPS = scaled({ brief: 100, short: 500 })
const now = new Date('2026-03-01T06:00:00.000Z')
const toGpx = (trip: Trip) => exportGpx({ trip, places, formats, now })
const toKml = (trip: Trip) => exportKml({ trip, places, formats })

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

/** The text that a browser shows for HTML without tags but line breaks. Throws at any other tag or entity. */
function shownHtml(html: string): string {
  const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
  const lines = html.replaceAll('<br>', '\n')
  if (/[<>]/.test(lines)) throw new Error(`A tag: ${lines}`)
  return lines.replace(/&[^;]*;?/g, (entity) => {
    const character = entities[entity]
    if (character === undefined) throw new Error(`Not an entity: ${entity}`)
    return character
  })
}

function elements(parent: Document | Element, name: string): Element[] {
  return [...parent.getElementsByTagName(name)]
}

function childText(element: Element, name: string): string {
  const child = [...element.childNodes].find((node) => node.nodeName === name)
  return child?.textContent ?? ''
}

const childNames = (element: Element) => [...element.childNodes].map(({ nodeName }) => nodeName).join(' ')

function getText({ properties }: Feature<Geometry | null>): string {
  const description: unknown = properties?.['description'] ?? properties?.['desc'] ?? ''
  if (typeof description === 'object' && description !== null && 'value' in description)
    return String(description.value)
  return String(description)
}

const pointsIn = ({ features }: FeatureCollection<Geometry | null>) =>
  features.flatMap((feature) =>
    feature.geometry?.type === 'Point'
      ? [{ name: String(feature.properties?.['name']), at: feature.geometry.coordinates, text: getText(feature) }]
      : [],
  )

/** Names of the stops of a trip. */
const stopNames = (trip: Trip) =>
  trip.destinations.flatMap(({ name, activities }) =>
    activities.length === 0 ? [name] : activities.map((each) => each.name),
  )

const place = { name: 'Surat', location: '', startDate: null, endDate: null, notes: '' }
const trip = (activities: object[], fields: object = {}) =>
  savedTrip({
    title: 'Notes',
    description: '',
    budget: 0,
    startDate: '2026-12-05',
    endDate: '2026-12-06',
    destinations: [{ ...place, accommodation: noStay, transportation: noRide, activities }],
    ...fields,
  })
const noStay = { name: '', address: '', checkIn: null, checkOut: null, bookingReference: '' }
const noRide = { type: '', departureTime: null, arrivalTime: null, bookingReference: '' }
const stop = (name: string, date: string | null, time = '', fields: object = {}) => ({
  name,
  date,
  time,
  notes: '',
  ...fields,
})

/** Two days with a stop of each precision, and an idea. */
const weekend = trip(
  [
    stop('Castle', '2026-12-05', '10:00', { place: 'castle', notes: 'Bring <2> & "rest"\n- one\n]]>' }),
    stop('Lunch', '2026-12-05', '13:00', { notes: 'Ask Meera' }),
    stop('Sunset', '2026-12-05', '18:00', { place: 'beach' }),
    stop('Spices', '2026-12-06', '', { place: 'market' }),
    stop('Ponk', '2026-12-06', '20:00', { place: 'cart', notes: 'Season only' }),
    stop('tombs & “gardens” કબ્રસ્તાન', null),
    stop('Kites', null, '', { notes: 'If windy' }),
  ],
  { days: [{ date: '2026-12-06', start: null, end: null, pace: null, note: 'Easy day' }] },
)

const points = [
  ['1. 10:00 Castle', [72.818604, 21.196312]],
  ['3. 18:00 Sunset (about here)', [72.71, 21.08]],
  ['2. Spices (about here)', [72.83, 21.2]],
  ['1. tombs & “gardens” કબ્રસ્તાન', [-179.5, 0]],
]

const texts = [
  'Sat, 5 Dec, 2026, 10:00–11:00\nSurat Castle, Chowk\nBring <2> & "rest"\n- one\n]]>',
  'Sat, 5 Dec, 2026, 18:00–19:00\nDumas Beach, Chowk\nAbout here: the point is near, not exact.',
  'Sun, 6 Dec, 2026\nChauta Bazar, Chowk\nAbout here: only the area is known. The point is in its middle.',
  'Tombs & “Gardens” કબ્રસ્તાન, Chowk',
]

const saturday = 'Without a position on the map:\n- 2. 13:00 Lunch\nSat, 5 Dec, 2026, 13:00–14:00\nSurat\nAsk Meera'
const sunday =
  'Easy day\nWithout a position on the map:\n- 1. 20:00 Ponk\nSun, 6 Dec, 2026, 20:00–21:00\nPonk cart, Chowk\nSeason only'
const ideas = 'Without a position on the map:\n- 2. Kites\nSurat\nIf windy'

describe('a GPX file', () => {
  test('has waypoints with number, time and doubt, and a route for each day', () => {
    const document = parseXml(toGpx(weekend))
    const read = pointsIn(gpx(document))
    expect(read.map(({ name, at }) => [name, at])).toEqual(points)
    expect(read.map(({ text }) => text)).toEqual(texts)
    const routes = elements(document, 'rte')
    expect(
      routes.map((route) => [
        childText(route, 'name'),
        childText(route, 'desc'),
        elements(route, 'rtept').map((point) => childText(point, 'name')),
      ]),
    ).toEqual([
      ['Sat, 5 Dec, 2026', saturday, ['1. 10:00 Castle', '3. 18:00 Sunset (about here)']],
      ['Sun, 6 Dec, 2026', sunday, ['2. Spices (about here)']],
    ])
    expect(elements(document, 'metadata').map((metadata) => childText(metadata, 'desc'))).toEqual([ideas])
  })

  test(`of each of ${TRIPS} trips names every stop, in the order of the schema`, () => {
    fc.assert(
      fc.property(exportedTrips, (content) => {
        const document = parseXml(toGpx(content))
        const root = document.documentElement
        expect([root?.nodeName, root?.namespaceURI, root?.getAttribute('version')]).toEqual([
          'gpx',
          'http://www.topografix.com/GPX/1/1',
          '1.1',
        ])
        expect(root && childNames(root).replaceAll('#text ', '')).toMatch(
          /^#?t?e?x?t? ?metadata( wpt)*( rte)*( #text)?$/,
        )
        const text = root?.textContent ?? ''
        expect(stopNames(content).filter((name) => !text.includes(inXml(name)))).toEqual([])
        expect(elements(document, 'metadata').filter((each) => !/^name (desc )?time$/.test(childNames(each)))).toEqual(
          [],
        )
        expect(elements(document, 'wpt').filter((each) => !/^name( desc)?$/.test(childNames(each)))).toEqual([])
        const routes = elements(document, 'rte').map(childNames)
        expect(routes.filter((names) => !/^name (desc )?number( rtept)*$/.test(names))).toEqual([])
        expect(pointsIn(gpx(document)).length).toBe(elements(document, 'wpt').length)
      }),
      { numRuns: TRIPS },
    )
  })
})

describe('a KML file', () => {
  test('has a folder for each day, its stops in order, and descriptions as HTML', () => {
    const document = parseXml(toKml(weekend))
    const read = pointsIn(kml(document))
    expect(read.map(({ name, at }) => [name, at])).toEqual(points)
    expect(read.map(({ text }) => shownHtml(text))).toEqual(texts)
    expect(
      elements(document, 'Folder').map((folder) => [
        childText(folder, 'name'),
        shownHtml(childText(folder, 'description')),
        elements(folder, 'Placemark').length,
      ]),
    ).toEqual([
      ['Sat, 5 Dec, 2026', saturday, 2],
      ['Sun, 6 Dec, 2026', sunday, 1],
      ['Without a day', ideas, 1],
    ])
  })

  test(`of each of ${TRIPS} trips names every stop, in the order of the schema`, () => {
    fc.assert(
      fc.property(exportedTrips, (content) => {
        const document = parseXml(toKml(content))
        const root = document.documentElement
        expect([root?.nodeName, root?.namespaceURI]).toEqual(['kml', 'http://www.opengis.net/kml/2.2'])
        const head = elements(document, 'Document')
        expect(head.map(childNames).join().replaceAll(' #text', '')).toMatch(/^name( description)?( Folder)*$/)
        const described = elements(document, 'description').map((each) => shownHtml(each.textContent ?? ''))
        const text = [...elements(document, 'name').map((each) => each.textContent ?? ''), ...described].join('\n')
        expect(stopNames(content).filter((name) => !text.includes(inXml(name)))).toEqual([])
        const folders = elements(document, 'Folder').map(childNames)
        expect(folders.filter((names) => !/^name( description)?( Placemark)*$/.test(names))).toEqual([])
        const marks = elements(document, 'Placemark').map(childNames)
        expect(marks.filter((names) => !/^name( description)? Point$/.test(names))).toEqual([])
        expect(pointsIn(kml(document)).length).toBe(marks.length)
      }),
      { numRuns: TRIPS },
    )
  })
})

test('00:30 of a day that ends at 03:00 is after dinner, on the next date', () => {
  const late = trip(
    [
      stop('Cold cocoa', '2026-12-05', '00:30', { place: 'castle' }),
      stop('Dinner', '2026-12-05', '22:00', { place: 'beach' }),
    ],
    { dayStart: '18:00', dayEnd: '03:00' },
  )
  const [dinner, cocoa] = pointsIn(kml(parseXml(toKml(late))))
  expect([dinner?.name, cocoa?.name]).toEqual(['1. 22:00 Dinner (about here)', '2. 00:30 Cold cocoa'])
  expect(cocoa?.text).toContain('Sun, 6 Dec, 2026, 00:30–01:30')
})

test('the hotel begins and ends the way of a day, and a pin of the traveller’s own is where it is', () => {
  const hotel = { ...noStay, name: 'Lords Plaza', address: 'Ring Road', point: { lat: 21.21, lng: 72.82 } }
  const pinned = { ...stop('Aunt Meera', '2026-12-05'), point: { lat: 21.2, lng: 72.84 } }
  const own = trip([pinned], {})
  const [only] = own.destinations
  const town = trip([], { destinations: only ? [{ ...only, accommodation: hotel }] : [] })
  const gpx = parseXml(toGpx(town))
  const at = (name: string) =>
    elements(gpx, name).map((point) => `${childText(point, 'name')} ${point.getAttribute('lat')}`)
  expect(at('wpt')).toEqual(['Lords Plaza 21.210000', '1. Aunt Meera 21.200000'])
  expect(at('rtept')).toEqual(['Lords Plaza 21.210000', '1. Aunt Meera 21.200000', 'Lords Plaza 21.210000'])
  expect(pointsIn(kml(parseXml(toKml(town)))).map(({ name }) => name)).toEqual(['1. Aunt Meera', 'Lords Plaza'])
})

test('the notes of a destination, and one that is a place itself, stand beside its activities', () => {
  const beach = { ...place, name: 'Dumas Beach', notes: 'Take bus 12', accommodation: noStay, transportation: noRide }
  const town = trip([], { destinations: [{ ...beach, activities: [stop('Swim', '2026-12-05')] }] })
  const document = parseXml(toKml(town))
  expect(
    shownHtml(
      elements(document, 'Document')
        .map((each) => childText(each, 'description'))
        .join(),
    ),
  ).toBe('Dumas Beach: Take bus 12')
  expect(pointsIn(kml(document)).map(({ name }) => name)).toEqual(['1. Dumas Beach (about here)'])
})

const SuratPlaces = z.array(
  z.object({
    slug: z.string(),
    name: z.string(),
    locality: z.string(),
    geo: z.object({ lat: z.nullable(z.number()), lng: z.nullable(z.number()), precision: GeoPrecision }),
  }),
)
const suratPlaces = () => SuratPlaces.parse(JSON.parse(readFileSync('content/surat/places.json', 'utf8')))

test('all places of Surat are in the files of a trip to them, and the menu counts those that are not exact', () => {
  const known = suratPlaces()
  const surat = known.map(({ slug, name, locality, geo: { lat, lng, precision } }) => ({
    slug,
    name,
    locality,
    precision,
    kind: 'attraction' as const,
    geo: lat === null || lng === null ? null : { lat, lng },
  }))
  const all = trip(known.map(({ slug, name }) => stop(name, '2026-12-05', '', { place: slug })))
  const content = { trip: all, places: surat, formats, now }
  const document = parseXml(exportGpx(content))
  expect(pointsIn(gpx(document)).length).toBe(69)
  expect(pointsIn(kml(parseXml(exportKml(content)))).length).toBe(69)
  const [route] = elements(document, 'rte')
  expect(known.filter(({ name }) => !route?.textContent?.includes(name))).toEqual([])
  expect(countInexact(exportedDays({ ...content, timeZone: undefined }))).toEqual({ inexact: 43, unplaced: 4 })
})

test('200 stops with hostile names are 200 points, in order', () => {
  const name = ']]>&amp;<b>કિલ્લો🪁'.repeat(5)
  const many = trip(
    Array.from({ length: 200 }, (_, index) => stop(`${index} ${name}`, '2026-12-05', '', { place: 'castle' })),
  )
  const expected = Array.from({ length: 200 }, (_, index) => `${index + 1}. ${index} ${inXml(name)}`)
  expect(pointsIn(gpx(parseXml(toGpx(many)))).map((point) => point.name)).toEqual(expected)
  expect(pointsIn(kml(parseXml(toKml(many)))).map((point) => point.name)).toEqual(expected)
})

test('a trip with nothing but ideas has no route, and all of them', () => {
  const open = trip([stop('Castle', null, '', { place: 'castle' }), stop('Tea', null)])
  const document = parseXml(toGpx(open))
  expect(elements(document, 'rte')).toEqual([])
  expect(pointsIn(gpx(document)).map(({ name }) => name)).toEqual(['1. Castle'])
  expect(elements(parseXml(toKml(open)), 'Folder').map((folder) => childText(folder, 'name'))).toEqual([
    'Without a day',
  ])
})
