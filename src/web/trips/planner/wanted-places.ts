import { isInArea } from '#contract/place/place-areas.ts'
import type { PlaceKind } from '#contract/place/place-facts.ts'
import type { PlanningPlace } from '#contract/trip/planning.ts'

/** A term and two filters of the places to choose from. */
export type Wanted = {
  readonly term: string
  /** Blank: all kinds. */
  readonly kind: PlaceKind | ''
  /** Blank: all areas. */
  readonly area: string
}

type Named = { readonly name: string; readonly place: FilteredPlace | null }

type FilteredPlace = Pick<PlanningPlace, 'kind' | 'category' | 'locality' | 'precision'>

/** The filters that hide places. Null: none is set. */
export function getSetFilters({ kind, area }: Wanted): 'kind' | 'area' | 'both' | null {
  if (kind !== '' && area !== '') return 'both'
  if (kind !== '') return 'kind'
  return area === '' ? null : 'area'
}

export function withoutFilters(wanted: Wanted): Wanted {
  return { ...wanted, kind: '', area: '' }
}

export function isWanted({ name, place }: Named, { term, kind, area }: Wanted): boolean {
  if (kind !== '' && !(place && isOfKind(place, kind))) return false
  if (area !== '' && !(place && isInArea(place, area))) return false
  const text = `${name} ${place?.locality ?? ''}`.toLocaleLowerCase()
  return text.includes(term.trim().toLocaleLowerCase())
}

/** A place has its own kind and that of its list: a museum among the historical places is found as both. */
function isOfKind({ kind, category }: FilteredPlace, wanted: PlaceKind): boolean {
  return kind === wanted || category === wanted
}
