import {
  TILE_EXTENT,
  tileName,
  type AreaKind,
  type BaseMap,
  type BaseMapTile,
  type LineKind,
  type TileLabel,
  type TileNumbers,
  type TilePath,
} from '#contract/map/base-map.ts'

/** A tile with its paths in units of the tile, ready to be drawn at any size. */
export type DrawableTile = {
  readonly numbers: TileNumbers
  readonly areas: ReadonlyMap<AreaKind, Path2D>
  readonly lines: ReadonlyMap<LineKind, Path2D>
  readonly labels: readonly TileLabel[]
}

/** A screen shows up to twenty tiles. More are cached for the way back. */
const MAX_STORED = 60

/** Loads the tiles of a base map and caches the latest ones. */
export class BaseMapTiles {
  readonly #base: BaseMap
  readonly #tiles = new Map<string, Promise<DrawableTile>>()

  constructor(base: BaseMap) {
    this.#base = base
  }

  /** @returns a promise that fails when the tile cannot be loaded; the next call tries again */
  load(numbers: TileNumbers): Promise<DrawableTile> {
    const name = tileName(numbers)
    const tile = this.#tiles.get(name) ?? this.#fetch(numbers)
    this.#tiles.delete(name)
    this.#tiles.set(name, tile)
    const [oldest] = this.#tiles.keys()
    if (this.#tiles.size > MAX_STORED && oldest !== undefined) this.#tiles.delete(oldest)
    tile.catch(() => this.#tiles.delete(name))
    return tile
  }

  async #fetch(numbers: TileNumbers): Promise<DrawableTile> {
    const answer = await fetch(this.#base.path + tileName(numbers))
    if (!answer.ok) throw new Error(`No tile ${tileName(numbers)}`)
    const { areas, lines, labels }: BaseMapTile = await answer.json()
    return { numbers, areas: getPaths(areas, 'areas'), lines: getPaths(lines, 'lines'), labels }
  }
}

function getPaths<Kind extends string>(
  paths: Readonly<Partial<Record<Kind, readonly TilePath[]>>>,
  shape: 'areas' | 'lines',
): Map<Kind, Path2D> {
  const drawable = new Map<Kind, Path2D>()
  for (const kind in paths) {
    const path = new Path2D()
    for (const steps of paths[kind] ?? []) trace(path, steps, shape === 'areas')
    drawable.set(kind, path)
  }
  return drawable
}

/** Walks the steps of a path. Points may lie a little outside of 0 … `TILE_EXTENT`. */
function trace(path: Path2D, steps: TilePath, isRing: boolean): void {
  let [x, y] = [0, 0]
  for (let index = 0; index < steps.length; index += 2) {
    x += steps[index] ?? 0
    y += steps[index + 1] ?? 0
    if (index === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  }
  if (isRing) path.closePath()
}

/** The part of a tile that a square of the screen shows. */
export type TileWindow = {
  readonly tile: TileNumbers
  /** Pixels of the screen for one unit of the tile. */
  readonly scale: number
  /** Origin of the tile, in pixels from the upper left corner of the square. */
  readonly left: number
  readonly top: number
}

/** Finds the tile below a square of Leaflet's grid. Squares of near zooms show a part of the last tile. */
export function getWindow(square: TileNumbers, squarePx: number, lastZoom: number): TileWindow {
  const z = Math.min(lastZoom, square.z - 1)
  const squares = 2 ** (square.z - z)
  const [x, y] = [Math.floor(square.x / squares), Math.floor(square.y / squares)]
  return {
    tile: { z, x, y },
    scale: (squarePx * squares) / TILE_EXTENT,
    left: (x * squares - square.x) * squarePx,
    top: (y * squares - square.y) * squarePx,
  }
}
