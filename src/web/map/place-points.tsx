import { useMemo } from 'react'
import { useMap } from 'react-leaflet'
import { drawPins } from './drawn-pins.ts'
import { isArea, type MapPin } from './map-pin.ts'
import { PinDot } from './pin-dot.tsx'
import { PinMarker } from './pin-marker.tsx'
import type { MapCity } from './position.ts'
import { useZoom } from './use-zoom.ts'

/** From this zoom on, the places of a city are drawn one by one. Below it, the city is one point. */
const PLACES_MIN_ZOOM = 10

const NOTHING = { main: null, selected: null }

/** Pins for orientation that do not react, on a map where a click sets a marker. */
export function PlacePoints({ city, pins }: { city: MapCity; pins: readonly MapPin[] }) {
  const map = useMap()
  const zoom = useZoom(map)
  const drawn = useMemo(
    () =>
      drawPins(
        pins.filter((pin) => !isArea(pin)),
        NOTHING,
        ({ geo }) => map.project(geo, zoom),
      ),
    [map, zoom, pins],
  )
  if (zoom < PLACES_MIN_ZOOM) return <CityPin city={city} />
  return drawn.map((pin) => (
    <PinMarker key={pin.lead.slug} position={pin.lead.geo} look={pin.look}>
      <span className={`map-pin map-pin-still map-pin-${pin.look}`} aria-hidden="true">
        <PinDot pin={pin} />
        {pin.side !== null && <span className={`map-label map-label-${pin.side}`}>{pin.lead.name}</span>}
      </span>
    </PinMarker>
  ))
}

/** The city as one point, where the map shows countries. */
function CityPin({ city }: { city: MapCity }) {
  return (
    <PinMarker position={city.map.center} look="city">
      <span className="map-pin map-pin-still" aria-hidden="true">
        <span className="map-pin-dot" />
        <span className="map-label map-label-right">{city.name}</span>
      </span>
    </PinMarker>
  )
}
