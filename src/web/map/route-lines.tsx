import { svg } from 'leaflet'
import { useState } from 'react'
import { Circle, Polyline, useMap } from 'react-leaflet'
import { AREA_RADIUS_METRES } from './map-pin.ts'
import { ensurePane } from './pane.ts'
import type { RouteLine, RoutePin } from './route-pin.ts'

type RouteLinesProps = { pins: readonly RoutePin[]; lines: readonly RouteLine[] }

/** Straight dotted lines between stops, and circles in which stops without an exact position lie somewhere. */
export function RouteLines({ pins, lines }: RouteLinesProps) {
  const map = useMap()
  const [renderer] = useState(() => svg({ pane: ensurePane(map, 'routes'), padding: 0.3 }))
  const areas = pins.filter(({ precision }) => precision === 'locality')
  return (
    <>
      {areas.map(({ id, geo, colour }) => (
        <Circle
          // Leaflet reads the class once.
          key={`${id} ${colour}`}
          center={geo}
          radius={AREA_RADIUS_METRES}
          renderer={renderer}
          interactive={false}
          className={`map-route-area ${classOfColour(colour)}`}
        />
      ))}
      {lines.map(({ id, colour, points }) => (
        <Polyline
          key={`${id} ${colour}`}
          positions={[...points]}
          renderer={renderer}
          interactive={false}
          className={`map-route-line ${classOfColour(colour)}`}
        />
      ))}
    </>
  )
}

function classOfColour(colour: number | null): string {
  return colour === null ? 'map-day-none' : `map-day-${colour}`
}
