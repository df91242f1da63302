import type { ContentPlace } from '#contract/content-place.ts'
import { nameKey } from '#contract/place-name.ts'
import { distanceBetween } from '#planning/distance.ts'

/** Two entries of one place are hardly farther apart. */
const NEAR_METRES = 150

type Located = Pick<ContentPlace, 'slug' | 'name' | 'geo'>

/**
 * Finds places whose names have the same words, or one all words of the other, within a short distance.
 * @returns the slug of a twin by the slug of each
 */
export function findTwins(places: readonly Located[]): Map<string, string> {
  const cells = Map.groupBy(places.filter(isExact), ({ geo }) => cellOf(geo.lat, geo.lng))
  const twins = new Map<string, string>()
  for (const place of places.filter(isExact)) {
    const twin = neighboursOf(cells, place.geo).find((other) => areAlike(place, other))
    if (twin) twins.set(place.slug, twin.slug)
  }
  return twins
}

type Exact = Located & { readonly geo: { readonly lat: number; readonly lng: number } }

function isExact(place: Located): place is Exact {
  return place.geo.lat !== null && place.geo.lng !== null && place.geo.precision !== 'locality'
}

/** Cells of about 220 m at the equator, so that neighbours are in the same or the next one. */
const CELL_DEGREES = 0.002

function cellOf(lat: number, lng: number): string {
  return `${Math.floor(lat / CELL_DEGREES)} ${Math.floor(lng / CELL_DEGREES)}`
}

function neighboursOf(cells: ReadonlyMap<string, Exact[]>, { lat, lng }: Exact['geo']): Exact[] {
  const steps = [-CELL_DEGREES, 0, CELL_DEGREES]
  return steps.flatMap((north) => steps.flatMap((east) => cells.get(cellOf(lat + north, lng + east)) ?? []))
}

function areAlike(one: Exact, other: Exact): boolean {
  if (one.slug === other.slug || distanceBetween(one.geo, other.geo) > NEAR_METRES) return false
  const [words, others] = [wordsOf(one.name), wordsOf(other.name)]
  const [fewer, more] = words.size <= others.size ? [words, others] : [others, words]
  return fewer.size > 0 && [...fewer].every((word) => more.has(word))
}

function wordsOf(name: string): Set<string> {
  return new Set(
    nameKey(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2),
  )
}
