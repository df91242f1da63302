import * as z from 'zod/mini'
import type { Position } from '../../map/import/osm-elements.ts'
import { getCentroid } from './centroid.ts'
import { plainOfHtml } from './plain-of-html.ts'

/** Properties of Google's exports lie three objects deep. */
const MAX_DEPTH = 4

/** More values are no properties of a place. */
const MAX_VALUES = 500

const Html = z.object({ '@type': z.literal('html'), value: z.string() })

/** The texts of properties by their names; those within objects as `location.name`. Markup becomes plain text. */
export function valuesOfProperties(properties: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(textsIn(properties, '', 0).slice(0, MAX_VALUES))
}

function textsIn(properties: Readonly<Record<string, unknown>>, path: string, depth: number): [string, string][] {
  return Object.entries(properties).flatMap(([key, value]) => getTexts(`${path}${key}`, value, depth))
}

function getTexts(name: string, value: unknown, depth: number): [string, string][] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [[name, plainOfHtml(value)]]
  if (typeof value === 'number') return [[name, String(value)]]
  if (typeof value === 'boolean') return [[name, value ? 'yes' : 'no']]
  const html = Html.safeParse(value)
  if (html.success) return [[name, plainOfHtml(html.data.value)]]
  const texts = z.array(z.string()).safeParse(value)
  if (texts.success) return [[name, texts.data.join('|')]]
  const inner = z.record(z.string(), z.unknown()).safeParse(value)
  return inner.success && depth < MAX_DEPTH ? textsIn(inner.data, `${name}.`, depth + 1) : []
}

/** Longitude and latitude as they are written. */
export type WrittenPosition = readonly [string, string]

const Geometry = z.looseObject({
  type: z.string(),
  coordinates: z.optional(z.unknown()),
  geometries: z.optional(z.array(z.unknown())),
})

const Degrees = z.union([z.number(), z.string()])
const Point = z.tuple([Degrees, Degrees], z.unknown())

/** The position of a point, and the centre of the largest outline of anything else. Null: there is no geometry. */
export function positionOfGeometry(geometry: unknown): WrittenPosition | null {
  const { data } = Geometry.safeParse(geometry)
  if (!data) return null
  if (data.geometries) return data.geometries.map(positionOfGeometry).find((one) => one !== null) ?? null
  const point = Point.safeParse(data.coordinates)
  if (point.success) return [String(point.data[0]), String(point.data[1])]
  // A point that has no numbers says something that cannot be read.
  if (data.type === 'Point') return ['?', '?']
  const [longest = []] = linesIn(data.coordinates).toSorted((one, other) => other.length - one.length)
  const centre = getCentroid(longest)
  return centre && [String(centre[0]), String(centre[1])]
}

/** The lists of positions in coordinates of any kind. The reader of the file bounds their depth. */
function linesIn(coordinates: unknown): Position[][] {
  if (!Array.isArray(coordinates)) return []
  const points = z.array(Point).safeParse(coordinates)
  if (points.success) return [points.data.map(([lng, lat]): Position => [Number(lng), Number(lat)])]
  return coordinates.flatMap((part) => linesIn(part))
}
