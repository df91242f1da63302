import type { Map as LeafletMap } from 'leaflet'

/**
 * A layer of the map for one kind of thing, styled as `map-` and its name. What is drawn there is for eyes: screen readers
 * have the marker's address.
 */
export function paneOf(map: LeafletMap, name: 'outlines' | 'graticule' | 'places'): string {
  if (map.getPane(name)) return name
  const pane = map.createPane(name)
  pane.classList.add(`map-${name}`)
  pane.setAttribute('aria-hidden', 'true')
  return name
}
