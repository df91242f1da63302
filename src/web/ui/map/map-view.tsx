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
  /** Accessible name of the map. */
  label: string
  city: MapCity
  points: readonly MapPoint[]
  /** A marker that can be moved. */
  marker?: MarkerProps
  /** Center of the first view if there is no marker. Without both, the first view shows the whole city. */
  center?: Position
}

/** The part of the Earth that the Mercator projection shows, in degrees. */
const WORLD_BOUNDS: [[number, number], [number, number]] = [
  [-85, -180],
  [85, 180],
]

/** Zoom at which the whole city is in view. */
const CITY_ZOOM = 11

/** This file imports Leaflet, so only `use-map-view` imports it; other files import its types only. */
export function MapView({ label, city, points, marker, center }: MapViewProps) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [isTouch] = useState(() => matchMedia('(pointer: coarse)').matches)
  const [isReducedMotion] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  return (
    <>
      <MapContainer
        ref={setMap}
        className={city.map.outlines === null ? 'map map-plain' : 'map'}
        {...firstView(city, { marker, center })}
        minZoom={2}
        maxZoom={19}
        maxBounds={WORLD_BOUNDS}
        maxBoundsViscosity={1}
        zoomControl={false}
        attributionControl={false}
        // One finger and the wheel scroll the page. Two fingers move the map, and the wheel zooms it once it has the
        // focus.
        dragging={!isTouch}
        scrollWheelZoom={false}
        zoomAnimation={!isReducedMotion}
        fadeAnimation={!isReducedMotion}
        markerZoomAnimation={!isReducedMotion}
        inertia={!isReducedMotion}
      >
        <MapBehaviour label={label} />
        <Suspense fallback={null}>{city.map.outlines !== null && <Outlines path={city.map.outlines} />}</Suspense>
        {city.map.tiles === null ? <Graticule /> : <BaseTiles />}
        <PlacePoints city={city} points={points} />
        {marker && <MovableMarker {...marker} start={city.map.start} isReducedMotion={isReducedMotion} />}
      </MapContainer>
      {map && <MapTools map={map} />}
      <MapCredit {...city.map} />
    </>
  )
}

type FirstView = { marker: MarkerProps | undefined; center: Position | undefined }

function firstView({ map }: MapCity, { marker, center }: FirstView) {
  if (center) return { center, zoom: PLACE_ZOOM }
  if (!marker) return { center: map.center, zoom: CITY_ZOOM }
  const isUnset = isSamePosition(marker.position, map.start)
  return { center: marker.position, zoom: isUnset ? map.start.zoom : PLACE_ZOOM }
}
