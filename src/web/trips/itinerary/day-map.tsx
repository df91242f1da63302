import type { PlanningGuide } from '#contract/trip/planning.ts'
import { staticMapName, staticMapSizes } from '#contract/map/static-map.ts'
import { toWorldPixel } from '#contract/map/world-pixels.ts'
import { placeFor } from '#planning/plan/trip-plan.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { viewOnPaper } from '../../map/first-view.ts'
import type { Position } from '../../map/position.ts'
import type { DayView, StopView } from './day-views.ts'
import { spreadPins } from './spread-pins.ts'

const SIZE = 'place'
const { width, height } = staticMapSizes[SIZE]
/** Radius of a pin, in pixels of the picture, and the room that its edge needs, too. */
const PIN_PX = 20
const PIN_ROOM_PX = 44
/** A house, where one sleeps. */
const LODGING_SIGN = '⌂'
/** Radius of the dot on the spot of a pin that had to move. */
const SPOT_PX = 6

type DayMapProps = {
  view: DayView
  guide: PlanningGuide
  /** A screen may be dark. Paper is light. */
  isOnScreen?: boolean
}

/** The stops of a day as numbers on the picture of the map. Their list says the same to screen readers. */
export function DayMap({ view: { plan, stops }, guide, isOnScreen = false }: DayMapProps) {
  const { base } = useCity().map
  const { number } = useFormats()
  const places = stops.map(({ activity }) => getPosition(guide, activity))
  const [from, to] = [plan.day.from?.spot, plan.day.to?.spot]
  const beds = [...new Set([from, to])].filter((spot) => spot !== undefined && spot !== null)
  const known = places.filter((position) => position !== null)
  if (!base || known.length === 0) return null
  const view = viewOnPaper([...known, ...beds], SIZE)
  const toSpot = (position: Position) => {
    const { x, y } = toWorldPixel(position, view.zoom)
    return { x: x - view.center.x + width / 2, y: y - view.center.y + height / 2 }
  }
  const spots = places.map((position) => position && toSpot(position))
  const pins = spreadPins(
    [
      ...spots.map((spot, index) => ({ spot, sign: number(index + 1) })),
      ...beds.map((bed) => ({ spot: toSpot(bed), sign: LODGING_SIGN })),
    ].flatMap(({ spot, sign }) => (spot ? [{ ...spot, spotX: spot.x, sign }] : [])),
    PIN_ROOM_PX,
  )
  return (
    <div className="print-map" aria-hidden="true">
      <picture>
        {isOnScreen && (
          <source
            media="(prefers-color-scheme: dark)"
            srcSet={base.path + staticMapName({ ...view, scheme: 'dark' })}
          />
        )}
        <img src={base.path + staticMapName({ ...view, scheme: 'light' })} alt="" width={width} height={height} />
      </picture>
      <svg viewBox={`0 0 ${width} ${height}`}>
        {getRuns([from ? toSpot(from) : null, ...spots, to ? toSpot(to) : null]).map((points) => (
          <polyline key={points} points={points} />
        ))}
        {pins.map(({ x, y, spotX, sign }) =>
          x === spotX ? null : <MovedFrom key={`${sign} ${x}`} x={x} y={y} spotX={spotX} />,
        )}
        {pins.map(({ x, y, sign }) => (
          <g key={`${sign} ${x}`} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
            <circle r={PIN_PX} />
            <text textAnchor="middle" dy="0.35em">
              {sign}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

/** The spot of a pin that stands beside it, with a line between them. */
function MovedFrom({ x, y, spotX }: { x: number; y: number; spotX: number }) {
  return (
    <>
      <line x1={Math.round(spotX)} x2={Math.round(x)} y1={Math.round(y)} y2={Math.round(y)} />
      <circle className="print-map-spot" cx={Math.round(spotX)} cy={Math.round(y)} r={SPOT_PX} />
    </>
  )
}

function getPosition(guide: PlanningGuide, { place: slug, point }: StopView['activity']): Position | null {
  if (slug === null && point) return point
  const place = placeFor(guide, slug)
  return place && place.precision !== 'none' ? place.geo : null
}

/** A stop without a position interrupts the line: it may be anywhere. */
function getRuns(spots: readonly ({ x: number; y: number } | null)[]): string[] {
  const runs: string[][] = [[]]
  for (const spot of spots) {
    if (spot) runs.at(-1)?.push(`${Math.round(spot.x)},${Math.round(spot.y)}`)
    else runs.push([])
  }
  return runs.filter((points) => points.length > 1).map((points) => points.join(' '))
}
