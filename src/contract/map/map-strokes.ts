import { roadClasses, type AreaKind, type LineKind } from './base-map.ts'
import { widthAt } from './road-widths.ts'

/** A line of the base map. Widths and dashes are pixels of the screen; the colour is a token without `--map-`. */
export type Stroke = {
  readonly kind: LineKind
  readonly colour: string
  readonly px: number
  readonly dash?: readonly number[]
  readonly cap?: 'butt' | 'round'
}

/** Major roads have a colour of their own. */
const MAJOR: ReadonlySet<string> = new Set(['motorway', 'trunk', 'primary'])

/** From this zoom on, every road has edges. Below, lines are too thin for them. */
const EDGES_ZOOM = 13

/** The width of an edge on both sides together, in pixels. */
const EDGE_PX = 1.6

/** From this zoom on, rails have sleepers. */
const SLEEPERS_ZOOM = 13

/** The colour of an area: a token without `--map-`. */
export function areaColour(kind: AreaKind): string {
  if (kind === 'sea') return 'water'
  return kind === 'water' ? 'river' : kind
}

/** All lines of the base map at a zoom of Leaflet, in the order in which they are drawn. */
export function strokesAt(zoom: number): Stroke[] {
  const strokes: Stroke[] = [
    { kind: 'waterline', colour: 'waterline', px: 1 },
    { kind: 'water', colour: 'river', px: widthAt('water', zoom) },
    { kind: 'river', colour: 'river', px: widthAt('river', zoom) },
    { kind: 'boundary', colour: 'line', px: 1, dash: [6, 4] },
    ...roadStrokes('road', zoom),
    ...railStrokes('rail', zoom),
    ...roadStrokes('bridge', zoom),
    ...railStrokes('bridge/rail', zoom),
  ]
  return strokes.filter(({ px }) => px > 0)
}

/** All edges come first, so that crossing roads open into each other. A bridge keeps its edges above the roads below. */
function roadStrokes(layer: 'road' | 'bridge', zoom: number): Stroke[] {
  const lessFirst = roadClasses.toReversed()
  const edge = layer === 'bridge' ? EDGE_PX * 1.5 : EDGE_PX
  const edges = lessFirst
    .filter((size) => zoom >= EDGES_ZOOM || (MAJOR.has(size) && zoom > 10))
    .map((size): Stroke => {
      const cap = layer === 'road' ? 'round' : 'butt'
      return { kind: `${layer}/${size}`, colour: 'road-edge', px: widthAt(size, zoom) + edge, cap }
    })
  const fills = lessFirst.map((size): Stroke => {
    const isPlain = zoom < EDGES_ZOOM && !MAJOR.has(size)
    const colour = isPlain ? 'road-thin' : MAJOR.has(size) ? 'road-major' : 'road'
    return { kind: `${layer}/${size}`, colour, px: widthAt(size, zoom), cap: 'round' }
  })
  return [...edges, ...fills]
}

function railStrokes(kind: 'rail' | 'bridge/rail', zoom: number): Stroke[] {
  const px = widthAt('rail', zoom)
  return [
    ...(kind === 'bridge/rail' ? [{ kind, colour: 'road-edge', px: px + 3 } as const] : []),
    { kind, colour: 'rail', px },
    ...(zoom >= SLEEPERS_ZOOM ? [{ kind, colour: 'rail', px: px * 2.6, dash: [1.5, 7] } as const] : []),
  ]
}
