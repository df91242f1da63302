import { ExploreMap, type ExploreMapProps } from './explore-map.tsx'
import { MarkerMap, type MarkerMapProps } from './marker-map.tsx'
import { RouteMap, type RouteMapProps } from './route-map.tsx'

/** Visitors explore the places of a map, set its marker, or see the stops of their days. */
export type MapViewProps =
  | ({ kind: 'explore' } & ExploreMapProps)
  | ({ kind: 'set-marker' } & MarkerMapProps)
  | ({ kind: 'route' } & RouteMapProps)

/** This file imports Leaflet, so only `use-map-view` imports it; other files import its types only. */
export function MapView(props: MapViewProps) {
  if (props.kind === 'route') return <RouteMap {...props} />
  return props.kind === 'explore' ? <ExploreMap {...props} /> : <MarkerMap {...props} />
}
