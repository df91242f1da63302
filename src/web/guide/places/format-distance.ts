import { distances } from '#messages/map.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import type { Attraction } from '#contract/place/places.ts'

/** Shows metres in steps of 50 below 950 metres, and kilometres with one decimal above. */
export function formatDistance(metres: number, { number }: Formats): string {
  if (metres < 950) return fill(distances.metres, { count: number(Math.max(50, Math.round(metres / 50) * 50)) })
  return fill(distances.kilometres, { count: number(Math.round(metres / 100) / 10) })
}

/** The sign of the messages before an estimated value. */
export const ESTIMATE_SIGN = '≈'

const isEstimate = (precision: DistantPlace['precision']) => precision === 'nearby'

/** True if a list by distance has a distance with the sign. */
export function hasEstimate(places: readonly DistantPlace[]): boolean {
  return places.some(({ precision }) => isEstimate(precision))
}

export type DistantPlace = Pick<Attraction, 'slug' | 'precision'>

/** The distance to a place, as an estimate if the guide knows a point near it. Undefined for a place without a point. */
export function distanceTo(
  { slug, precision }: DistantPlace,
  metresBySlug: ReadonlyMap<string, number>,
  formats: Formats,
): string | undefined {
  const metres = metresBySlug.get(slug)
  if (metres === undefined) return undefined
  return `${isEstimate(precision) ? ESTIMATE_SIGN : ''}${formatDistance(metres, formats)}`
}
