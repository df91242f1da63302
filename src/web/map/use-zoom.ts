import type { Map as LeafletMap } from 'leaflet'
import { useSyncExternalStore } from 'react'

/** The zoom at which the map stands. It changes at the end of a zoom. */
export function useZoom(map: LeafletMap): number {
  return useSyncExternalStore(
    (onChange) => {
      map.on('zoomend', onChange)
      return () => {
        map.off('zoomend', onChange)
      }
    },
    () => map.getZoom(),
  )
}
