import { DomUtil, Layer, point, type Map as LeafletMap, type Point } from 'leaflet'
import { TILE_EXTENT, TILE_ZOOMS, tileRange, type BaseMap, type TileNumbers } from '#contract/map/base-map.ts'
import type { BaseMapTiles, DrawableTile } from './base-map-tiles.ts'
import { drawNames, type PlacedLabel } from './draw-names.ts'
import type { Box } from './fit-names.ts'
import type { Landmark } from './landmarks.ts'
import type { MapColours } from './map-colours.ts'

type Options = {
  readonly base: BaseMap
  readonly tiles: BaseMapTiles
  readonly colours: () => MapColours
  readonly landmarks: () => ReadonlyMap<string, Landmark>
  readonly pane: string
}

/** Side of a tile in pixels at its own zoom of Leaflet. */
const WORLD_PX = 256

/** Names reach this part of the map's size beyond its edges, so that a short drag finds them there. */
const MARGIN = 0.35

const MAX_RATIO = 3

/** Draws names and landmarks above the streets after each movement. A tile at a time would cut names at its edges. */
export class NamesLayer extends Layer {
  readonly #options: Options
  readonly #canvas = document.createElement('canvas')
  #run = 0

  constructor(options: Options) {
    super()
    this.#options = options
  }

  override onAdd(): this {
    this.getPane(this.#options.pane)?.append(this.#canvas)
    this.redraw()
    return this
  }

  override onRemove(): this {
    this.#run += 1
    this.#canvas.remove()
    return this
  }

  override getEvents(): Record<string, () => void> {
    const redraw = () => this.redraw()
    const hide = () => {
      this.#run += 1
      this.#canvas.style.visibility = 'hidden'
    }
    return { moveend: redraw, resize: redraw, zoomstart: hide }
  }

  /** Draws in a later frame, when the pins of the map have their places. */
  redraw(): void {
    this.#run += 1
    const run = this.#run
    const map: LeafletMap | undefined = this._map
    // While the map flies, its zoom is a fraction, for which there are no tiles. `moveend` draws again.
    if (!map || !Number.isInteger(map.getZoom())) return
    void this.#loadTiles(map).then((loaded) => {
      requestAnimationFrame(() => {
        if (run === this.#run) this.#draw(map, loaded)
      })
    })
  }

  /** Tiles that cannot be loaded have no names. */
  async #loadTiles(map: LeafletMap): Promise<DrawableTile[]> {
    const numbers = tilesInSight(map, this.#options.base)
    const loaded = await Promise.allSettled(numbers.map((tile) => this.#options.tiles.load(tile)))
    return loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  }

  #draw(map: LeafletMap, loaded: readonly DrawableTile[]): void {
    const { colours, landmarks } = this.#options
    const context = this.#canvas.getContext('2d')
    if (!context) return
    const { min, size } = getView(map)
    const ratio = Math.min(MAX_RATIO, window.devicePixelRatio || 1)
    this.#canvas.width = Math.ceil(size.x * ratio)
    this.#canvas.height = Math.ceil(size.y * ratio)
    Object.assign(this.#canvas.style, { width: `${size.x}px`, height: `${size.y}px`, visibility: 'visible' })
    DomUtil.setPosition(this.#canvas, min.subtract(map.getPixelOrigin()))
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    context.clearRect(0, 0, size.x, size.y)
    const zoom = map.getZoom()
    drawNames(context, {
      labels: loaded.flatMap((tile) => placeLabels(tile, zoom, min)),
      taken: boxesAbove(map, min),
      zoom,
      language: document.documentElement.lang,
      fontFamily: getComputedStyle(map.getContainer()).fontFamily,
      colours: colours(),
      landmarks: landmarks(),
    })
  }
}

/** The visible part of the map with its margin, in pixels of the world. */
function getView(map: LeafletMap): { min: Point; size: Point } {
  const margin = map.getSize().multiplyBy(MARGIN).round()
  const { min } = map.getPixelBounds()
  return { min: (min ?? point(0, 0)).subtract(margin), size: map.getSize().add(margin.multiplyBy(2)) }
}

function tilesInSight(map: LeafletMap, { bounds }: BaseMap): TileNumbers[] {
  const z = Math.min(TILE_ZOOMS.max, map.getZoom() - 1)
  if (z < TILE_ZOOMS.min) return []
  const { min, size } = getView(map)
  const sidePx = WORLD_PX * 2 ** (map.getZoom() - z)
  const range = tileRange(bounds, z)
  const columns = between(range.x, min.x / sidePx, (min.x + size.x) / sidePx)
  const rows = between(range.y, min.y / sidePx, (min.y + size.y) / sidePx)
  return columns.flatMap((x) => rows.map((y) => ({ z, x, y })))
}

/** The whole numbers of a range that lie between two others. */
function between([first, last]: readonly [number, number], from: number, to: number): number[] {
  const start = Math.max(first, Math.floor(from))
  const count = Math.min(last, Math.floor(to)) - start + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => start + index)
}

/** @param origin the upper left corner of the canvas, in pixels of the world */
function placeLabels({ numbers, labels }: DrawableTile, zoom: number, origin: Point): PlacedLabel[] {
  const sidePx = WORLD_PX * 2 ** (zoom - numbers.z)
  const scale = sidePx / TILE_EXTENT
  return labels.map((label) => ({
    label,
    x: numbers.x * sidePx + label.x * scale - origin.x,
    y: numbers.y * sidePx + label.y * scale - origin.y,
    roomPx: (label.length ?? 0) * scale,
  }))
}

/** Pins, their names, the buttons and the scale stand above the streets. Names of the streets keep clear of them. */
function boxesAbove(map: LeafletMap, origin: Point): Box[] {
  const container = map.getContainer()
  const { left, top } = container.getBoundingClientRect()
  const { min } = map.getPixelBounds()
  const shift = (min ?? point(0, 0)).subtract(origin)
  const pins = container.querySelectorAll('.map-pin-dot, .map-label, .map-marker')
  const tools = container.parentElement?.querySelectorAll('.map-tools, .map-scale') ?? []
  return [...pins, ...tools].flatMap((element) => {
    const box = element.getBoundingClientRect()
    if (box.width === 0) return []
    return [
      {
        left: box.left - left + shift.x,
        right: box.right - left + shift.x,
        top: box.top - top + shift.y,
        bottom: box.bottom - top + shift.y,
      },
    ]
  })
}
