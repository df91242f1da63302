import { useId, useState, type FormEvent } from 'react'
import { filters as texts } from '#messages/filters.ts'
import { places as placeTexts } from '#messages/places.ts'
import { fill } from '#contract/messages/format.ts'
import { SEARCH_PARAMETER } from '#contract/page.ts'
import {
  askedSettings,
  noFilters,
  placeSorts,
  priceLevels,
  readPlaceListing,
  type PlaceListing,
} from '#contract/place-filters.ts'
import { diets } from '#contract/diets.ts'
import { useCity } from '../city/use-city.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { ApplyCount } from './apply-count.tsx'
import { FilterChoice, FilterGroup } from './filter-group.tsx'
import { pathOfList, type ListScope } from './list-scope.ts'

type FilterFormProps = {
  scope: ListScope
  listing: PlaceListing
  /** Without a script, the browser sends the form. */
  onApply?: (listing: PlaceListing) => void
}

/** All filters as a form whose values are the parameters of the list's address. */
export function FilterForm({ scope, listing, onApply }: FilterFormProps) {
  const city = useCity()
  const [wanted, setWanted] = useState(listing)
  const { filters, term, view, sort } = listing
  const read = (form: HTMLFormElement) => readPlaceListing(entriesOf(new FormData(form)), city.areas)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onApply?.(read(event.currentTarget))
  }
  return (
    <form
      className="filter-form"
      action={pathOfList(scope)}
      onSubmit={onApply && submit}
      onChange={({ currentTarget }) => setWanted(read(currentTarget))}
    >
      {term !== '' && <input type="hidden" name={SEARCH_PARAMETER} value={term} />}
      {view === 'map' && <input type="hidden" name="view" value={view} />}
      {onApply && sort !== 'recommended' && <input type="hidden" name="sort" value={sort} />}
      <FilterGroup title={texts.when}>
        <FilterChoice name="open" value="now" text={texts.openNow} isOn={filters.open === 'now'} />
        <TimeField label={fill(texts.openAtField, { city: city.name })} open={filters.open} />
      </FilterGroup>
      <FilterGroup title={texts.price}>
        <FilterChoice name="free" value="1" text={texts.free} isOn={filters.free} />
        {priceLevels.map((level) => (
          <FilterChoice
            key={level}
            name="price"
            value={String(level)}
            text={placeTexts.priceLevels[level]}
            isOn={filters.price.includes(level)}
          />
        ))}
      </FilterGroup>
      <FilterGroup title={texts.food}>
        {diets.map((diet) => (
          <FilterChoice
            key={diet}
            name="diet"
            value={diet}
            text={texts.diets[diet]}
            isOn={filters.diet.includes(diet)}
          />
        ))}
      </FilterGroup>
      <FilterGroup title={texts.where}>
        <AreaField areas={city.areas} area={filters.area} />
        {askedSettings.map((setting) => (
          <FilterChoice
            key={setting}
            name="setting"
            value={setting}
            text={texts.settings[setting]}
            isOn={filters.setting.includes(setting)}
          />
        ))}
      </FilterGroup>
      <FilterGroup title={texts.further}>
        <FilterChoice name="stepfree" value="1" text={texts.stepFree} isOn={filters.stepfree} />
        <FilterChoice name="verified" value="1" text={texts.verified} isOn={filters.verified} />
      </FilterGroup>
      {!onApply && <PlainSort sort={sort} />}
      <div className="filter-form-actions">
        {onApply ? (
          <Button look="quiet" onClick={() => onApply({ ...listing, filters: noFilters })}>
            {texts.reset}
          </Button>
        ) : (
          <Link to={pathOfList(scope)}>{texts.reset}</Link>
        )}
        <Button type="submit">{onApply ? <ApplyCount scope={scope} wanted={wanted} /> : texts.apply}</Button>
      </div>
    </form>
  )
}

function entriesOf(data: FormData): [string, string][] {
  return [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
}

function TimeField({ label, open }: { label: string; open: string | null }) {
  const id = useId()
  return (
    <div className="filter-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="datetime-local" name="open" defaultValue={open === 'now' ? '' : (open ?? '')} />
    </div>
  )
}

function AreaField({ areas, area }: { areas: readonly string[]; area: string | null }) {
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

function PlainSort({ sort }: { sort: PlaceListing['sort'] }) {
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
