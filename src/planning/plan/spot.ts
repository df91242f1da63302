import type { GeoPrecision } from '#contract/place/places.ts'

/** A position in degrees (WGS 84): within `radiusMetres` of the point. 0 is an exact position. */
export type Spot = { readonly lat: number; readonly lng: number; readonly radiusMetres: number }

type Point = { readonly lat: number; readonly lng: number }

/** Our estimates: a block, a neighbourhood, the built-up city. */
const RADIUS_METRES = { site: 0, nearby: 300, locality: 1_500, none: 6_000 } satisfies Record<GeoPrecision, number>

/** The spot of a place by the precision of its position. A place without a position may be anywhere in the city. */
export function toSpot(geo: Point | null, precision: GeoPrecision, centre: Point): Spot {
  const { lat, lng } = geo ?? centre
  return { lat, lng, radiusMetres: RADIUS_METRES[geo ? precision : 'none'] }
}
