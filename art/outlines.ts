/**
 * Draws coasts and borders around a city into its folder: `npm run outlines -- content/surat`. It draws the world coarse,
 * the country finer and the city's surroundings finest. The package `world-atlas` brings the lines of Natural Earth
 * (public domain).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FeatureCollection } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import * as z from 'zod/mini'
import { clipLine, clipRing, tidy, unroll, type Box, type Point } from './outlines/clip.ts'

/** A part of the world with the detail of its lines. */
type Level = {
  /** The scale of the source data: 110m is 1 to 110 million. */
  scale: '110m' | '50m' | '10m'
  box: Box
  /** Decimal digits of a degree. Two digits are about a kilometre. */
  digits: number
}

const City = z.object({ center: z.object({ lat: z.number(), lng: z.number() }) })

/** The largest box that the maps' projection can show. */
const WORLD: Box = { west: -180, south: -85, east: 180, north: 85 }

/** Degrees of longitude. A shape that crosses the 180th meridian needs copies on both sides of the map. */
const TURNS = [-360, 0, 360] as const

/** Degrees around the city. A wide screen shows this much at the zoom where the next finer level starts. */
const COUNTRY = { lng: 22, lat: 16 }
const SURROUNDINGS = { lng: 3, lat: 2.5 }

function around({ lat, lng }: { lat: number; lng: number }, reach: { lat: number; lng: number }): Box {
  const round = (degrees: number) => Math.round(degrees * 10) / 10
  return {
    west: Math.max(WORLD.west, round(lng - reach.lng)),
    south: Math.max(WORLD.south, round(lat - reach.lat)),
    east: Math.min(WORLD.east, round(lng + reach.lng)),
    north: Math.min(WORLD.north, round(lat + reach.lat)),
  }
}

/**
 * India, Pakistan and China (ISO 3166-1). The data shows the de facto borders between them, and each country claims
 * other borders. India forbids maps that differ from its official one, so the map draws no line between these countries.
 */
const CONTESTED = new Set(['356', '586', '156'])

type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

/**
 * Makes the features of one level: the map fills `land`, and draws `coast` and `border` as lines. The whole world has no
 * cut edges that a line must not follow, so its land also serves as its coast.
 */
function draw({ scale, box, digits }: Level): FeatureCollection['features'] {
  // The README of the package documents the format of its files.
  const atlas: Atlas = JSON.parse(readFileSync(`node_modules/world-atlas/countries-${scale}.json`, 'utf8'))
  const { countries, land } = atlas.objects
  const rings = feature(atlas, land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : geometry.type === 'Polygon' ? [geometry.coordinates] : [],
  )
  const tidied = (points: readonly Point[]) => tidy(points, digits)
  const polygons = TURNS.flatMap((turn) =>
    rings
      .map((polygon) => polygon.map((ring) => tidied(clipRing(unroll(ring.map(toPoint), turn), box))).filter(isArea))
      .filter(({ length }) => length > 0),
  )
  const lines = (of: { coordinates: readonly (readonly number[])[][] | number[][][] }) =>
    of.coordinates
      .flatMap((line) => clipLine(line.map(toPoint), box))
      .map(tidied)
      .filter(({ length }) => length > 1)
  const { west, south, east, north } = box
  const bbox: [number, number, number, number] = [west, south, east, north]
  const named = (kind: 'land' | 'world' | 'coast' | 'border') => ({
    type: 'Feature' as const,
    bbox,
    properties: { kind },
  })
  const isWhole = box === WORLD
  const drawn: FeatureCollection['features'] = [
    { ...named(isWhole ? 'world' : 'land'), geometry: { type: 'MultiPolygon', coordinates: polygons } },
    { ...named('coast'), geometry: { type: 'MultiLineString', coordinates: isWhole ? [] : lines(mesh(atlas, land)) } },
    {
      ...named('border'),
      geometry: { type: 'MultiLineString', coordinates: lines(mesh(atlas, countries, isDrawnBetween)) },
    },
  ]
  return drawn.filter(({ geometry }) => 'coordinates' in geometry && geometry.coordinates.length > 0)
}

type Country = { readonly id?: string | number | undefined }

function isDrawnBetween(a: Country, b: Country): boolean {
  return a !== b && !(isContested(a) && isContested(b))
}

/** The Siachen glacier between India and Pakistan has no number. */
function isContested({ id }: Country): boolean {
  return id === undefined || CONTESTED.has(String(id))
}

function isArea(ring: readonly Point[]): boolean {
  return ring.length > 3 && ring.some(([lng]) => lng !== ring[0]?.[0])
}

function toPoint([lng = 0, lat = 0]: readonly number[]): Point {
  return [lng, lat]
}

const folder = process.argv[2] ?? 'content/surat'
const { center } = City.parse(JSON.parse(readFileSync(join(folder, 'city.json'), 'utf8')))
const levels: Level[] = [
  { scale: '110m', box: WORLD, digits: 1 },
  { scale: '50m', box: around(center, COUNTRY), digits: 2 },
  { scale: '10m', box: around(center, SURROUNDINGS), digits: 3 },
]
const outlines: FeatureCollection = { type: 'FeatureCollection', features: levels.flatMap(draw) }
const file = join(folder, 'outlines.json')
writeFileSync(file, `${JSON.stringify(outlines)}\n`)
console.log(`${file}: ${Math.round(readFileSync(file).length / 1000)} kB`)
