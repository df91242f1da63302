import { useId } from 'react'
import { filters as texts } from '#messages/filters.ts'
import { placeSorts, type PlaceSort } from '#contract/place-filters.ts'

export function SortField({ sort, onChange }: { sort: PlaceSort; onChange: (sort: PlaceSort) => void }) {
  const id = useId()
  const choose = (value: string) => onChange(placeSorts.find((known) => known === value) ?? 'recommended')
  return (
    <div className="filter-sort">
      <label htmlFor={id}>{texts.sort}</label>
      <select id={id} value={sort} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {placeSorts.map((known) => (
          <option key={known} value={known}>
            {texts.sorts[known]}
          </option>
        ))}
      </select>
    </div>
  )
}
