import { useState, type FormEvent } from 'react'
import { useHref } from 'react-router'
import { filters as texts, places as placeTexts } from '#messages/places.ts'
import { fill } from '#contract/messages/format.ts'
import { SEARCH_PARAMETER } from '#contract/place/search-parameter.ts'
import {
  askedSettings,
  noFilters,
  priceLevels,
  readPlaceListing,
  type PlaceListing,
} from '#contract/place/place-filters.ts'
import { dietsIn } from '#contract/place/diets.ts'
import { groupByMatch } from '#planning/lists/match-places.ts'
import { useCity } from '../../city/use-city.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { useFormats } from '../../city/use-formats.ts'
import { FILTERS_PART } from './filters-address.ts'
import { AreaField, PlainSort, TimeField } from './filter-fields.tsx'
import { FilterChoice, FilterChoices, FilterGroup } from './filter-group.tsx'
import { pathOfList, type ListScope } from './list-scope.ts'
import { useListedPlaces } from './use-listed-places.ts'
import { useAskedMoment } from './use-listing.ts'

type FilterFormProps = {
  scope: ListScope
  listing: PlaceListing
  /** Without a script, the browser sends the form. */
  onApply?: (listing: PlaceListing) => void
}

/** All filters as a form whose values are the parameters of the list's address. */
export function FilterForm({ scope, listing, onApply }: FilterFormProps) {
  const city = useCity()
  const action = useHref(pathOfList(scope))
  const [wanted, setWanted] = useState(listing)
  const { filters, term, view, sort } = listing
  const read = (form: HTMLFormElement) => readPlaceListing(getEntries(new FormData(form)), city.areas)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onApply?.(read(event.currentTarget))
  }
  return (
    <form
      id={onApply ? undefined : FILTERS_PART}
      className="filter-form"
      action={action}
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
        <FilterChoices name="price" values={priceLevels} chosen={filters.price} texts={placeTexts.priceLevels} />
      </FilterGroup>
      <FilterGroup title={texts.food}>
        <FilterChoice name="eat" value="1" text={texts.eat} isOn={filters.eat} />
        <FilterChoices name="diet" values={dietsIn(city.countryCode)} chosen={filters.diet} texts={texts.diets} />
      </FilterGroup>
      <FilterGroup title={texts.where}>
        <AreaField scope={scope} area={filters.area} />
        <FilterChoices name="setting" values={askedSettings} chosen={filters.setting} texts={texts.settings} />
      </FilterGroup>
      <FilterGroup title={texts.further}>
        <FilterChoice name="stepfree" value="1" text={texts.stepFree} isOn={filters.stepfree} />
        <FilterChoice name="verified" value="1" text={texts.verified} isOn={filters.verified} />
      </FilterGroup>
      {!onApply && <PlainSort sort={sort} />}
      <div className="filter-form-actions">
        {onApply ? (
          <Button look="quiet" onClick={() => onApply({ ...listing, page: 1, filters: noFilters })}>
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

function getEntries(data: FormData): [string, string][] {
  return [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
}

/** Number of places that fit the present values of the form. */
function ApplyCount({ scope, wanted }: { scope: ListScope; wanted: PlaceListing }) {
  const formats = useFormats()
  const moment = useAskedMoment(wanted.filters)
  const { places } = useListedPlaces(scope, wanted.term)
  if (!places) return texts.apply
  return formats.plural(texts.applyCount, groupByMatch(places, wanted.filters, moment).fit.length)
}
