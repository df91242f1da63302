import { createAreaTest } from '#contract/place/place-areas.ts'

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
  const counts = new Map<string, number>()
  for (const { locality } of places) counts.set(locality, (counts.get(locality) ?? 0) + 1)
  const localities = [...counts]
  const largestFirst = areas
    .map((name) => {
      const inside = localities.filter(([locality]) => isInArea({ locality }, name))
      return { name, inside, count: inside.reduce((sum, [, each]) => sum + each, 0) }
    })
    .filter(({ count }) => count >= fewest)
    .toSorted((one, other) => other.count - one.count)
  const covered = new Set<string>()
  const offered = new Map<string, number>()
  for (const { name, inside, count } of largestFirst) {
    if (offered.size === MOST_AREAS || inside.every(([locality]) => covered.has(locality))) continue
    for (const [locality] of inside) covered.add(locality)
    offered.set(name, count)
  }
  return areas.flatMap((name) => {
    const count = offered.get(name)
    return count === undefined ? [] : [{ name, count }]
  })
}
