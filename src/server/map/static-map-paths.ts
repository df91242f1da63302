import {
  TILE_EXTENT,
  TILE_SIZE_PX,
  tileName,
  type AreaKind,
  type BaseMapTile,
  type LineKind,
  type TileNumbers,
  type TilePath,
} from '#contract/map/base-map.ts'
import type { ServedMap } from './base-map.ts'

export type PixelBox = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** Path data of SVG by kind, in units of tiles from the upper left corner of the view. */
export type MapPaths = { readonly areas: ReadonlyMap<AreaKind, string>; readonly lines: ReadonlyMap<LineKind, string> }

export const UNITS_PER_PX = TILE_EXTENT / TILE_SIZE_PX

/** The widest line reaches into the picture from so far outside, in pixels. */
const MARGIN_PX = 16

/** The paths of all tiles that a view touches. @param zoom of Leaflet */
export async function collectPaths(base: ServedMap, zoom: number, view: PixelBox): Promise<MapPaths> {
  const [areas, lines] = [new Map<AreaKind, string>(), new Map<LineKind, string>()]
  for (const numbers of getTiles(view, zoom - 1)) {
    if (!base.has(tileName(numbers))) continue
    // The tiles are our own: they were written with this type.
    const tile: BaseMapTile = JSON.parse((await base.read(tileName(numbers))).toString('utf8'))
    const corner = {
      x: (numbers.x * TILE_SIZE_PX - view.left) * UNITS_PER_PX,
      y: (numbers.y * TILE_SIZE_PX - view.top) * UNITS_PER_PX,
    }
    addPaths(areas, tile.areas, { corner, view, end: 'z' })
    addPaths(lines, tile.lines, { corner, view, end: '' })
  }
  return { areas, lines }
}

function getTiles({ left, top, width, height }: PixelBox, z: number): TileNumbers[] {
  const columns = between(left, left + width)
  return between(top, top + height).flatMap((y) => columns.map((x) => ({ z, x, y })))
}

function between(fromPx: number, toPx: number): number[] {
  const first = Math.floor(fromPx / TILE_SIZE_PX)
  return Array.from({ length: Math.ceil(toPx / TILE_SIZE_PX) - first }, (_, index) => first + index)
}

type Placing = { readonly corner: { x: number; y: number }; readonly view: PixelBox; readonly end: 'z' | '' }

function addPaths<Kind extends string>(
  known: Map<Kind, string>,
  paths: Readonly<Partial<Record<Kind, readonly TilePath[]>>>,
  { corner, view, end }: Placing,
): void {
  for (const kind in paths) {
    const data = (paths[kind] ?? [])
      .filter((steps) => isInView(steps, corner, view))
      .map((steps) => {
        const [x = 0, y = 0, ...rest] = steps
        return `M${x + corner.x} ${y + corner.y}l${rest.join(' ')}${end}`.replaceAll(' -', '-')
      })
    if (data.length > 0) known.set(kind, (known.get(kind) ?? '') + data.join(''))
  }
}

/** A ring around the whole view counts, too. */
function isInView(steps: TilePath, corner: Placing['corner'], view: PixelBox): boolean {
  let { x, y } = corner
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let index = 0; index < steps.length; index += 2) {
    x += steps[index] ?? 0
    y += steps[index + 1] ?? 0
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const margin = MARGIN_PX * UNITS_PER_PX
  return (
    right >= -margin &&
    bottom >= -margin &&
    left <= view.width * UNITS_PER_PX + margin &&
    top <= view.height * UNITS_PER_PX + margin
  )
}
