import type { Position } from './position.ts'
import { PLACE_ZOOM } from './position.ts'
import { staticMapSizes, type StaticMapSize } from '#contract/map/static-map.ts'
import { toWorldPixel, type WorldPixel } from '#contract/map/world-pixels.ts'
import { isArea, type MapPin } from './map-pin.ts'

/** First view of a map. Server and browser compute the same, so that the static map and the interactive map agree. */
export type FirstView = {
  /** The zoom of Leaflet. */
  readonly zoom: number
  /** In whole pixels of the world. */
  readonly center: WorldPixel
  readonly size: StaticMapSize
}

/** Windows in which the map of a list stands beside it and has the room of `wide`. ui.css has the same words. */
export const WIDE_WINDOW = '(width >= 64rem) and (height >= 40rem)'

/** The least width and height that a map of a list has, without the margin around its pins and the tools at its end. */
const ROOM_PX = {
  compact: { width: 188, height: 200 },
  wide: { width: 480, height: 480 },
} as const

/** Pins stand so far before the middle of the map, because the tools stand over its end. */
const TOOLS_SHIFT_PX = 24

/** Zooms at which the whole city is in view, and at which the circle of a neighbourhood is. */
const CITY_ZOOM = 11
const AREA_ZOOM = 13

/** The map of one place has it in the middle. */
export function viewOfPlace(pin: Pick<MapPin, 'geo' | 'precision'>): FirstView {
  const zoom = isArea(pin) ? AREA_ZOOM : PLACE_ZOOM
  return { zoom, center: rounded(toWorldPixel(pin.geo, zoom)), size: 'place' }
}

/**
 * Number of pins from which a list begins with most of them, because its outliers would shrink the city to a few
 * numbers.
 */
const MANY_PINS = 20

/** The share of the pins beyond each side of such a view, at most. */
const BEYOND = 0.15

/**
 * The closest view of all pins, or of most of many. It depends on the window and not on the exact size of the map, which
 * the server does not know.
 */
export function viewOfPins(pins: readonly MapPin[], cityCenter: Position, size: 'compact' | 'wide'): FirstView {
  if (pins.length === 0) return { zoom: CITY_ZOOM, center: rounded(toWorldPixel(cityCenter, CITY_ZOOM)), size }
  const points = innermost(pins.map(({ geo }) => geo))
  const { zoom, center } = closestView(points, size, ROOM_PX[size])
  return { zoom, center: { ...center, x: center.x + TOOLS_SHIFT_PX }, size }
}

/** The points without the outermost ones of many. At least one is left. */
export function innermost(points: readonly Position[]): readonly Position[] {
  if (points.length < MANY_PINS) return points
  const beyond = Math.floor(points.length * BEYOND)
  const isInner = (axis: 'lat' | 'lng') => {
    const sorted = points.map((point) => point[axis]).toSorted((a, b) => a - b)
    const [least = -90, most = 180] = [sorted[beyond], sorted.at(-1 - beyond)]
    return (point: Position) => point[axis] >= least && point[axis] <= most
  }
  const [isInLat, isInLng] = [isInner('lat'), isInner('lng')]
  const inner = points.filter((point) => isInLat(point) && isInLng(point))
  return inner.length === 0 ? points : inner
}

/** A pin on paper reaches so far from its middle. */
const PAPER_MARGIN_PX = 48

/** The closest view of all points, of which there is at least one. Paper shows the whole picture. */
export function viewOnPaper(points: readonly Position[], size: StaticMapSize): FirstView {
  const { width, height } = staticMapSizes[size]
  return closestView(points, size, { width: width - 2 * PAPER_MARGIN_PX, height: height - 2 * PAPER_MARGIN_PX })
}

function closestView(
  points: readonly Position[],
  size: StaticMapSize,
  room: { readonly width: number; readonly height: number },
): FirstView {
  const world = points.map((point) => toWorldPixel(point, 0))
  const [xs, ys] = [world.map(({ x }) => x), world.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const fitting = Math.log2(Math.min(room.width / (right - left), room.height / (bottom - top)))
  const zoom = Math.max(0, Math.min(PLACE_ZOOM, Math.floor(fitting)))
  const center = { x: ((left + right) / 2) * 2 ** zoom, y: ((top + bottom) / 2) * 2 ** zoom }
  return { zoom, center: rounded(center), size }
}

function rounded({ x, y }: WorldPixel): WorldPixel {
  return { x: Math.round(x), y: Math.round(y) }
}
