import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Position } from 'geojson'
import { describe, expect, test } from 'vitest'
import { LandmarkDrawings, tileRange, type Bounds } from '#contract/map/base-map.ts'
import { readContent } from '#server/guide/read-content.ts'
import { BaseMapSource, type SourceFeature } from '#server/map/base-map-source.ts'
import { createTileCutter } from '#server/map/cut-tiles.ts'
import { writeTile } from '#server/map/fit-tile.ts'
import { drawCity } from './city.ts'
import { drawings } from './drawings.ts'
import { toMetres } from './metres.ts'

// The tests read the files that the product ships, and the places of the guide.

const read = (file: string) => readFileSync(`content/surat/map/${file}`, 'utf8')
const { features, note, notes, attribution } = BaseMapSource.parse(JSON.parse(read('city.geojson')))
const { places } = readContent('content/surat')

const exact = places.flatMap(({ slug, geo }) => (geo?.precision === 'site' ? [slug] : []))

function getPosition(slug: string): Position {
  const geo = places.find((place) => place.slug === slug)?.geo
  if (geo?.lat == null || geo.lng == null) throw new Error(`${slug} has no position`)
  return [geo.lng, geo.lat]
}

const inLayer = (layer: string) => features.filter(({ properties }) => properties.layer === layer)
const getLines = ({ geometry }: SourceFeature): Position[][] =>
  geometry.type === 'LineString'
    ? [geometry.coordinates]
    : geometry.type === 'MultiLineString'
      ? geometry.coordinates
      : []
const getRings = ({ geometry }: SourceFeature): Position[][] =>
  geometry.type === 'MultiPolygon'
    ? geometry.coordinates.flat()
    : geometry.type === 'Polygon'
      ? geometry.coordinates
      : []

const tapi = inLayer('river').flatMap(getLines).flat()
const railway = inLayer('rail').flatMap(getLines)[0] ?? []
const ring = inLayer('road')
  .filter(({ properties }) => properties.name === 'Ring Road')
  .flatMap(getLines)
  .flat()
const station =
  inLayer('station').flatMap(({ geometry }) => (geometry.type === 'Point' ? [geometry.coordinates] : []))[0] ?? []

const isOnLand = (at: Position) =>
  isInside(at, inLayer('land').flatMap(getRings)) && !isInside(at, inLayer('river').flatMap(getRings))

/** The bank as one sees it looking downstream; the side of the railway as one sees it looking north. */
const getBank = (at: Position) => (isLeftFrom(at, tapi) ? 'left' : 'right')
const sideOfRailway = (at: Position) => (isLeftFrom(at, railway) ? 'west' : 'east')

function sideOfRing(at: Position): 'inside' | 'outside' | 'along' {
  if (metresTo(at, ring) < 60) return 'along'
  return isInside(at, [[...ring, ...ring.slice(0, 1)]]) ? 'inside' : 'outside'
}

type Row = readonly [
  slug: string,
  bank: 'left' | 'right',
  railway: 'west' | 'east',
  ring: 'inside' | 'outside' | 'along',
  because: string,
]

/** Position of each exact place, by the places' own sources and by local knowledge. */
const sides: readonly Row[] = [
  ['surat-castle', 'left', 'west', 'inside', 'the castle guards the walled city from the east bank'],
  ['dutch-garden', 'left', 'west', 'inside', 'the garden is in Nanpura, on the bank of the old city'],
  ['gopi-talav', 'left', 'west', 'inside', 'the lake is in Gopipura, in the old city'],
  ['gopal-locho-and-khaman-house', 'left', 'west', 'inside', 'Mahidharpura is within Delhi Gate, before the station'],
  ['zampa-bazaar-food-lanes', 'left', 'west', 'inside', 'Zampa Bazaar is in the old city'],
  ['badshah-foods', 'left', 'west', 'inside', 'Zampa Bazaar is in the old city'],
  ['sai-ragda-patties', 'left', 'west', 'inside', 'Bhagal is the middle of the old city'],
  ['famous-aalupuri-and-khawsa', 'left', 'west', 'inside', 'it is at the southern end of the old city'],
  ['tomb-of-khwaja-safar-sulemani', 'left', 'west', 'inside', 'Variyavi Bazaar is in the old city'],
  ['radhe-dhokla', 'left', 'west', 'along', 'its address is Ring Road'],
  ['old-english-tombs', 'left', 'west', 'outside', 'the tombs are outside Katargam Darwaja'],
  ['mahesh-pav-bhaji', 'left', 'west', 'outside', 'Katargam lies within the loop of the river'],
  ['ambika-niketan-temple', 'left', 'west', 'outside', 'the temple at Parle Point faces the river from the south'],
  ['science-centre-surat', 'left', 'west', 'outside', 'City Light is south of Athwa'],
  ['sardar-patel-museum', 'left', 'west', 'outside', 'it is on the campus of the Science Centre'],
  ['the-flat-white', 'left', 'west', 'outside', 'Piplod is on the road to Dumas'],
  ['the-house-of-caffeine', 'left', 'west', 'outside', 'Vesu is south of the road to Dumas'],
  ['livestream-coffee', 'left', 'west', 'outside', 'Vesu is south of the road to Dumas'],
  ['common-sense-coffee', 'left', 'west', 'outside', 'VIP Road is in Vesu'],
  ['vr-surat', 'left', 'west', 'outside', 'the mall is on the road to Dumas'],
  ['dumas-beach', 'left', 'west', 'outside', 'Dumas is south of the mouth of the Tapi'],
  ['amaazia-water-park', 'left', 'east', 'outside', 'Parvat Patiya is beyond the railway'],
  ['sarthana-nature-park', 'left', 'east', 'outside', 'Sarthana is on the road to Kamrej, before the river'],
  ['iskcon-radha-damodar-temple', 'right', 'west', 'outside', 'Jahangirpura is north of Rander'],
  ['jagdishchandra-bose-aquarium', 'right', 'west', 'outside', 'Pal is across the river from Athwa'],
  ['suvali-beach', 'right', 'west', 'outside', 'Suvali is on the side of Hazira'],
]

