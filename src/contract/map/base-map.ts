import * as z from 'zod/mini'
import { Attribution } from './attribution.ts'
import { toWorldPixel } from './world-pixels.ts'

/**
 * The product's own map of the city: drawn by us, or imported from OpenStreetMap (docs/decisions/0051). It consists of
 * tiles, which the browser draws.
 */

/** A tile covers this many pixels of the screen at its own zoom, so it serves Leaflet's zoom `z + 1`. */
export const TILE_SIZE_PX = 512

/** Units of a tile from one edge to the other. */
export const TILE_EXTENT = 4096

/** Zooms of tiles. Closer views enlarge the tiles of the last one, where a unit is about half a metre. */
export const TILE_ZOOMS = { min: 8, max: 14 } as const

/** OpenStreetMap's values of `highway`, the most important first. Links and lanes count as the class that they serve. */
export const roadClasses = ['motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'residential', 'service'] as const
export type RoadClass = (typeof roadClasses)[number]

/** Degrees, WGS 84. */
export const Bounds = z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() })
export type Bounds = z.infer<typeof Bounds>

export const BaseMap = z.object({
  /** Path of the tiles, with a slash at the end. It carries their hash, so the files below it never change. */
  path: z.string(),
  /** The tiles cover it at each zoom. */
  bounds: Bounds,
  /** True if `landmarks.json` stands beside the tiles. */
  hasLandmarks: z.boolean(),
  attribution: z.array(Attribution),
  /** A remark that every map shows, such as that roads are simplified. */
  note: z.nullable(z.string()),
})
export type BaseMap = z.infer<typeof BaseMap>

/** Areas, in the order in which they are drawn. */
export const areaKinds = ['sea', 'shallows', 'land', 'sand', 'built', 'park', 'airport', 'water', 'river'] as const
export type AreaKind = (typeof areaKinds)[number]

/** Lines. `river` and `water` are waterways without an area; `waterline` is a line that follows a coast in the sea. */
export type LineKind =
  | 'waterline'
  | 'river'
  | 'water'
  | 'boundary'
  | 'rail'
  | 'bridge/rail'
  | `${'road' | 'bridge'}/${RoadClass}`

/** Names. A name of a road or a river follows its line. */
export const labelKinds = [
  'city',
  'town',
  'suburb',
  'neighbourhood',
  'sea',
  'river',
  'water',
  'park',
  'airport',
  'station',
  'landmark',
  'road',
] as const
export type LabelKind = (typeof labelKinds)[number]

/** Units of the tile: x and y of the first point, then the steps to each next point. */
export type TilePath = readonly number[]

export type TileLabel = {
  readonly kind: LabelKind
  /** Empty for a landmark without a name. */
  readonly text: string
  /** The name in other languages, by their code. */
  readonly names?: Readonly<Record<string, string>>
  readonly x: number
  readonly y: number
  /** The lower, the more important. Less important names give way. */
  readonly rank: number
  /** The first zoom of Leaflet that shows it, where this is closer than the first zoom of the tile. */
  readonly minZoom?: number
  /** For names along a line: degrees clockwise from the east, from -90 to 90, and the length of the straight part. */
  readonly angle?: number
  readonly length?: number
  /** The drawing of a landmark: its key in `landmarks.json`. */
  readonly drawing?: string
}

export type BaseMapTile = {
  /** Rings. Holes turn the other way than the rings around them. */
  readonly areas: Readonly<Partial<Record<AreaKind, readonly TilePath[]>>>
  readonly lines: Readonly<Partial<Record<LineKind, readonly TilePath[]>>>
  readonly labels: readonly TileLabel[]
}

/** The drawing of a landmark. `d` is the path data of SVG. Colours are names of tokens without `--map-`. */
export const LandmarkDrawing = z.object({
  /** Size of the coordinates of the paths. */
  width: z.number().check(z.positive()),
  height: z.number().check(z.positive()),
  /** Width on the screen in CSS pixels. */
  shownWidth: z.number().check(z.positive(), z.maximum(96)),
  shapes: z
    .array(
      z.object({
        d: z.string().check(z.regex(/^[MmLlHhVvCcSsQqTtAaZz0-9eE\s,.+-]+$/)),
        fill: z.optional(z.string().check(z.regex(/^[a-z0-9-]+$/))),
        stroke: z.optional(z.string().check(z.regex(/^[a-z0-9-]+$/))),
        strokeWidth: z.optional(z.number().check(z.positive())),
      }),
    )
    .check(z.minLength(1), z.maxLength(60)),
})
export type LandmarkDrawing = z.infer<typeof LandmarkDrawing>

/** The drawings of a city's landmarks by their ids. */
export const LandmarkDrawings = z.record(z.string(), LandmarkDrawing)
export type LandmarkDrawings = z.infer<typeof LandmarkDrawings>

export type TileNumbers = { readonly z: number; readonly x: number; readonly y: number }

export function tileName({ z: zoom, x, y }: TileNumbers): string {
  return `${zoom}-${x}-${y}.json`
}

/** The tiles of one zoom that touch the bounds: columns from the west and rows from the north, both ends included. */
export function tileRange(bounds: Bounds, zoom: number): { x: [number, number]; y: [number, number] } {
  const [west, north] = tileAt(bounds.west, bounds.north, zoom)
  const [east, south] = tileAt(bounds.east, bounds.south, zoom)
  return { x: [west, east], y: [north, south] }
}

function tileAt(lng: number, lat: number, zoom: number): [x: number, y: number] {
  const { x, y } = toWorldPixel({ lat, lng }, zoom)
  const within = (pixels: number) => Math.min(2 ** zoom - 1, Math.max(0, Math.floor(pixels / 256)))
  return [within(x), within(y)]
}

export function isTileInBounds(bounds: Bounds, { z: zoom, x, y }: TileNumbers): boolean {
  if (zoom < TILE_ZOOMS.min || zoom > TILE_ZOOMS.max) return false
  const range = tileRange(bounds, zoom)
  return x >= range.x[0] && x <= range.x[1] && y >= range.y[0] && y <= range.y[1]
}
