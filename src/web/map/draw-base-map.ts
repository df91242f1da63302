import { areaKinds } from '#contract/map/base-map.ts'
import { areaColour, strokesAt } from '#contract/map/map-strokes.ts'
import type { DrawableTile, TileWindow } from './base-map-tiles.ts'
import type { MapColours } from './map-colours.ts'

export type DrawingOptions = {
  readonly window: TileWindow
  /** The zoom of Leaflet. */
  readonly zoom: number
  /** Side of the square in pixels, and pixels of the device for each. */
  readonly sizePx: number
  readonly ratio: number
  readonly colours: MapColours
}

/** Draws a square of the map: land, areas, lines and bridges, but no names. */
export function drawBaseMap(context: CanvasRenderingContext2D, tile: DrawableTile, options: DrawingOptions): void {
  const { window, sizePx, ratio, colours } = options
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  context.fillStyle = colours('land')
  context.fillRect(0, 0, sizePx, sizePx)
  const scale = window.scale * ratio
  context.setTransform(scale, 0, 0, scale, window.left * ratio, window.top * ratio)
  context.lineJoin = 'round'
  drawAreas(context, tile, colours)
  drawLines(context, tile, options)
}

function drawAreas(context: CanvasRenderingContext2D, { areas }: DrawableTile, colours: MapColours): void {
  for (const kind of areaKinds) {
    const path = areas.get(kind)
    if (!path) continue
    context.fillStyle = colours(areaColour(kind))
    context.fill(path)
  }
}

function drawLines(context: CanvasRenderingContext2D, { lines }: DrawableTile, options: DrawingOptions): void {
  const { window, zoom, colours } = options
  for (const { kind, colour, px, dash = [], cap = 'butt' } of strokesAt(zoom)) {
    const path = lines.get(kind)
    if (!path) continue
    context.strokeStyle = colours(colour)
    context.lineWidth = px / window.scale
    context.lineCap = cap
    context.setLineDash(dash.map((length) => length / window.scale))
    context.stroke(path)
  }
}