describe('on the drawn map', () => {
  test.each(sides)(
    '%s is on land, on the %s bank, %s of the railway and %s the ring: %s',
    (slug, bank, railwaySide, ringSide) => {
      const at = getPosition(slug)
      expect({ land: isOnLand(at), bank: getBank(at), railway: sideOfRailway(at), ring: sideOfRing(at) }).toEqual({
        land: true,
        bank,
        railway: railwaySide,
        ring: ringSide,
      })
    },
  )

  test('each exact place has its sides in the table above', () => {
    expect(exact.filter((slug) => !sides.some(([known]) => known === slug))).toEqual([])
  })

  test('Rander and the riverfront of Adajan are on the right bank', () => {
    expect(['rander-old-town', 'ponk-market'].map((slug) => getBank(getPosition(slug)))).toEqual(['right', 'right'])
  })

  test('the castle stands at the water, and the river is at least 300 metres wide there', () => {
    const castle = getPosition('surat-castle')
    expect(metresTo(castle, inLayer('river').flatMap(getRings)[0] ?? [])).toBeLessThan(120)
    expect(metresTo(castle, tapi)).toBeGreaterThan(150)
  })

  test('the beach of Dumas is at the sea', () => {
    expect(
      metresTo(
        getPosition('dumas-beach'),
        inLayer('land')
          .flatMap(getRings)
          .toSorted((a, b) => b.length - a.length)[0] ?? [],
      ),
    ).toBeLessThan(300)
  })

  test('the station is on the railway, 2 to 3 kilometres east of the castle', () => {
    const castle = toMetres(point(getPosition('surat-castle')))
    expect(toMetres(point(station)).x - castle.x).toBeGreaterThan(2000)
    expect(toMetres(point(station)).x - castle.x).toBeLessThan(3000)
    expect(metresTo(station, railway)).toBeLessThan(50)
  })

  test('the airport is between Magdalla and Dumas, on land', () => {
    const airport = inLayer('airport').flatMap(getRings).flat()
    expect(airport.every(isOnLand)).toBe(true)
  })

  test('no road and no railway crosses the Tapi without a bridge', () => {
    const bridges = inLayer('bridge').flatMap(getLines)
    const middles = ['road', 'rail']
      .flatMap((layer) => inLayer(layer).flatMap(getLines))
      .flatMap((line) => crossings(line, tapi))
    expect(middles.length).toBeGreaterThan(9)
    expect(middles.filter((at) => !bridges.some((bridge) => metresTo(at, bridge) < 5))).toEqual([])
  })

  test('no place of the guide is in the sea', () => {
    const known = places.flatMap(({ slug, geo }) => (geo?.lat == null ? [] : [slug]))
    const land = inLayer('land').flatMap(getRings)
    expect(known.filter((slug) => !isInside(getPosition(slug), land))).toEqual([])
  })

  test('names and landmarks on land are not in the water', () => {
    const points = features.filter(
      ({ geometry, properties }) => geometry.type === 'Point' && properties.class !== 'sea',
    )
    const wet = points.filter(({ geometry }) => geometry.type === 'Point' && !isOnLand(geometry.coordinates))
    expect(wet.map(({ properties }) => properties.name ?? properties.id)).toEqual(['ship', 'boat'])
  })

  test('credit and note say whose shores these are, and that roads are simplified', () => {
    expect(attribution.map(({ text }) => text).join()).toContain('GSHHG, LGPL')
    expect(note).toBe('Sketch: roads are simplified')
    expect(Object.keys(notes ?? {})).toEqual(['gu', 'hi'])
  })

  test('each landmark has its drawing', () => {
    const known = Object.keys(LandmarkDrawings.parse(JSON.parse(read('landmarks.json'))))
    expect(inLayer('landmark').filter(({ properties }) => !known.includes(properties.id ?? ''))).toEqual([])
  })
})

