import { useId } from 'react'
import { filters as texts } from '#messages/places.ts'
import { offeredAreas } from '#planning/lists/offered-areas.ts'
import { useCity } from '../../city/use-city.ts'
import type { ListScope } from './list-scope.ts'
import { useListedPlaces } from './use-listed-places.ts'
import { placeSorts, type PlaceListing } from '#contract/place/place-filters.ts'

export function TimeField({ label, open }: { label: string; open: string | null }) {
  const id = useId()
  return (
    <div className="filter-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="datetime-local" name="open" defaultValue={open === 'now' ? '' : (open ?? '')} />
    </div>
  )
}

type AreaFieldProps = { scope: ListScope; area: string | null }

/** Offers the neighbourhoods of the list, and the one that its address names. */
export function AreaField({ scope, area }: AreaFieldProps) {
  const id = useId()
  const { areas } = useCity()
  const { places } = useListedPlaces(scope, '')
  const offered = places ? offeredAreas(places, areas).map(({ name }) => name) : areas
  return (
    <div className="filter-field">
      <label htmlFor={id}>{texts.area}</label>
      <select id={id} name="area" defaultValue={area ?? ''}>
        <option value="">{texts.anyArea}</option>
        {(area === null || offered.includes(area) ? offered : [area, ...offered]).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  )
}

/** The order of the list, for browsers without a script. */
export function PlainSort({ sort }: { sort: PlaceListing['sort'] }) {
  const id = useId()
  return (
    <div className="filter-field">
      <label htmlFor={id}>{texts.sort}</label>
      <select id={id} name="sort" defaultValue={sort}>
        {placeSorts
          .filter((known) => known !== 'near')
          .map((known) => (
            <option key={known} value={known}>
              {texts.sorts[known]}
            </option>
          ))}
      </select>
    </div>
  )
}
