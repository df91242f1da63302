import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'
import { map as messages } from '#messages/map.ts'
import { STREET_ZOOM, type MapCity } from './position.ts'
import { useZoom } from './use-zoom.ts'

/**
 * Close to the streets, the coasts of a world map are wrong by hundreds of metres: an old town at the water would lie in
 * it. A map without streets shows plain ground there, and says so.
 */
export function NoStreets({ map, city }: { map: LeafletMap; city: MapCity }) {
  const hasStreets = city.map.tiles !== null || Boolean(city.map.base)
  const isShown = useZoom(map) >= STREET_ZOOM && !hasStreets
  useEffect(() => {
    map.getContainer().classList.toggle('map-without-coast', isShown)
  }, [map, isShown])
  return isShown && <p className="map-no-streets">{messages.noStreets}</p>
}
