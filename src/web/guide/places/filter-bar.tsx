import { filters as texts } from '#messages/places.ts'
import { countFilters, noFilters } from '#contract/place/place-filters.ts'
import { groupByMatch } from '#planning/lists/match-places.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Link } from '../../ui/link.tsx'
import { useEarlyPresses } from '../../ui/use-early-presses.ts'
import { AllFilters } from './all-filters.tsx'
import { countsText } from './counts-text.ts'
import type { ListScope } from './list-scope.ts'
import { preloadedFilterForm } from './preloaded-filter-form.ts'
import { QuickFilters } from './quick-filters.tsx'
import { SortField } from './sort-field.tsx'
import { ViewSwitch } from './view-switch.tsx'
import { useListChange } from './use-list-change.ts'
import { useListedPlaces } from './use-listed-places.ts'
import { useAskedMoment, useListing } from './use-listing.ts'
import './filters.css'

/** Chips, the form with all filters, and the order of a list. Without a script the form stands in the page. */
export function FilterBar({ scope }: { scope: ListScope }) {
  useEarlyPresses()
  const { listing, getAddress, show } = useListChange(scope)
  const count = countFilters(listing.filters)
  return (
    <div className="filter-bar">
      <QuickFilters scope={scope} />
      <div className="filter-actions">
        <AllFilters scope={scope} />
        {count > 0 && (
          <Link to={getAddress({ filters: noFilters })} className="filter-reset" preventScrollReset>
            {texts.removeAll}
          </Link>
        )}
        <ViewSwitch view={listing.view} getAddress={(view) => getAddress({ view })} />
        <SortField sort={listing.sort} onChange={(sort) => show({ sort })} />
      </div>
      <noscript>
        <preloadedFilterForm.Lazy props={{ scope, listing }} placeholder={null} />
      </noscript>
      <p role="status" className="visually-hidden">
        {count > 0 && <FoundCount scope={scope} />}
      </p>
    </div>
  )
}

/** Number of places, which screen readers announce after each change of the filters. */
function FoundCount({ scope }: { scope: ListScope }) {
  const formats = useFormats()
  const { term, filters } = useListing()
  const moment = useAskedMoment(filters)
  const { places } = useListedPlaces(scope, term)
  return places && countsText(groupByMatch(places, filters, moment), filters, formats)
}
