import { gzipSync } from 'node:zlib'
import { roadClasses, type AreaKind, type BaseMapTile, type LineKind } from '#contract/map/base-map.ts'

/** The most that a browser loads for one tile, compressed. */
export const MAX_TILE_BYTES = 60_000

/** The features that are left out of a tile that is too large, the least important first. */
export const leastImportantFirst: readonly ({ readonly area: AreaKind } | { readonly line: LineKind })[] = [
  { line: 'road/service' },
  { line: 'waterline' },
  { area: 'built' },
  { line: 'water' },
  { line: 'road/residential' },
  { line: 'boundary' },
  { area: 'park' },
  { line: 'road/tertiary' },
  { area: 'water' },
  { line: 'road/secondary' },
  { line: 'rail' },
  { line: 'river' },
  ...roadClasses.map((size) => ({ line: `bridge/${size}` }) as const),
  { line: 'bridge/rail' },
  { line: 'road/primary' },
  { line: 'road/trunk' },
  { line: 'road/motorway' },
  { area: 'airport' },
  { area: 'sand' },
  { area: 'shallows' },
  { area: 'river' },
  { area: 'land' },
  { area: 'sea' },
]

/** Most tiles hold fewer names. Browsers show a few dozen at a time. */
const MAX_LABELS = 400

/**
 * A tile of at most `MAX_TILE_BYTES`, as JSON. If there are too many features, the least important ones are left out.
 */
export function writeTile(tile: BaseMapTile): Buffer {
  const labels = tile.labels.toSorted((a, b) => a.rank - b.rank || b.text.length - a.text.length).slice(0, MAX_LABELS)
  let fitting: BaseMapTile = { ...tile, labels }
  for (const layer of leastImportantFirst) {
    const bytes = toBytes(fitting)
    if (isSmall(bytes)) return bytes
    fitting = without(fitting, layer)
  }
  return toBytes(fitting)
}

function toBytes(tile: BaseMapTile): Buffer {
  return Buffer.from(JSON.stringify(tile))
}

/** Only bytes that could exceed the limit are compressed, because compressing takes most of the time of a tile. */
function isSmall(bytes: Buffer): boolean {
  return bytes.length <= MAX_TILE_BYTES || gzipSync(bytes).length <= MAX_TILE_BYTES
}

function without(tile: BaseMapTile, layer: (typeof leastImportantFirst)[number]): BaseMapTile {
  if ('area' in layer) return { ...tile, areas: { ...tile.areas, [layer.area]: undefined } }
  return { ...tile, lines: { ...tile.lines, [layer.line]: undefined } }
}
