import { map as messages } from '#contract/messages/en.ts'
import { MapFrame } from './map-frame.tsx'
import type { MapCity, MapPoint, Position } from './position.ts'

/** A map of places to look at, with the streets around one of them. */
export function PlacesMap(props: { city: MapCity; points: readonly MapPoint[]; around: Position }) {
  return <MapFrame label={messages.label} {...props} />
}
