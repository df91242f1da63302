import type { Map as LeafletMap } from 'leaflet'

/**
 * A Leaflet pane with the class `map-` plus its name. It is hidden from screen readers, which read the marker's postal
 * address instead.
 */
export function ensurePane(map: LeafletMap, name: 'outlines' | 'graticule' | 'places'): string {
  if (map.getPane(name)) return name
  const pane = map.createPane(name)
  pane.classList.add(`map-${name}`)
  pane.setAttribute('aria-hidden', 'true')
  return name
}
