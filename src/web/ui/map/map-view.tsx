import { ExploreMap, type ExploreMapProps } from './explore-map.tsx'
import { MarkerMap, type MarkerMapProps } from './marker-map.tsx'

/** Visitors explore the places of a map, or set its marker. */
export type MapViewProps = ({ kind: 'explore' } & ExploreMapProps) | ({ kind: 'set-marker' } & MarkerMapProps)

/** This file imports Leaflet, so only `use-map-view` imports it; other files import its types only. */
export function MapView(props: MapViewProps) {
  return props.kind === 'explore' ? <ExploreMap {...props} /> : <MarkerMap {...props} />
}
