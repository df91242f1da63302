import type { ContentPlace } from '#contract/place/content-place.ts'
import { nameKey } from '#contract/place/place-name.ts'
import { distanceBetween } from '#planning/lists/distance.ts'
import { mapSliced, type SlicedWork } from '#planning/lists/sliced-work.ts'

/** Two entries of one place are hardly farther apart. */
export const NEAR_METRES = 150

type Located = Pick<ContentPlace, 'slug' | 'name' | 'geo'>

/** No degree of a meridian is shorter than this. */
const METRES_PER_DEGREE = 110_000

/**
 * Finds places whose names have the same words, or one all words of the other, within a short distance. It compares
 * only places that share a word and are about as far north.
 * @returns the slug of a duplicate by the slug of each
 */
export function* findDuplicatesIn(places: readonly Located[]): SlicedWork<Map<string, string>> {
  const pinned = yield* mapSliced(places, toPinned)
  const fromSouth = pinned.flat().toSorted((a, b) => a.geo.lat - b.geo.lat)
  const duplicates = new Map<string, string>()
  for (const sharing of byWord(fromSouth).values()) {
    for (const [index, place] of sharing.entries()) {
      const northmost = place.geo.lat + NEAR_METRES / METRES_PER_DEGREE
      for (let next = index + 1; next < sharing.length; next += 1) {
        const other = sharing[next]
        if (!other || other.geo.lat > northmost) break
        if (!areDuplicates(place, other)) continue
        if (!duplicates.has(place.slug)) duplicates.set(place.slug, other.slug)
        if (!duplicates.has(other.slug)) duplicates.set(other.slug, place.slug)
      }
      yield
    }
  }
  return duplicates
}

/** @returns a function that finds the slugs of a place's duplicates among the given places */
export function* prepareDuplicateFinder(places: readonly Located[]): SlicedWork<(place: Located) => readonly string[]> {
  const sharing = byWord((yield* mapSliced(places, toPinned)).flat())
  return (place) => {
    const [pinned] = toPinned(place)
    const duplicates = [...(pinned?.words ?? [])].flatMap((word) => sharing.get(word) ?? [])
    const found = duplicates.filter((other) => pinned && other.slug !== place.slug && areDuplicates(pinned, other))
    return [...new Set(found.map(({ slug }) => slug))]
  }
}

type Pinned = {
  readonly slug: string
  readonly geo: { readonly lat: number; readonly lng: number }
  readonly words: Set<string>
}

/** Empty for an approximate place, whose position is only its neighbourhood. */
function toPinned({ slug, name, geo: { lat, lng, precision } }: Located): Pinned[] {
  if (lat === null || lng === null || precision === 'locality') return []
  return [{ slug, geo: { lat, lng }, words: getWords(name) }]
}

function getWords(name: string): Set<string> {
  return new Set(
    nameKey(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2),
  )
}

/** In the order of the places. */
function byWord(places: readonly Pinned[]): Map<string, Pinned[]> {
  const found = new Map<string, Pinned[]>()
  for (const place of places) {
    for (const word of place.words) {
      const sharing = found.get(word)
      if (sharing) sharing.push(place)
      else found.set(word, [place])
    }
  }
  return found
}

function areDuplicates(one: Pinned, other: Pinned): boolean {
  const [fewer, more] = one.words.size <= other.words.size ? [one, other] : [other, one]
  return [...fewer.words].every((word) => more.words.has(word)) && distanceBetween(one.geo, other.geo) <= NEAR_METRES
}
