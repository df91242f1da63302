import { areaKinds, TILE_ZOOMS, type AreaKind, type Bounds, type LineKind } from '#contract/map/base-map.ts'
import { areaColour, strokesAt, type Stroke } from '#contract/map/map-strokes.ts'
import { staticMapName, staticMapSizes, type ColourScheme, type StaticMap } from '#contract/map/static-map.ts'
import { getPosition, toWorldPixel } from '#contract/map/world-pixels.ts'
import type { ServedMap } from './base-map.ts'
import { leastImportantFirst } from './fit-tile.ts'
import { paletteColour } from './map-palette.ts'
import { collectPaths, UNITS_PER_PX, type MapPaths, type PixelBox } from './static-map-paths.ts'
import { isWithinBounds } from './within-bounds.ts'

/** Limit of the path data before compression, which makes it a third. Beyond it, the least important is left out. */
const MAX_CHARACTERS = 75_000

/** @returns null when there is no picture of this name: it has another form, or its middle is outside of the map */
export function readStaticMapName(name: string, bounds: Bounds): StaticMap | null {
  const form = /^(?<zoom>\d{1,2})-(?<x>\d{1,8})-(?<y>\d{1,8})-(?<size>[a-z]+)-(?<scheme>light|dark)\.svg$/
  const { zoom, x, y, size = '', scheme } = form.exec(name)?.groups ?? {}
  if (!isSize(size) || Number(zoom) <= TILE_ZOOMS.min || Number(zoom) > TILE_ZOOMS.max + 1) return null
  const center = { x: Number(x), y: Number(y) }
  const map: StaticMap = { zoom: Number(zoom), center, size, scheme: scheme === 'dark' ? 'dark' : 'light' }
  const isWithin = isWithinBounds(getPosition(center, map.zoom), bounds)
  return isWithin && staticMapName(map) === name ? map : null
}

function isSize(size: string): size is StaticMap['size'] {
  return Object.hasOwn(staticMapSizes, size)
}

/** The map as SVG. Its colours stand in it, because a picture does not see the tokens of the page. */
export async function drawStaticMap(base: ServedMap, { zoom, center, size, scheme }: StaticMap): Promise<string> {
  const { width, height } = staticMapSizes[size]
  const view = { left: center.x - width / 2, top: center.y - height / 2, width, height }
  const paths = fit(await collectPaths(base, zoom, view))
  const land = getLand(base.index.bounds, zoom, view)
  const units = [land.left, land.top, land.width, land.height].map((px) => px * UNITS_PER_PX)
  const box = `x="${land.left}" y="${land.top}" width="${land.width}" height="${land.height}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect ${box} fill="${paletteColour('land', scheme)}"/>`,
    `<svg ${box} viewBox="${units.join(' ')}">`,
    ...areaKinds.map((kind) => writeArea(kind, paths, scheme)),
    '<g fill="none" stroke-linejoin="round">',
    ...strokesAt(zoom).map((stroke) => writeLine(stroke, paths, scheme)),
    '</g></svg></svg>',
  ].join('')
}

/** The part of the view that the map covers. Beyond it nothing is drawn, as on the map that moves. */
function getLand({ west, south, east, north }: Bounds, zoom: number, view: PixelBox): PixelBox {
  const [from, to] = [toWorldPixel({ lat: north, lng: west }, zoom), toWorldPixel({ lat: south, lng: east }, zoom)]
  const left = Math.max(0, Math.round(from.x - view.left))
  const top = Math.max(0, Math.round(from.y - view.top))
  const right = Math.min(view.width, Math.round(to.x - view.left))
  const bottom = Math.min(view.height, Math.round(to.y - view.top))
  return { left, top, width: right - left, height: bottom - top }
}

function fit(paths: MapPaths): MapPaths {
  let characters = 0
  for (const kinds of [paths.areas, paths.lines]) for (const d of kinds.values()) characters += d.length
  const { areas, lines } = { areas: new Map(paths.areas), lines: new Map(paths.lines) }
  const drop = <Kind extends AreaKind | LineKind>(kinds: Map<Kind, string>, kind: Kind) => {
    characters -= kinds.get(kind)?.length ?? 0
    kinds.delete(kind)
  }
  for (const layer of leastImportantFirst) {
    if (characters <= MAX_CHARACTERS) break
    if ('area' in layer) drop(areas, layer.area)
    else drop(lines, layer.line)
  }
  return { areas, lines }
}

function writeArea(kind: AreaKind, { areas }: MapPaths, scheme: ColourScheme): string {
  const d = areas.get(kind)
  return d === undefined ? '' : `<path fill="${paletteColour(areaColour(kind), scheme)}" d="${d}"/>`
}

function writeLine({ kind, colour, px, dash, cap }: Stroke, { lines }: MapPaths, scheme: ColourScheme): string {
  const d = lines.get(kind)
  if (d === undefined) return ''
  const looks = [
    `stroke="${paletteColour(colour, scheme)}"`,
    `stroke-width="${Number((px * UNITS_PER_PX).toFixed(1))}"`,
    ...(cap === 'round' ? ['stroke-linecap="round"'] : []),
    ...(dash ? [`stroke-dasharray="${dash.map((length) => length * UNITS_PER_PX).join(' ')}"`] : []),
  ]
  return `<path ${looks.join(' ')} d="${d}"/>`
}
