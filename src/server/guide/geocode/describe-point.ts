import type { PlaceIndexEntry } from '#contract/place/places.ts'
import type { Guide } from '../guide.ts'
import { distanceBetween } from '#planning/lists/distance.ts'
import { isWithinBounds } from '../../map/within-bounds.ts'

/** WGS 84 degrees. */
type Point = { readonly lat: number; readonly lng: number }

type Known = Pick<Guide, 'area' | 'index'> & { cityName: string }

/** A sentence as the code of its message and the values. */
type PointDescription = {
  readonly code: 'point' | 'nearPlace' | 'nearPlaceIn'
  readonly values: Readonly<Record<string, string>>
}

/** Describes a point by the nearest place of the guide, or by its coordinates outside the city. */
export function describePoint(point: Point, { area, cityName: city, index }: Known): PointDescription {
  const nearest = isWithinBounds(point, area.boundingBox) ? findNearest(point, index) : undefined
  if (!nearest) return { code: 'point', values: { lat: point.lat.toFixed(5), lng: point.lng.toFixed(5) } }
  const { name: place } = nearest
  // Text after a comma explains the way.
  const locality = nearest.locality.split(',')[0]?.trim() ?? ''
  const isStatedTwice = locality === city || locality === place
  if (isStatedTwice) return { code: 'nearPlace', values: { place, city } }
  return { code: 'nearPlaceIn', values: { place, locality, city } }
}

/** Approximate places are never called "near". */
function findNearest(point: Point, index: readonly PlaceIndexEntry[]): PlaceIndexEntry | undefined {
  const located = index.flatMap((place) =>
    place.geo && (place.precision === 'site' || place.precision === 'nearby')
      ? [{ place, metres: distanceBetween(point, place.geo) }]
      : [],
  )
  return located.toSorted((a, b) => a.metres - b.metres)[0]?.place
}
