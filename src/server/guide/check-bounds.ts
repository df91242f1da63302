import type { ContentCity } from '#contract/city/content-city.ts'
import type { FieldError } from '#contract/text/field-error.ts'
import type { CitySearch } from './city-search.ts'
import type { Place } from './places.store.ts'
import { isWithinBounds } from '../map/within-bounds.ts'

type Known = { readonly places: readonly Pick<Place, 'name' | 'geo'>[]; readonly search: CitySearch | null }
type Point = { readonly lat: number; readonly lng: number }

/** Bounds with a slip of the hand leave out the whole city. More names would bury the message. */
const NAMED_OUTSIDE_MAX = 5

/** Problems of a city whose bounds changed, by field. */
export function problemsOfBounds(
  { boundingBox, center, mapStart }: ContentCity,
  { places, search }: Known,
): Record<string, FieldError> {
  const isOutside = (point: Point) => !isWithinBounds(point, boundingBox)
  const left = places.flatMap(({ name, geo: { lat, lng } }) =>
    lat !== null && lng !== null && isOutside({ lat, lng }) ? [name] : [],
  )
  const terms = (search?.synonyms ?? []).flatMap(({ terms: [term], near }) => (near && isOutside(near) ? [term] : []))
  const names = [...left, ...terms].map((name) => `“${name}”`)
  const lies: FieldError = { code: 'content.outside-of-bounds', values: {} }
  return {
    ...(names.length > 0 && { 'city.boundingBox': leavingOut(names) }),
    ...(isOutside(center) && { 'city.center': lies }),
    ...(mapStart && isOutside(mapStart) && { 'city.mapStart': lies }),
  }
}

function leavingOut(all: readonly string[]): FieldError {
  const names = all.slice(0, NAMED_OUTSIDE_MAX).join(', ')
  const count = String(all.length - NAMED_OUTSIDE_MAX)
  return all.length > NAMED_OUTSIDE_MAX
    ? { code: 'content.outside-bounds-more', values: { names, count } }
    : { code: 'content.outside-bounds', values: { names } }
}
