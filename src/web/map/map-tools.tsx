import type { Map as LeafletMap } from 'leaflet'
import { useSyncExternalStore, type ReactNode } from 'react'
import { map as messages } from '#messages/map.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Scale } from './map-scale.tsx'
import { pageIcons } from '../ui/page-icons.ts'

/** Buttons and scale stand outside of Leaflet's elements: a click on them does not count as a click on the map. */
export function MapTools({ map, children }: { map: LeafletMap; children: ReactNode }) {
  const zoom = useMapState(map, () => map.getZoom())
  const lat = useMapState(map, () => map.getCenter().lat)
  return (
    <>
      <div className="map-tools">
        {children}
        <IconButton
          icon={pageIcons.plus}
          label={messages.zoomIn}
          onClick={() => map.zoomIn()}
          isDisabled={zoom >= map.getMaxZoom()}
        />
        <IconButton
          icon={pageIcons.minus}
          label={messages.zoomOut}
          onClick={() => map.zoomOut()}
          isDisabled={zoom <= map.getMinZoom()}
        />
      </div>
      <Scale lat={lat} zoom={zoom} />
    </>
  )
}

function useMapState<T>(map: LeafletMap, read: () => T): T {
  return useSyncExternalStore((onChange) => {
    map.on('moveend zoomend', onChange)
    return () => {
      map.off('moveend zoomend', onChange)
    }
  }, read)
}
