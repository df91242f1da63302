import { useState } from 'react'
import { MapBase, type MapStart } from './map-base.tsx'
import type { MapPin } from './map-pin.ts'
import { MovableMarker, type MarkerProps } from './movable-marker.tsx'
import { PlacePoints } from './place-points.tsx'
import { isSamePosition, PLACE_ZOOM, type MapCity } from './position.ts'
import { prefersReducedMotion } from '../ui/prefers-reduced-motion.ts'

export type MarkerMapProps = {
  /** Accessible name of the map. */
  label: string
  city: MapCity
  /** Places for orientation. */
  pins: readonly MapPin[]
  marker: MarkerProps
}

/** A map with a marker that can be moved. */
export function MarkerMap({ label, city, pins, marker }: MarkerMapProps) {
  const [isReducedMotion] = useState(prefersReducedMotion)
  return (
    <MapBase label={label} city={city} start={getFirstView(city, marker)} isReducedMotion={isReducedMotion}>
      <PlacePoints city={city} pins={pins} />
      <MovableMarker {...marker} start={city.map.start} isReducedMotion={isReducedMotion} />
    </MapBase>
  )
}

function getFirstView({ map }: MapCity, { position }: MarkerProps): MapStart {
  return { center: position, zoom: isSamePosition(position, map.start) ? map.start.zoom : PLACE_ZOOM }
}
