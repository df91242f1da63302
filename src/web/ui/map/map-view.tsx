import type { Map as LeafletMap } from 'leaflet'
import { Suspense, useState } from 'react'
import { MapContainer } from 'react-leaflet'
import { BaseTiles } from './base-tiles.tsx'
import { Graticule } from './graticule.tsx'
import { MapCredit } from './map-credit.tsx'
import { MapBehaviour } from './map-behaviour.tsx'
import { MapTools } from './map-tools.tsx'
import { MovableMarker, type MarkerProps } from './movable-marker.tsx'
import { Outlines } from './outlines.tsx'
import { PlacePoints } from './place-points.tsx'
import { isSamePosition, PLACE_ZOOM, type MapCity, type MapPoint, type Position } from './position.ts'

export type MapViewProps = {
  /** What screen readers call the map. */
  label: string
  city: MapCity
  points: readonly MapPoint[]
  /** What can be moved on it, if anything can. */
  marker?: MarkerProps
  /** What lies in its middle at first, without a marker; else the whole city is seen. */
  around?: Position
}

/** The Earth once, as far as the projection shows it. */
const WORLD: [[number, number], [number, number]] = [
  [-85, -180],
  [85, 180],
]

/** Where there is no marker to begin with: the whole city. */
const CITY_ZOOM = 11

/** The map itself. It comes with Leaflet, so it is imported by `use-map-view` alone, and only its types by others. */
export function MapView({ label, city, points, marker, around }: MapViewProps) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [isTouch] = useState(() => matchMedia('(pointer: coarse)').matches)
  const [isCalm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  return (
    <>
      <MapContainer
        ref={setMap}
        className={city.map.outlines === null ? 'map map-plain' : 'map'}
        {...firstView(city, { marker, around })}
        minZoom={2}
        maxZoom={19}
        maxBounds={WORLD}
        maxBoundsViscosity={1}
        zoomControl={false}
        attributionControl={false}
        // A finger or a wheel on its way over the page must not be caught: two fingers move the map, and the wheel once it has the focus.
        dragging={!isTouch}
        scrollWheelZoom={false}
        zoomAnimation={!isCalm}
        fadeAnimation={!isCalm}
        markerZoomAnimation={!isCalm}
        inertia={!isCalm}
      >
        <MapBehaviour label={label} />
        <Suspense fallback={null}>{city.map.outlines !== null && <Outlines path={city.map.outlines} />}</Suspense>
        {city.map.tiles === null ? <Graticule /> : <BaseTiles />}
        <PlacePoints city={city} points={points} />
        {marker && <MovableMarker {...marker} start={city.map.start} isCalm={isCalm} />}
      </MapContainer>
      {map && <MapTools map={map} />}
      <MapCredit {...city.map} />
    </>
  )
}

type Wanted = { marker: MarkerProps | undefined; around: Position | undefined }

function firstView({ map }: MapCity, { marker, around }: Wanted) {
  if (around) return { center: around, zoom: PLACE_ZOOM }
  if (!marker) return { center: map.center, zoom: CITY_ZOOM }
  const isUnset = isSamePosition(marker.position, map.start)
  return { center: marker.position, zoom: isUnset ? map.start.zoom : PLACE_ZOOM }
}
