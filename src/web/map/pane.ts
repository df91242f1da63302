import type { Map as LeafletMap } from 'leaflet'

/** Panes that screen readers skip: they read the pins and the position of the marker. */
const DRAWN = ['outlines', 'graticule', 'streets', 'names', 'areas', 'routes'] as const

/** A Leaflet pane with the class `map-` plus its name. */
export function ensurePane(map: LeafletMap, name: (typeof DRAWN)[number] | 'places' | 'own'): string {
  if (map.getPane(name)) return name
  const pane = map.createPane(name)
  pane.classList.add(`map-${name}`)
  if (DRAWN.some((drawn) => drawn === name)) pane.setAttribute('aria-hidden', 'true')
  return name
}
