import GeoJSONVT, { type RawFeature } from 'geojson-vt'
import {
  areaKinds,
  roadClasses,
  TILE_EXTENT,
  TILE_ZOOMS,
  type AreaKind,
  type BaseMapTile,
  type LineKind,
  type TileLabel,
  type TileNumbers,
  type TilePath,
} from '#contract/map/base-map.ts'
import { nameAlong, nameAt, namesOfAreas } from './tile-labels.ts'
import { getFirstZoom } from './first-zooms.ts'
import type { SourceFeature, SourceProperties } from './base-map-source.ts'

/** Units beyond the edges. The widest line of the style has half this width at the tile's own zoom. */
const BUFFER = 64

/** Lines lose points that lie closer than this to the simplified line, in units. A screen pixel is eight units. */
const TOLERANCE = 3

/**
 * Prepares features for cutting. The result simplifies them for the zoom of each tile.
 * @returns what cuts a tile; a tile without any feature is empty
 */
export function createTileCutter(features: readonly SourceFeature[]): (tile: TileNumbers) => BaseMapTile {
  const all = [...features, ...namesOfAreas(features)]
  const index = new GeoJSONVT(
    { type: 'FeatureCollection', features: all },
    // At its last zoom the library keeps all points, so that its last zoom is one beyond ours.
    { maxZoom: TILE_ZOOMS.max + 1, extent: TILE_EXTENT, buffer: BUFFER, tolerance: TOLERANCE, generateId: true },
  )
  return ({ z, x, y }) => encode(index.getTileRaw(z, x, y)?.features ?? [], { zoom: z, all })
}

/** Paths and names of a tile while it is put together. */
type OpenTile = {
  readonly areas: Partial<Record<AreaKind, TilePath[]>>
  readonly lines: Partial<Record<LineKind, TilePath[]>>
  readonly labels: TileLabel[]
}

/** The id of a feature in a tile is its place among all features. */
type Origin = { readonly zoom: number; readonly all: readonly SourceFeature[] }

function encode(features: readonly RawFeature[], { zoom, all }: Origin): BaseMapTile {
  const tile: OpenTile = { areas: {}, lines: {}, labels: [] }
  for (const feature of features) {
    const properties = all[Number(feature.id)]?.properties
    if (!properties) continue
    const firstZoom = getFirstZoom(properties, feature.type === 3)
    if (zoom < TILE_ZOOMS.max && firstZoom > zoom + 1) continue
    if (feature.type === 4) tile.labels.push(...nameAt(properties, feature, firstZoom))
    else if (feature.type === 3) addArea(tile, properties, feature.geometry)
    else if (feature.type === 2) addLine(tile, properties, { paths: feature.geometry, zoom })
  }
  return tile
}

type Numbers = Int16Array | Int32Array

function addArea({ areas }: OpenTile, { layer }: SourceProperties, rings: readonly Numbers[]): void {
  const kind = areaKinds.find((area) => area === layer)
  if (!kind) return
  const paths = rings.map(getSteps).filter(({ length }) => length >= 6)
  if (paths.length > 0) (areas[kind] ??= []).push(...paths)
}

type TileLine = { paths: readonly Numbers[]; zoom: number }

function addLine({ lines, labels }: OpenTile, properties: SourceProperties, { paths, zoom }: TileLine): void {
  const kind = getLineKind(properties)
  if (!kind) return
  const steps = paths.map(getSteps).filter(({ length }) => length >= 4)
  if (steps.length > 0) (lines[kind] ??= []).push(...steps)
  labels.push(...nameAlong(properties, paths, zoom))
}

function getLineKind({ layer, class: size }: SourceProperties): LineKind | null {
  const plain = (['waterline', 'river', 'water', 'boundary', 'rail'] as const).find((kind) => kind === layer)
  if (plain) return plain
  if (layer !== 'road' && layer !== 'bridge') return null
  if (size === 'rail') return layer === 'bridge' ? 'bridge/rail' : null
  return `${layer}/${roadClasses.find((known) => known === size) ?? 'residential'}`
}

/** The steps between neighbouring points are small numbers, which compress well. Equal neighbours become one. */
function getSteps(points: Numbers): number[] {
  const steps: number[] = []
  let [lastX, lastY] = [0, 0]
  for (let index = 0; index < points.length; index += 2) {
    const [x = 0, y = 0] = [points[index], points[index + 1]]
    if (index > 0 && x === lastX && y === lastY) continue
    steps.push(x - lastX, y - lastY)
    lastX = x
    lastY = y
  }
  return steps
}
