import { distances } from '#messages/map.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import type { Attraction } from '#contract/place/places.ts'

/** Shows metres in steps of 50 below 950 metres, and kilometres with one decimal above. */
export function formatDistance(metres: number, { number }: Formats): string {
  if (metres < 950) return fill(distances.metres, { count: number(Math.max(50, Math.round(metres / 50) * 50)) })
  return fill(distances.kilometres, { count: number(Math.round(metres / 100) / 10) })
}

export type DistantPlace = Pick<Attraction, 'slug' | 'precision'>

/** The distance to a place whose position is known exactly. Undefined for another one. */
export function distanceTo(
  { slug, precision }: DistantPlace,
  metresBySlug: ReadonlyMap<string, number>,
  formats: Formats,
): string | undefined {
  const metres = precision === 'site' ? metresBySlug.get(slug) : undefined
  return metres === undefined ? undefined : formatDistance(metres, formats)
}
