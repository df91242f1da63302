import * as z from 'zod/mini'
import { Attribution } from '#contract/map/attribution.ts'
import { SourceFeature, SourceProperties, type SourceGeometry } from '../base-map-source.ts'
import type { CityArea } from './collect-osm.ts'
import { JsonItems, readEnvelope } from './json-items.ts'
import { MapFileError } from './map-file-error.ts'
import type { ReadPieces } from './map-file.ts'
import type { Tags } from './osm-elements.ts'
import { getArea, getLine, getNames, toPoint } from './osm-kinds.ts'

const Feature = z.object({
  type: z.literal('Feature'),
  properties: z.nullable(z.record(z.string(), z.unknown())),
  geometry: z.nullable(z.looseObject({ type: z.string() })),
})

const Envelope = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
  /** The form of the product's own maps names several. */
  attribution: z.optional(z.unknown()),
})

/** GeoJSON: the product's own form, or features with tags of OpenStreetMap as their properties. */
export async function collectGeoJson(
  readPieces: ReadPieces,
  { bounds, languages }: CityArea,
): Promise<{ features: SourceFeature[]; attribution: Attribution[] | null }> {
  const features: SourceFeature[] = []
  let count = 0
  const items = new JsonItems(['features'], (item) => {
    count += 1
    const feature = readFeature(item, count, languages)
    if (feature && touches(feature.geometry, bounds)) features.push(feature)
  })
  await readPieces((piece) => items.push(piece))
  const { attribution } = readEnvelope(Envelope, items.end())
  const named = z.array(Attribution).safeParse(attribution)
  return { features, attribution: named.success ? named.data : null }
}

/** @returns null for a feature that the map does not show */
function readFeature(item: unknown, number: number, languages: readonly string[]): SourceFeature | null {
  const { properties, geometry } = check(Feature, item, number)
  if (!geometry || !properties) return null
  const own = SourceProperties.safeParse(properties)
  const kind = own.success ? own.data : getKind(getTags(properties), geometry.type, languages)
  if (!kind) return null
  return check(SourceFeature, { type: 'Feature', properties: kind, geometry: withoutAltitude(geometry) }, number)
}

function getKind(tags: Tags, type: string, languages: readonly string[]): SourceProperties | null {
  const isArea = type === 'Polygon' || type === 'MultiPolygon'
  const kind = type === 'Point' ? toPoint(tags) : isArea ? getArea(tags) : getLine(tags)
  return kind && { ...kind, ...getNames(tags, languages) }
}

/** Some exports write tags below `tags`, or the key and the value of the main tag as `layer` and `kind`. */
function getTags(properties: Readonly<Record<string, unknown>>): Tags {
  const { tags, layer, kind, class: size, ...others } = properties
  const nested = z.record(z.string(), z.string()).safeParse(tags)
  const texts = Object.entries({ ...others, ...(nested.success && nested.data) }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const main = mainTag(layer, kind ?? size)
  return { ...main, ...Object.fromEntries(texts) }
}

function mainTag(layer: unknown, kind: unknown): Tags {
  const value = typeof kind === 'string' ? kind : 'yes'
  if (layer === 'road') return { highway: value }
  if (layer === 'waterway') return { waterway: value }
  if (layer === 'water') return { natural: 'water', water: value }
  if (layer === 'aerodrome') return { aeroway: 'aerodrome' }
  return {}
}

/** Positions may have an altitude, which the map does not need. */
function withoutAltitude(geometry: Readonly<Record<string, unknown>>): unknown {
  const shorten = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value
    return value.length > 2 && typeof value[0] === 'number' ? value.slice(0, 2) : value.map(shorten)
  }
  return { ...geometry, coordinates: shorten(geometry['coordinates']) }
}

function check<T>(schema: z.ZodMiniType<T>, value: unknown, number: number): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new MapFileError(`Feature ${number} of the file: ${issue?.path.join('.')}: ${issue?.message}`)
}

function touches(geometry: SourceGeometry, { west, south, east, north }: CityArea['bounds']): boolean {
  const positions: unknown = geometry.coordinates
  let [minLng, minLat, maxLng, maxLat] = [Infinity, Infinity, -Infinity, -Infinity]
  const visit = (value: unknown): void => {
    if (!Array.isArray(value)) return
    const [lng, lat]: unknown[] = value
    if (typeof lng === 'number' && typeof lat === 'number') {
      minLng = Math.min(minLng, lng)
      maxLng = Math.max(maxLng, lng)
      minLat = Math.min(minLat, lat)
      maxLat = Math.max(maxLat, lat)
    } else for (const part of value) visit(part)
  }
  visit(positions)
  return minLng <= east && maxLng >= west && minLat <= north && maxLat >= south
}
