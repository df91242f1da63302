import type { Map as LeafletMap } from 'leaflet'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { MapContainer } from 'react-leaflet'
import { map as messages } from '#messages/map.ts'
import { MapBehaviour } from './map-behaviour.tsx'
import { MapTools } from './map-tools.tsx'
import { MAX_ZOOM, MIN_ZOOM, STREET_ZOOM, type MapCity, type Position } from './position.ts'
import { TouchHint } from './touch-hint.tsx'
import { BaseTiles } from './base-tiles.tsx'
import { Graticule } from './graticule.tsx'
import { Outlines } from './outlines.tsx'
import { Streets } from './streets.tsx'
import { useZoom } from './use-zoom.ts'

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

/** The layer below pins and markers: the coasts of the world, and the streets that this installation has. */
function BaseLayer({ city: { map } }: { city: MapCity }) {
  return (
    <>
      <Suspense fallback={null}>{map.outlines !== null && <Outlines path={map.outlines} />}</Suspense>
      {map.tiles !== null ? <BaseTiles /> : map.base ? <Streets base={map.base} /> : <Graticule />}
    </>
  )
}

/**
 * Close to the streets, the coasts of a world map are wrong by hundreds of metres: an old town at the water would lie in
 * it. A map without streets shows plain ground there, and says so.
 */
function NoStreets({ map, city }: { map: LeafletMap; city: MapCity }) {
  const hasStreets = city.map.tiles !== null || Boolean(city.map.base)
  const isShown = useZoom(map) >= STREET_ZOOM && !hasStreets
  useEffect(() => {
    map.getContainer().classList.toggle('map-without-coast', isShown)
  }, [map, isShown])
  return isShown && <p className="map-no-streets">{messages.noStreets}</p>
}
