import { useId } from 'react'
import { filters as texts } from '#messages/filters.ts'
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

export function AreaField({ areas, area }: { areas: readonly string[]; area: string | null }) {
  const id = useId()
  return (
    <div className="filter-field">
      <label htmlFor={id}>{texts.area}</label>
      <select id={id} name="area" defaultValue={area ?? ''}>
        <option value="">{texts.anyArea}</option>
        {areas.map((name) => (
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
