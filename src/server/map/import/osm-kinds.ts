import type { RoadClass } from '#contract/map/base-map.ts'
import { tidyLine } from '#contract/text/plain-line.ts'
import type { SourceProperties } from '../base-map-source.ts'
import type { Tags } from './osm-elements.ts'

/** The kinds of the map for tags of OpenStreetMap (https://wiki.openstreetmap.org/wiki/Map_features). */

/** Roads by `highway`. Footpaths and tracks are left out. */
const roads: Readonly<Record<string, RoadClass>> = {
  motorway: 'motorway',
  trunk: 'trunk',
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary',
  unclassified: 'residential',
  residential: 'residential',
  living_street: 'residential',
  pedestrian: 'residential',
  road: 'residential',
  service: 'service',
}

const rails = new Set(['rail', 'light_rail', 'narrow_gauge', 'subway', 'tram', 'monorail'])

/** Rails inside of stations and yards. */
const sidings = new Set(['yard', 'siding', 'spur', 'crossover'])

const parks: Readonly<Record<string, readonly string[]>> = {
  leisure: ['park', 'garden', 'nature_reserve', 'golf_course', 'recreation_ground'],
  landuse: ['forest', 'grass', 'recreation_ground', 'village_green', 'cemetery', 'meadow'],
  natural: ['wood', 'grassland'],
}

const built = new Set(['residential', 'commercial', 'retail', 'industrial'])

const places: Readonly<Record<string, Pick<SourceProperties, 'class' | 'minZoom' | 'rank'>>> = {
  city: { class: 'city' },
  town: { class: 'town' },
  suburb: { class: 'suburb' },
  village: { class: 'neighbourhood', minZoom: 12, rank: 45 },
  quarter: { class: 'neighbourhood', minZoom: 13, rank: 48 },
  neighbourhood: { class: 'neighbourhood', minZoom: 14 },
  sea: { class: 'sea', minZoom: 8 },
  ocean: { class: 'sea', minZoom: 8 },
}

/** A coast has its land on the left. */
export function isCoastline({ natural }: Tags): boolean {
  return natural === 'coastline'
}

/** @returns null for what the map does not show */
export function getArea(tags: Tags): SourceProperties | null {
  const { natural, water, waterway, landuse, aeroway, wetland } = tags
  if (natural === 'water' && (water === 'river' || water === 'canal')) return { layer: 'river' }
  if (waterway === 'riverbank') return { layer: 'river' }
  if (natural === 'water' || natural === 'bay' || landuse === 'reservoir' || landuse === 'basin')
    return { layer: 'water' }
  if (natural === 'mud' || (natural === 'wetland' && wetland === 'tidalflat')) return { layer: 'shallows' }
  if (natural === 'beach' || natural === 'sand') return { layer: 'sand' }
  if (aeroway === 'aerodrome') return { layer: 'airport' }
  if (Object.entries(parks).some(([key, values]) => values.includes(tags[key] ?? ''))) return { layer: 'park' }
  return landuse !== undefined && built.has(landuse) ? { layer: 'built' } : null
}

/** @returns null for what the map does not show */
export function getLine(tags: Tags): SourceProperties | null {
  const { highway, railway, waterway, service, tunnel, area } = tags
  const isBridge = tags['bridge'] !== undefined && tags['bridge'] !== 'no'
  const road = highway === undefined || area === 'yes' ? undefined : roads[highway.replace(/_link$/, '')]
  if (road) return { layer: isBridge ? 'bridge' : 'road', class: road }
  const isUnderground = tunnel !== undefined && tunnel !== 'no'
  if (railway !== undefined && rails.has(railway) && !isUnderground && !sidings.has(service ?? '')) {
    return isBridge ? { layer: 'bridge', class: 'rail' } : { layer: 'rail' }
  }
  if (isUnderground) return null
  if (waterway === 'river') return { layer: 'river' }
  if (waterway === 'canal') return { layer: 'water' }
  return waterway === 'stream' ? { layer: 'water', minZoom: 13 } : null
}

/** @returns null for what the map does not show */
export function toPoint(tags: Tags): SourceProperties | null {
  const { place, railway, aeroway, station } = tags
  const kind = place === undefined ? undefined : places[place]
  if (kind) return { layer: 'label', ...kind }
  if (railway === 'station' && station !== 'subway') return { layer: 'station' }
  return aeroway === 'aerodrome' ? { layer: 'airport' } : null
}

const MAX_NAME_LENGTH = 80

/**
 * The name in English, or else the one on the spot, and the names in the city's other languages.
 * @param languages codes, such as `gu`
 */
export function getNames(tags: Tags, languages: readonly string[]): Pick<SourceProperties, 'name' | 'names'> {
  const name = tidy(tags['name:en'] ?? tags['name'])
  const others = languages.flatMap((code) => {
    const text = code === 'en' ? undefined : tidy(tags[`name:${code}`])
    return text === undefined ? [] : [[code, text] as const]
  })
  return { ...(name !== undefined && { name }), ...(others.length > 0 && { names: Object.fromEntries(others) }) }
}

/** Control characters and marks of direction have no place in a name. */
function tidy(text: string | undefined): string | undefined {
  const plain = tidyLine(text ?? '')
    .slice(0, MAX_NAME_LENGTH)
    .toWellFormed()
  return plain === '' ? undefined : plain
}