/** A wide screen on the whole city, and what the map loads beyond its edges for the names there. */
const SCREEN = { widthPx: 1280, heightPx: 900, margin: 0.35, zoom: 11 } as const

test('the first map of the city loads at most 80 kB: tiles, drawings and outlines', () => {
  const cut = createTileCutter(features)
  const { x, y } = tileRange(viewAround({ lng: 72.83, lat: 21.196 }), SCREEN.zoom - 1)
  const columns = Array.from({ length: x[1] - x[0] + 1 }, (_, index) => x[0] + index)
  const rows = Array.from({ length: y[1] - y[0] + 1 }, (_, index) => y[0] + index)
  const tiles = rows.flatMap((row) =>
    columns.map((column) => writeTile(cut({ z: SCREEN.zoom - 1, x: column, y: row }))),
  )
  const files = [...tiles, read('landmarks.json'), readFileSync('content/surat/outlines.json')]
  const bytes = files.map((file) => gzipSync(file).length).reduce((sum, length) => sum + length)
  expect(bytes).toBeLessThanOrEqual(80_000)
})

function viewAround({ lng, lat }: { lng: number; lat: number }): Bounds {
  const degreesPerPx = 360 / (256 * 2 ** SCREEN.zoom)
  const reach = (px: number) => px * (0.5 + SCREEN.margin) * degreesPerPx
  const [across, up] = [reach(SCREEN.widthPx), reach(SCREEN.heightPx)]
  return { west: lng - across, east: lng + across, south: lat - up, north: lat + up }
}

test('the files of the map are what their code draws', () => {
  expect(read('city.geojson')).toBe(`${JSON.stringify(drawCity())}\n`)
  expect(read('landmarks.json')).toBe(`${JSON.stringify(drawings)}\n`)
})

function point([lng = 0, lat = 0]: Position): readonly [number, number] {
  return [lng, lat]
}

/** Counts the edges to the east of a point. An odd number is inside, also with holes. */
function isInside(at: Position, rings: readonly Position[][]): boolean {
  const [lng, lat] = point(at)
  const crossed = rings.flatMap((path) =>
    path.slice(1).filter((end, index) => {
      const [[fromLng, fromLat], [toLng, toLat]] = [point(path[index] ?? end), point(end)]
      return fromLat > lat !== toLat > lat && lng < fromLng + ((lat - fromLat) / (toLat - fromLat)) * (toLng - fromLng)
    }),
  )
  return crossed.length % 2 === 1
}

type Segment = { readonly metres: number; readonly isLeft: boolean }

function nearestSegment(at: Position, line: readonly Position[]): Segment {
  const p = toMetres(point(at))
  const segments = line.slice(1).map((end, index): Segment => {
    const [a, b] = [toMetres(point(line[index] ?? end)), toMetres(point(end))]
    const along = { x: b.x - a.x, y: b.y - a.y }
    const share = ((p.x - a.x) * along.x + (p.y - a.y) * along.y) / (along.x ** 2 + along.y ** 2)
    const t = Math.min(1, Math.max(0, share))
    return {
      metres: Math.hypot(p.x - a.x - t * along.x, p.y - a.y - t * along.y),
      isLeft: along.x * (p.y - a.y) - along.y * (p.x - a.x) > 0,
    }
  })
  return segments.toSorted((a, b) => a.metres - b.metres)[0] ?? { metres: Infinity, isLeft: false }
}

function metresTo(at: Position, line: readonly Position[]): number {
  return nearestSegment(at, line).metres
}

function isLeftFrom(at: Position, line: readonly Position[]): boolean {
  return nearestSegment(at, line).isLeft
}

/** Points at which a line crosses another one. */
function crossings(line: readonly Position[], other: readonly Position[]): Position[] {
  return line.slice(1).flatMap((end, index) =>
    other.slice(1).flatMap((otherEnd, otherIndex) => {
      const [a, b] = [point(line[index] ?? end), point(end)]
      const [c, d] = [point(other[otherIndex] ?? otherEnd), point(otherEnd)]
      const t = turn(a, c, d) / (turn(a, c, d) - turn(b, c, d))
      const isCrossed = turn(a, c, d) > 0 !== turn(b, c, d) > 0 && turn(c, a, b) > 0 !== turn(d, a, b) > 0
      return isCrossed ? [[a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]] : []
    }),
  )
}

type Degrees = readonly [number, number]

/** Positive where a, b, c turn to the left. */
function turn(a: Degrees, b: Degrees, c: Degrees): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}
