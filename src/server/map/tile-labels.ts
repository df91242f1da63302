import { labelKinds, TILE_EXTENT, TILE_ZOOMS, type TileLabel } from '#contract/map/base-map.ts'
import type { SourceFeature, SourceGeometry, SourceProperties } from './base-map-source.ts'
import { pointInside } from './point-inside.ts'

/** Kinds by importance, for names without a `rank`. */
const ranks: Readonly<Record<TileLabel['kind'], number>> = {
  city: 0,
  sea: 5,
  town: 10,
  river: 15,
  airport: 20,
  suburb: 30,
  station: 35,
  landmark: 38,
  park: 50,
  water: 55,
  neighbourhood: 60,
  road: 70,
}

/** The name of a point. A point outside of the tile belongs to its neighbour. */
export function nameAt(
  properties: SourceProperties,
  { x, y }: { x: number; y: number },
  firstZoom: number,
): TileLabel[] {
  const kind = getKind(properties)
  const { name = '', id } = properties
  const isWithin = x >= 0 && x < TILE_EXTENT && y >= 0 && y < TILE_EXTENT
  if (!kind || !isWithin || (name === '' && id === undefined)) return []
  const isLate = firstZoom > TILE_ZOOMS.max + 1
  return [
    {
      ...named(kind, properties),
      x,
      y,
      ...(isLate && { minZoom: firstZoom }),
      ...(id !== undefined && { drawing: id }),
    },
  ]
}

function getKind({ layer, class: size }: SourceProperties): TileLabel['kind'] | undefined {
  const wanted = layer === 'label' ? (size ?? 'neighbourhood') : layer
  return labelKinds.find((kind) => kind === wanted)
}

function named(kind: TileLabel['kind'], { name = '', names, rank }: SourceProperties) {
  return { kind, text: name, ...(names && { names }), rank: rank ?? ranks[kind] }
}

/** Parks, lakes and airports get their name at a point inside. */
export function namesOfAreas(features: readonly SourceFeature[]): SourceFeature[] {
  return features.flatMap(({ properties, geometry }): SourceFeature[] => {
    const { layer, name } = properties
    if (name === undefined || (layer !== 'park' && layer !== 'water' && layer !== 'airport')) return []
    const ring = getOuterRing(geometry)
    if (!ring) return []
    const point: SourceFeature = {
      type: 'Feature',
      properties: layer === 'airport' ? properties : { ...properties, layer: 'label', class: layer },
      geometry: { type: 'Point', coordinates: pointInside(ring) },
    }
    const { minZoom = layer === 'airport' ? 11 : 14, ...others } = point.properties
    return [{ ...point, properties: { ...others, minZoom } }]
  })
}

/** The area with the most points, which is nearly always the largest. */
function getOuterRing(geometry: SourceGeometry): readonly [number, number][] | undefined {
  if (geometry.type === 'Polygon') return geometry.coordinates[0]
  if (geometry.type !== 'MultiPolygon') return undefined
  return geometry.coordinates.map(([outer]) => outer ?? []).toSorted((a, b) => b.length - a.length)[0]
}

type Numbers = Int16Array | Int32Array

/** Names of streets start at these zooms of tiles. */
const STREET_NAMES_ZOOM = 13
const RIVER_NAMES_ZOOM = 9

/** A straight part shorter than this holds no name. In units: about 50 pixels. */
const MIN_LENGTH = 400

/** Directions along a straight part differ by less than this. */
const MAX_BEND_DEGREES = 20

/** The name of a road or a river at its longest straight part in the tile. */
export function nameAlong(properties: SourceProperties, paths: readonly Numbers[], zoom: number): TileLabel[] {
  const { layer, name } = properties
  const isRiver = layer === 'river'
  if (name === undefined || zoom < (isRiver ? RIVER_NAMES_ZOOM : STREET_NAMES_ZOOM)) return []
  if (!isRiver && layer !== 'road' && layer !== 'bridge') return []
  const straights = paths.flatMap(straightParts)
  const [longest] = straights.toSorted((a, b) => b.length - a.length)
  if (!longest || longest.length < MIN_LENGTH) return []
  return [{ ...named(isRiver ? 'river' : 'road', properties), ...longest }]
}

type Straight = { x: number; y: number; angle: number; length: number }

/** Splits a path where it bends. A part whose middle is outside of the tile belongs to the neighbour. */
function straightParts(points: Numbers): Straight[] {
  const parts: Straight[] = []
  let start = 0
  for (let end = 2; end < points.length; end += 2) {
    const isLast = end + 2 >= points.length
    const bends =
      !isLast && bendBetween(getDirection(points, start, end), getDirection(points, end, end + 2)) > MAX_BEND_DEGREES
    if (!isLast && !bends) continue
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [points[start], points[start + 1], points[end], points[end + 1]]
    const [x, y] = [Math.round((x1 + x2) / 2), Math.round((y1 + y2) / 2)]
    const isWithin = x >= 0 && x < TILE_EXTENT && y >= 0 && y < TILE_EXTENT
    if (isWithin) {
      parts.push({
        x,
        y,
        angle: readable(getDirection(points, start, end)),
        length: Math.round(Math.hypot(x2 - x1, y2 - y1)),
      })
    }
    start = end
  }
  return parts
}

/** Degrees clockwise from the east, because y grows downwards. */
function getDirection(points: Numbers, from: number, to: number): number {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [points[from], points[from + 1], points[to], points[to + 1]]
  return (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
}

function bendBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360
  return Math.min(turn, 360 - turn)
}

/** No name stands on its head. */
function readable(degrees: number): number {
  const rounded = Math.round(degrees)
  if (rounded > 90) return rounded - 180
  return rounded < -90 ? rounded + 180 : rounded
}
