import { GridLayer, latLngBounds, point, type Coords, type DoneCallback, type Map as LeafletMap } from 'leaflet'
import { TILE_ZOOMS, type BaseMap, type Bounds } from '#contract/map/base-map.ts'
import { getWindow, type BaseMapTiles } from './base-map-tiles.ts'
import { drawBaseMap } from './draw-base-map.ts'
import { createFrameQueue } from './frame-queue.ts'
import type { MapColours } from './map-colours.ts'

/** Squares of this size are small enough to be drawn between two frames. */
const SQUARE_PX = 256

/** Maximum ratio of pixels. People cannot distinguish more, and more cost memory. */
const MAX_RATIO = 3

type Options = {
  readonly base: BaseMap
  readonly tiles: BaseMapTiles
  readonly colours: () => MapColours
  readonly pane: string
}

/** Draws the base map in squares of canvas. Squares load and are drawn one by one while the map moves. */
export class StreetsLayer extends GridLayer {
  readonly #options: Options
  readonly #queue = createFrameQueue()

  constructor(options: Options) {
    const { west, south, east, north } = options.base.bounds
    super({
      pane: options.pane,
      tileSize: SQUARE_PX,
      minZoom: TILE_ZOOMS.min + 1,
      noWrap: true,
      keepBuffer: 3,
      updateWhenZooming: false,
      bounds: latLngBounds([south, west], [north, east]),
    })
    this.#options = options
  }

  /**
   * Leaflet itself would draw below the first zoom of the layer. While the map flies, its zoom is a fraction. There are
   * no tiles for either.
   */
  override redraw(): this {
    const map: LeafletMap | undefined = this._map
    if (!map || map.getZoom() <= TILE_ZOOMS.min) return this
    if (Number.isInteger(map.getZoom())) return super.redraw()
    map.once('moveend', () => this.redraw())
    return this
  }

  override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas')
    const ratio = Math.min(MAX_RATIO, window.devicePixelRatio || 1)
    canvas.width = canvas.height = Math.ceil(SQUARE_PX * ratio)
    void this.#show(canvas, coords, done)
    return canvas
  }

  async #show(canvas: HTMLCanvasElement, coords: Coords, done: DoneCallback): Promise<void> {
    try {
      await this.#draw(canvas, coords)
      done(undefined, canvas)
    } catch (error) {
      // A square that could not be loaded stays hidden, so that the outlines below it show.
      done(error instanceof Error ? error : new Error(String(error)), canvas)
    }
  }

  async #draw(canvas: HTMLCanvasElement, coords: Coords): Promise<void> {
    const { base, tiles, colours } = this.#options
    const square = { z: coords.z, x: coords.x, y: coords.y }
    const window = getWindow(square, SQUARE_PX, TILE_ZOOMS.max)
    const tile = await tiles.load(window.tile)
    await this.#queue(() => {
      const context = canvas.getContext('2d', { alpha: true })
      if (!context || !canvas.isConnected) return
      context.save()
      clipToBounds(context, getBox(this._map, base.bounds, square), canvas.width / SQUARE_PX)
      drawBaseMap(context, tile, {
        window,
        zoom: coords.z,
        sizePx: SQUARE_PX,
        ratio: canvas.width / SQUARE_PX,
        colours: colours(),
      })
      context.restore()
    })
  }
}

type Box = { left: number; top: number; width: number; height: number }

/** The bounds in pixels from the upper left corner of a square. */
function getBox(map: LeafletMap, bounds: Bounds, { z, x, y }: { z: number; x: number; y: number }): Box {
  const corner = point(x * SQUARE_PX, y * SQUARE_PX)
  const northWest = map.project([bounds.north, bounds.west], z).subtract(corner)
  const size = map.project([bounds.south, bounds.east], z).subtract(corner).subtract(northWest)
  return { left: northWest.x, top: northWest.y, width: size.x, height: size.y }
}

/** Beyond the bounds the outlines show. */
function clipToBounds(context: CanvasRenderingContext2D, { left, top, width, height }: Box, ratio: number): void {
  context.beginPath()
  context.rect(left * ratio, top * ratio, width * ratio, height * ratio)
  context.clip()
}
