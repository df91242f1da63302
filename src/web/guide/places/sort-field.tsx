import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { filters as texts } from '#messages/places.ts'
import { placeSorts, type PlaceSort } from '#contract/place/place-filters.ts'
import { Icon, type IconPath } from '../../ui/icon.tsx'

const sortIcon: IconPath = 'M4 7h16M7 12h10M10 17h4'

/** On phones it shows an icon and its word. The sentence above the list says the order. */
export function SortField({ sort, onChange }: { sort: PlaceSort; onChange: (sort: PlaceSort) => void }) {
  const id = useId()
  const field = useRef<HTMLSelectElement>(null)
  const choose = (value: string) => onChange(placeSorts.find((known) => known === value) ?? 'recommended')
  const takeOver = useEffectEvent(() => {
    if (field.current && field.current.value !== sort) choose(field.current.value)
  })
  // Somebody may choose in the HTML before this code has come. React leaves the field as it is, and reports no change.
  useEffect(() => takeOver(), [])
  return (
    <div className="filter-sort">
      <label htmlFor={id}>{texts.sort}</label>
      <Icon name={sortIcon} />
      <select ref={field} id={id} value={sort} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {placeSorts.map((known) => (
          <option key={known} value={known}>
            {texts.sorts[known]}
          </option>
        ))}
      </select>
    </div>
  )
}
