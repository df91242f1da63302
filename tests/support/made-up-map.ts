import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LandmarkDrawings } from '#contract/map/base-map.ts'
import type { BaseMapSource, SourceFeature, SourceGeometry, SourceProperties } from '#server/map/base-map-source.ts'

/** A made-up map within Surat's bounding box. Nothing on it exists. */
export const MADE_UP_BOUNDS = { west: 72.55, south: 20.95, east: 73.05, north: 21.4 }

export function getFeature(properties: SourceProperties, geometry: SourceGeometry): SourceFeature {
  return { type: 'Feature', properties, geometry }
}

/** A rectangle from its south-west to its north-east corner. */
export function rectangle([west, south]: [number, number], [east, north]: [number, number]): SourceGeometry {
  const ring: [number, number][] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return { type: 'Polygon', coordinates: [ring] }
}

export function line(...points: [number, number][]): SourceGeometry {
  return { type: 'LineString', coordinates: points }
}

export function point(lng: number, lat: number): SourceGeometry {
  return { type: 'Point', coordinates: [lng, lat] }
}

/** A river, a park, two roads, a bridge, a station and two names around 72.81, 21.2. */
export const madeUpFeatures: SourceFeature[] = [
  getFeature({ layer: 'sea' }, rectangle([72.55, 20.95], [72.65, 21.4])),
  getFeature({ layer: 'river', name: 'Made-up River' }, rectangle([72.65, 21.19], [73.05, 21.2])),
  getFeature({ layer: 'park', name: 'Made-up Park' }, rectangle([72.81, 21.205], [72.815, 21.21])),
  getFeature({ layer: 'road', class: 'primary', name: 'Made-up Road' }, line([72.8, 21.21], [72.83, 21.21])),
  getFeature({ layer: 'road', class: 'residential' }, line([72.805, 21.212], [72.81, 21.212])),
  getFeature({ layer: 'bridge', class: 'primary' }, line([72.82, 21.188], [72.82, 21.202])),
  getFeature({ layer: 'rail' }, line([72.84, 21.1], [72.84, 21.3])),
  getFeature({ layer: 'station', name: 'Made-up Station', names: { gu: 'સ્ટેશન' } }, point(72.84, 21.205)),
  getFeature({ layer: 'label', class: 'suburb', name: 'Made-up Quarter' }, point(72.822, 21.208)),
  getFeature({ layer: 'landmark', id: 'tower' }, point(72.818, 21.206)),
]

export const madeUpMap: BaseMapSource = {
  type: 'FeatureCollection',
  bbox: [MADE_UP_BOUNDS.west, MADE_UP_BOUNDS.south, MADE_UP_BOUNDS.east, MADE_UP_BOUNDS.north],
  attribution: [{ text: 'Made up', url: 'https://example.org/made-up' }],
  note: 'Sketch: nothing here exists',
  features: madeUpFeatures,
}

export const madeUpLandmarks: LandmarkDrawings = {
  tower: {
    width: 10,
    height: 20,
    shownWidth: 16,
    shapes: [{ d: 'M2 20V4L5 0L8 4V20Z', fill: 'stone', stroke: 'shade' }],
  },
}

/** Writes the drawn map of a city's folder. */
export function writeDrawnMap(
  cityDir: string,
  source: unknown = madeUpMap,
  landmarks: unknown = madeUpLandmarks,
): void {
  const folder = join(cityDir, 'map')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'city.geojson'), JSON.stringify(source))
  writeFileSync(join(folder, 'landmarks.json'), JSON.stringify(landmarks))
}
