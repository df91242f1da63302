import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { StoredPlace } from '#contract/place/content-place.ts'

const Ring = z.array(z.tuple([z.number(), z.number()], z.number()))
const Polygon = z.looseObject({ type: z.literal('Polygon'), coordinates: z.array(Ring) })
const MultiPolygon = z.looseObject({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(Ring)) })

/** The part of a drawn map that separates land from sea. */
const DrawnLand = z.looseObject({
  /** West, south, east, north. */
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  features: z.array(z.looseObject({ properties: z.looseObject({ layer: z.string() }), geometry: z.unknown() })),
})

export type Land = { readonly bbox: readonly number[]; readonly polygons: readonly z.infer<typeof Ring>[][] }

/** Kinds of schema.org that may lie in the water. */
const AT_SEA = new Set(['Beach', 'BodyOfWater', 'SeaBodyOfWater', 'Bridge', 'BoatTerminal'])

/**
 * A position in the sea of the city's drawn map, of a place that is no beach and no bridge. A position of a
 * neighbourhood is too rough for this check. A city without a drawn map has no check: the outlines of the world are too
 * coarse for a shore.
 */
export function problemsOfPosition({ geo, schemaOrgType }: StoredPlace, land: Land | null): string[] {
  const { lat, lng, precision } = geo
  const isRough = precision === 'locality' || precision === 'none'
  if (!land || lat === null || lng === null || isRough || AT_SEA.has(schemaOrgType)) return []
  if (!isOnMap(land, lat, lng) || land.polygons.some((polygon) => isInside(polygon, lat, lng))) return []
  return [`geo: ${lat}, ${lng} lies in the sea of map/city.geojson`]
}

/** Null if there is no map, or if it does not separate land from sea. The map's own reader reports a faulty file. */
export function readLand(folder: string): Land | null {
  const file = join(folder, 'map', 'city.geojson')
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: null }
  if (mtimeMs === null) return null
  const before = known.get(file)
  if (before?.mtimeMs === mtimeMs) return before.land
  const land = getLand(readFileSync(file, 'utf8'))
  known.set(file, { mtimeMs, land })
  return land
}

/** Each saving of a place asks for the same file. */
const known = new Map<string, { readonly mtimeMs: number; readonly land: Land | null }>()

function getLand(json: string): Land | null {
  const map = DrawnLand.safeParse(parseOrNull(json))
  if (!map.success) return null
  const { bbox, features } = map.data
  const polygons = features
    .filter(({ properties }) => properties.layer === 'land')
    .flatMap((f) => getPolygons(f.geometry))
  return polygons.length === 0 ? null : { bbox, polygons }
}

function parseOrNull(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // The map's own reader reports it.
    return null
  }
}

function getPolygons(geometry: unknown): z.infer<typeof Ring>[][] {
  const many = MultiPolygon.safeParse(geometry)
  if (many.success) return many.data.coordinates
  const one = Polygon.safeParse(geometry)
  return one.success ? [one.data.coordinates] : []
}

function isOnMap({ bbox: [west = 0, south = 0, east = 0, north = 0] }: Land, lat: number, lng: number): boolean {
  return west <= lng && lng <= east && south <= lat && lat <= north
}

/** Inside of an odd number of rings: the outer one, and not a hole. */
function isInside(rings: readonly z.infer<typeof Ring>[], lat: number, lng: number): boolean {
  return rings.filter((ring) => isInsideRing(ring, lat, lng)).length % 2 === 1
}

/** Counts the edges that a line to the east crosses. */
function isInsideRing(ring: z.infer<typeof Ring>, lat: number, lng: number): boolean {
  const crossed = ring.filter(([lngA, latA], index) => {
    const [lngB, latB] = ring[index + 1] ?? ring[0] ?? [lngA, latA]
    if (latA > lat === latB > lat) return false
    return lng < lngA + ((lat - latA) / (latB - latA)) * (lngB - lngA)
  })
  return crossed.length % 2 === 1
}
