import type { MapCity } from './position.ts'
import { PinMarker } from './pin-marker.tsx'

/** The city as one point, where the map shows countries. */
export function CityPin({ city }: { city: MapCity }) {
  return (
    <PinMarker position={city.map.center} look="city">
      <span className="map-pin map-pin-still" aria-hidden="true">
        <span className="map-pin-dot" />
        <span className="map-label map-label-right">{city.name}</span>
      </span>
    </PinMarker>
  )
}
