import type { Map as LeafletMap } from 'leaflet'
import { useState, type ReactNode } from 'react'
import { MapContainer } from 'react-leaflet'
import { BaseLayer } from './base-layer.tsx'
import { MapBehaviour } from './map-behaviour.tsx'
import { MapTools } from './map-tools.tsx'
import { MAX_ZOOM, MIN_ZOOM, type MapCity, type Position } from './position.ts'
import { NoStreets } from './no-streets.tsx'
import { TouchHint } from './touch-hint.tsx'

/** The zoom is one of Leaflet. */
export type MapStart = { readonly center: Position; readonly zoom: number }

type MapBaseProps = {
  /** Accessible name of the map. */
  label: string
  city: MapCity
  /** Only the first one counts. */
  start: MapStart
  /** Layers of the map. */
  children: ReactNode
  /** Buttons above those for the zoom. */
  tools?: ReactNode
  /** Stands over the map. */
  overlay?: ReactNode
  isReducedMotion: boolean
  /** The page does not scroll: one finger and the wheel move the map. */
  isWhole?: boolean
}

/** The part of the Earth that the Mercator projection shows, in degrees. */
const WORLD_BOUNDS: [[number, number], [number, number]] = [
  [-85, -180],
  [85, 180],
]

/** The base layer, the ways to move and zoom the map, and its scale. */
export function MapBase({
  label,
  city,
  start,
  children,
  tools,
  overlay,
  isReducedMotion,
  isWhole = false,
}: MapBaseProps) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [isTouch] = useState(() => matchMedia('(pointer: coarse)').matches)
  return (
    <>
      <MapContainer
        ref={setMap}
        className={getLooks(city)}
        {...start}
        minZoom={MIN_ZOOM}
        maxZoom={MAX_ZOOM}
        maxBounds={WORLD_BOUNDS}
        maxBoundsViscosity={1}
        zoomControl={false}
        attributionControl={false}
        // Beside other content, one finger and the wheel scroll the page. Two fingers move the map, and the wheel zooms
        // it once it has the focus.
        dragging={isWhole || !isTouch}
        scrollWheelZoom={isWhole}
        zoomAnimation={!isReducedMotion}
        fadeAnimation={!isReducedMotion}
        markerZoomAnimation={!isReducedMotion}
        inertia={!isReducedMotion}
      >
        <MapBehaviour label={label} isWhole={isWhole} />
        <BaseLayer city={city} />
        {children}
      </MapContainer>
      {map && <MapTools map={map}>{tools}</MapTools>}
      {map && <NoStreets map={map} city={city} />}
      {map && isTouch && !isWhole && <TouchHint map={map} />}
      {overlay}
    </>
  )
}

/** A map with streets shows the static map below it until they are drawn. */
function getLooks({ map }: MapCity): string {
  if (map.tiles === null && map.base) return 'map map-arriving'
  return map.outlines === null ? 'map map-plain' : 'map'
}
