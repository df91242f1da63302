import type { Feature, FeatureCollection, Geometry, Polygon, Position } from 'geojson'
import { seeded } from '../illustrations/seeded.ts'
import { clipLine, type Point } from '../outlines/clip.ts'
import {
  areaOfMetres,
  getBand,
  circleAround,
  common,
  grow,
  linesWithin,
  roundedPosition,
  smooth,
  thin,
  thinLine,
  toMultiPolygon,
  union,
  without,
  withoutHoles,
  type Area,
} from './areas.ts'
import { MAP_BOX } from './drawn-box.ts'
import { landmarks } from './landmarks.ts'
import { toDegrees, toMetres, type Metres } from './metres.ts'
import { mapNames } from './names.ts'
import { builtParts, patches, runway } from './places-on-map.ts'
import { rails, STATION } from './rails.ts'
import { roads } from './roads.ts'
import { curveThrough } from './smooth.ts'
import { banks, crests, land, middleOfRiver, river, sea, shallows, water, waterlines } from './waters.ts'

type Properties = { readonly layer: string; readonly [name: string]: unknown }

function feature(properties: Properties, geometry: Geometry): Feature {
  return { type: 'Feature', properties, geometry }
}

const roadLines = roads.map((road) => ({ ...road, line: drawn(road.line, 40) }))
const railLines = rails.map((line) => drawn(line, 60))

/** The drawn city as the source of the base map (`src/server/map/base-map-source.ts`). */
export function drawCity(): FeatureCollection & {
  attribution: unknown[]
  note: string
  notes: Record<string, string>
} {
  return {
    type: 'FeatureCollection',
    bbox: [MAP_BOX.west, MAP_BOX.south, MAP_BOX.east, MAP_BOX.north],
    attribution: [
      {
        text: 'Shores: GSHHG, LGPL-3.0',
        texts: { gu: 'દરિયાકાંઠો: GSHHG, LGPL-3.0', hi: 'तटरेखा: GSHHG, LGPL-3.0' },
        url: 'https://www.soest.hawaii.edu/pwessel/gshhg/',
      },
    ],
    note: 'Sketch: roads are simplified',
    notes: { gu: 'રેખાચિત્ર: રસ્તા સાદા દોર્યા છે', hi: 'रेखाचित्र: सड़कें सरल दिखाई गई हैं' },
    features: [...waterFeatures(), ...groundFeatures(), ...lineFeatures(), ...nameFeatures()],
  }
}

function waterFeatures(): Feature[] {
  return [
    feature({ layer: 'sea' }, toMultiPolygon(sea)),
    feature({ layer: 'shallows' }, toMultiPolygon(shallows)),
    ...waterlines.map(({ lines, minZoom }) => feature({ layer: 'waterline', minZoom }, manyLines(lines))),
    feature({ layer: 'waterline', minZoom: 10 }, manyLines(crests)),
    feature({ layer: 'land' }, toMultiPolygon(land)),
    feature({ layer: 'sand' }, toMultiPolygon(banks)),
    feature({ layer: 'river' }, toMultiPolygon(river)),
    feature(
      { layer: 'river', name: 'Tapi', names: { gu: 'તાપી', hi: 'तापी' }, minZoom: 11 },
      oneLine(middleOfRiver.filter(([lng]) => lng < 72.93)),
    ),
  ]
}

function groundFeatures(): Feature[] {
  const parks = patches.map(({ layer, at, width, height, minZoom }) =>
    feature({ layer, minZoom }, toMultiPolygon(getOval(at, width, height))),
  )
  return [
    feature({ layer: 'built' }, toMultiPolygon(builtUp())),
    ...parks,
    feature({ layer: 'airport', minZoom: 11 }, runwayArea()),
    feature(
      { layer: 'airport', name: 'Surat Airport', names: { gu: 'સુરત એરપોર્ટ', hi: 'सूरत हवाई अड्डा' } },
      point(runway.at),
    ),
  ]
}

