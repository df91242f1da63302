import type { LatLngBoundsExpression, Map as LeafletMap } from 'leaflet'
import { useState, type ReactNode } from 'react'
import { MapContainer } from 'react-leaflet'
import { BaseLayer } from './base-layer.tsx'
import { MapBehaviour } from './map-behaviour.tsx'
import { MapCredit } from './map-credit.tsx'
import { MapTools } from './map-tools.tsx'
import { MAX_ZOOM, type MapCity, type Position } from './position.ts'
import { TouchHint } from './touch-hint.tsx'

export type FirstView = { center: Position; zoom: number } | { bounds: LatLngBoundsExpression; boundsOptions: object }

type MapBaseProps = {
  /** Accessible name of the map. */
  label: string
  city: MapCity
  /** Only the first one counts. */
  firstView: FirstView
  /** Layers of the map. */
  children: ReactNode
  /** Buttons above those for the zoom. */
  tools?: ReactNode
  /** Stands over the map. */
  overlay?: ReactNode
  isReducedMotion: boolean
}

/** The part of the Earth that the Mercator projection shows, in degrees. */
const WORLD_BOUNDS: [[number, number], [number, number]] = [
  [-85, -180],
  [85, 180],
]

/** The base layer, the ways to move and zoom the map, its scale and its credit. */
export function MapBase({ label, city, firstView, children, tools, overlay, isReducedMotion }: MapBaseProps) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [isTouch] = useState(() => matchMedia('(pointer: coarse)').matches)
  return (
    <>
      <div className="map-stage">
        <MapContainer
          ref={setMap}
          className={city.map.outlines === null ? 'map map-plain' : 'map'}
          {...firstView}
          minZoom={2}
          maxZoom={MAX_ZOOM}
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
          <BaseLayer city={city} />
          {children}
        </MapContainer>
        {map && <MapTools map={map}>{tools}</MapTools>}
        {map && isTouch && <TouchHint map={map} />}
        {overlay}
      </div>
      <MapCredit {...city.map} />
    </>
  )
}
