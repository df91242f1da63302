import { areaKinds, roadClasses, type LineKind, type RoadClass } from '#contract/base-map.ts'
import type { DrawableTile, TileWindow } from './base-map-tiles.ts'
import type { MapColours } from './map-colours.ts'
import { widthAt } from './road-widths.ts'

export type DrawingOptions = {
  readonly window: TileWindow
  /** Of Leaflet. */
  readonly zoom: number
  /** Side of the square in pixels, and pixels of the device for each. */
  readonly sizePx: number
  readonly ratio: number
  readonly colours: MapColours
}

/** Major roads have a colour of their own. */
const MAJOR: ReadonlySet<string> = new Set(['motorway', 'trunk', 'primary'])

/** From this zoom on, every road has edges. Below, lines are too thin for them. */
const EDGES_ZOOM = 13

/** The width of an edge on both sides together, in pixels. */
const EDGE_PX = 1.6

/** From this zoom on, rails have sleepers. */
const SLEEPERS_ZOOM = 13

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
  const pen = createPen(context, tile, options)
  pen('waterline', { colour: 'waterline', px: 1 })
  pen('water', { colour: 'river', px: widthAt('water', options.zoom) })
  pen('river', { colour: 'river', px: widthAt('river', options.zoom) })
  pen('boundary', { colour: 'line', px: 1, dash: [6, 4] })
  const lessFirst = roadClasses.toReversed()
  drawRoads(pen, 'road', lessFirst, options.zoom)
  drawRail(pen, 'rail', options.zoom)
  drawRoads(pen, 'bridge', lessFirst, options.zoom)
  drawRail(pen, 'bridge/rail', options.zoom)
}

function drawAreas(context: CanvasRenderingContext2D, { areas }: DrawableTile, colours: MapColours): void {
  for (const kind of areaKinds) {
    const path = areas.get(kind)
    if (!path) continue
    context.fillStyle = colours(kind === 'sea' ? 'water' : kind === 'water' ? 'river' : kind)
    context.fill(path)
  }
}

type Stroke = { colour: string; px: number; dash?: readonly number[]; cap?: CanvasLineCap }
type Pen = (kind: LineKind, stroke: Stroke) => void

/** Draws all lines of a kind. Widths are pixels of the screen. */
function createPen(context: CanvasRenderingContext2D, { lines }: DrawableTile, options: DrawingOptions): Pen {
  const { window, colours } = options
  return (kind, { colour, px, dash = [], cap = 'butt' }) => {
    const path = lines.get(kind)
    if (!path || px <= 0) return
    context.strokeStyle = colours(colour)
    context.lineWidth = px / window.scale
    context.lineCap = cap
    context.setLineDash(dash.map((length) => length / window.scale))
    context.stroke(path)
  }
}

/** All edges come first, so that crossing roads open into each other. A bridge keeps its edges above the roads below. */
function drawRoads(pen: Pen, layer: 'road' | 'bridge', classes: readonly RoadClass[], zoom: number): void {
  for (const size of classes) {
    const hasEdge = zoom >= EDGES_ZOOM || (MAJOR.has(size) && zoom > 10)
    const px = widthAt(size, zoom)
    const edge = layer === 'bridge' ? EDGE_PX * 1.5 : EDGE_PX
    if (hasEdge)
      pen(`${layer}/${size}`, { colour: 'road-edge', px: px + edge, cap: layer === 'road' ? 'round' : 'butt' })
  }
  for (const size of classes) {
    const isPlain = zoom < EDGES_ZOOM && !MAJOR.has(size)
    const colour = isPlain ? 'road-thin' : MAJOR.has(size) ? 'road-major' : 'road'
    pen(`${layer}/${size}`, { colour, px: widthAt(size, zoom), cap: 'round' })
  }
}

function drawRail(pen: Pen, kind: 'rail' | 'bridge/rail', zoom: number): void {
  const px = widthAt('rail', zoom)
  if (kind === 'bridge/rail') pen(kind, { colour: 'road-edge', px: px + 3 })
  pen(kind, { colour: 'rail', px })
  if (zoom >= SLEEPERS_ZOOM) pen(kind, { colour: 'rail', px: px * 2.6, dash: [1.5, 7] })
}
