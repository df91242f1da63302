import { createAreaTest } from '#contract/place/place-areas.ts'
import { groupBy } from './group-by.ts'

export type OfferedArea = { readonly name: string; readonly count: number }

/** More are no choice any more. */
const MOST_AREAS = 12
/** In a longer list, an area of one place is no help. */
const SHORT_LIST = 30

/**
 * The neighbourhoods by which a list can be narrowed: the largest ones, without those whose places all lie in a larger
 * one. In a long list, an area of a single place is not offered either.
 * @param areas in the order in which they are offered
 */
export function offeredAreas(
  places: readonly { readonly locality: string }[],
  areas: readonly string[],
): OfferedArea[] {
  const fewest = places.length > SHORT_LIST ? 2 : 1
  const isInArea = createAreaTest()
  const byLocality = [...groupBy(places, ({ locality }) => locality)]
  const largestFirst = areas
    .map((name) => ({
      name,
      members: byLocality.flatMap(([locality, inside]) => (isInArea({ locality }, name) ? inside : [])),
    }))
    .filter(({ members }) => members.length >= fewest)
    .toSorted((one, other) => other.members.length - one.members.length)
  const covered = new Set<object>()
  const offered = new Map<string, number>()
  for (const { name, members } of largestFirst) {
    if (offered.size === MOST_AREAS || members.every((place) => covered.has(place))) continue
    for (const place of members) covered.add(place)
    offered.set(name, members.length)
  }
  return areas.flatMap((name) => {
    const count = offered.get(name)
    return count === undefined ? [] : [{ name, count }]
  })
}