/** Roads where they cross water are bridges as well. */
function lineFeatures(): Feature[] {
  const bridgeWater = grow(water, 20)
  return [
    ...roadLines.map(({ class: size, name, names, line }) =>
      feature(optional({ layer: 'road', class: size, name, names }), oneLine(line)),
    ),
    ...railLines.map((line) => feature({ layer: 'rail' }, oneLine(line))),
    ...roadLines.map(({ class: size, line }) => bridge(size, linesWithin(line, bridgeWater))),
    ...railLines.map((line) => bridge('rail', linesWithin(line, bridgeWater))),
  ].filter(({ geometry }) => !('coordinates' in geometry) || geometry.coordinates.length > 0)
}

function nameFeatures(): Feature[] {
  return [
    ...mapNames.map(({ at, class: size, name, names, rank, minZoom }) =>
      feature(optional({ layer: 'label', class: size, name, names, rank, minZoom }), point(at)),
    ),
    feature({ layer: 'station', name: 'Surat Station', names: { gu: 'સુરત સ્ટેશન', hi: 'सूरत स्टेशन' } }, point(STATION)),
    ...landmarks.map(({ id, at, minZoom, rank }) => feature({ layer: 'landmark', id, minZoom, rank }, point(at))),
  ]
}

function bridge(size: string, lines: readonly (readonly Point[])[]): Feature {
  return feature({ layer: 'bridge', class: size, minZoom: 12 }, manyLines(lines))
}

/** Metres from the centre within which roads have houses along them. */
const TOWN_REACH = 5500

/** The city's shape: blots around its parts and bands along its roads, rounded, and cut at the water. */
function builtUp(): Area {
  const blots = builtParts.map(([lng, lat, reach], index) => blotAround([lng, lat], reach, index))
  const town = circleAround(STATION, TOWN_REACH)
  const alongRoads = common(
    getBand(
      roadLines.filter(({ class: size }) => size !== 'motorway' && size !== 'trunk').map(({ line }) => line),
      500,
    ),
    town,
  )
  const joined = withoutHoles(grow(grow(union(...blots, alongRoads), 450), -450))
  return thin(common(without(smooth(joined, 260), grow(water, 62)), land), 12, 40)
}

/** An uneven circle. @param reach metres */
function blotAround(at: Point, reach: number, seed: number): Area {
  const { x, y } = toMetres(at)
  const random = seeded(seed + 1)
  const corners = Array.from({ length: 11 }, (_, index): Metres => {
    const turn = (index / 11) * 2 * Math.PI
    const radius = reach * (0.78 + random() * 0.44)
    return { x: x + Math.cos(turn) * radius, y: y + Math.sin(turn) * radius }
  })
  return areaOfMetres([corners])
}

function getOval(at: Point, width: number, height: number): Area {
  const { x, y } = toMetres(at)
  const corners = Array.from({ length: 20 }, (_, index): Metres => {
    const turn = (index / 20) * 2 * Math.PI
    // A superellipse of the fourth degree: a rounded rectangle.
    const reach = (Math.cos(turn) ** 4 + Math.sin(turn) ** 4) ** -0.25
    return { x: x + (Math.cos(turn) * reach * width) / 2, y: y + (Math.sin(turn) * reach * height) / 2 }
  })
  return areaOfMetres([corners])
}

function runwayArea(): Polygon {
  const { x, y } = toMetres(runway.at)
  const heading = (runway.heading * Math.PI) / 180
  const corner = (along: number, across: number): Position =>
    roundedPosition(
      toDegrees({
        x: x + Math.sin(heading) * along + Math.cos(heading) * across,
        y: y + Math.cos(heading) * along - Math.sin(heading) * across,
      }),
    )
  const [half, side] = [runway.length / 2, runway.width / 2]
  const ring = [corner(-half, -side), corner(-half, side), corner(half, side), corner(half, -side)]
  return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] }
}

function drawn(line: readonly Point[], step: number): Point[] {
  const [inside = []] = clipLine(curveThrough(line, step), MAP_BOX)
  return thinLine(inside)
}

function oneLine(line: readonly Point[]): Geometry {
  return { type: 'LineString', coordinates: line.map(roundedPosition) }
}

function manyLines(lines: readonly (readonly Point[])[]): Geometry {
  return { type: 'MultiLineString', coordinates: lines.map((line) => line.map(roundedPosition)) }
}

function point(at: Point): Geometry {
  return { type: 'Point', coordinates: roundedPosition(at) }
}

function optional(properties: Properties): Properties {
  return { ...properties, ...Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) }
}
