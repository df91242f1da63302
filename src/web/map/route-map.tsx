import { useState, type ReactNode } from 'react'
import { useMapEvents } from 'react-leaflet'
import { getPosition } from '#contract/map/world-pixels.ts'
import { FitRoute } from './fit-route.tsx'
import { viewOfPins } from './first-view.ts'
import { MapBase } from './map-base.tsx'
import { positionAt, type MapCity, type Position } from './position.ts'
import { RouteLines } from './route-lines.tsx'
import type { RouteLine, RoutePin } from './route-pin.ts'
import { RoutePins } from './route-pins.tsx'
import { prefersReducedMotion } from '../ui/prefers-reduced-motion.ts'

export type RouteMapProps = {
  /** Accessible name of the map. */
  label: string
  city: MapCity
  pins: readonly RoutePin[]
  lines: readonly RouteLine[]
  /** The positions that the map shows at first, and whenever `viewKey` changes. */
  fit: readonly Position[]
  /** Identifies the fitted positions. While it stays the same, the map keeps its view. */
  viewKey: string
  /** Id of the stop that is marked. */
  marked: string | null
  /** Id of the stop that was pressed: it moves into view. */
  pressed: string | null
  onPress: (id: string) => void
  /** Null: the pointer has left the pin. */
  onHover: (id: string | null) => void
  /** Runs with the point of a long press, or of the right button of a mouse. */
  onPick: (position: Position) => void
  /** Stands over the map. */
  overlay?: ReactNode
}

/** The stops of days as numbered pins, with a straight line from each to the next. */
export function RouteMap({ label, city, pins, lines, fit, viewKey, marked, pressed, ...props }: RouteMapProps) {
  const [isReducedMotion] = useState(prefersReducedMotion)
  const { zoom, center } = viewOfPins([], city.map.center, 'compact')
  return (
    <MapBase
      label={label}
      city={city}
      start={{ zoom, center: getPosition(center, zoom) }}
      overlay={props.overlay}
      isReducedMotion={isReducedMotion}
    >
      <PickPoint onPick={props.onPick} />
      <FitRoute positions={fit} viewKey={viewKey} isReducedMotion={isReducedMotion} />
      <RouteLines pins={pins} lines={lines} />
      <RoutePins
        pins={pins}
        marked={marked}
        pressed={pressed}
        onPress={props.onPress}
        onHover={props.onHover}
        isReducedMotion={isReducedMotion}
      />
    </MapBase>
  )
}

/** Reports the point of a long press on the map, or of the right button of a mouse. */
function PickPoint({ onPick }: { onPick: (position: Position) => void }) {
  useMapEvents({
    contextmenu: ({ latlng, originalEvent }) => {
      originalEvent.preventDefault()
      onPick(positionAt(latlng))
    },
  })
  return null
}
