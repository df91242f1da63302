import type { ContentPlace } from '#contract/place/content-place.ts'
import { linksOfPlace } from './links-of-place.ts'

/** The slugs of the places that name an address, by the address. */
export type LinkIndex = ReadonlyMap<string, readonly string[]>

const known = new WeakMap<readonly ContentPlace[], LinkIndex>()

/** The addresses of a guide. A guide that stays the same is read once. */
export function getLinkIndex(places: readonly ContentPlace[]): LinkIndex {
  const before = known.get(places)
  if (before) return before
  const index = new Map<string, string[]>()
  for (const place of places) {
    for (const url of linksOfPlace(place)) {
      const slugs = index.get(url)
      if (slugs) slugs.push(place.slug)
      else index.set(url, [place.slug])
    }
  }
  known.set(places, index)
  return index
}
