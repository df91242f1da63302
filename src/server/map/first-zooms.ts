import type { SourceProperties } from './base-map-source.ts'

/** The first zooms of Leaflet that show what has no `minZoom` of its own. */

const ofClasses: Readonly<Record<string, number>> = {
  motorway: 8,
  trunk: 8,
  primary: 9,
  secondary: 11,
  tertiary: 12,
  residential: 13,
  service: 15,
  rail: 9,
  city: 8,
  town: 10,
  suburb: 11,
  neighbourhood: 13,
}

const ofAreas: Readonly<Record<string, number>> = { built: 9, park: 11, airport: 11, water: 10 }

const ofLayers: Readonly<Record<string, number>> = {
  rail: 9,
  water: 12,
  boundary: 9,
  station: 13,
  airport: 11,
  landmark: 12,
  label: 11,
  road: 13,
  bridge: 13,
}

/** @param isArea whether the feature is a polygon */
export function getFirstZoom({ layer, class: size, minZoom }: SourceProperties, isArea: boolean): number {
  if (minZoom !== undefined) return minZoom
  if (isArea) return ofAreas[layer] ?? 0
  return (size === undefined ? undefined : ofClasses[size]) ?? ofLayers[layer] ?? 0
}
