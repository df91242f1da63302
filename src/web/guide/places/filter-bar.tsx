import { useEffect, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { filters as texts } from '#messages/filters.ts'
import { countFilters, noFilters, writePlaceListing, type PlaceListing } from '#contract/place/place-filters.ts'
import { groupByMatch } from '#planning/lists/match-places.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { scrollingStrip } from '../../ui/scrolling-strip.ts'
import { countsText } from './counts-text.ts'
import { chipsOf } from './filter-chips.ts'
import { pathOfList, type ListScope } from './list-scope.ts'
import { locateVisitor } from './own-position.ts'
import { preloadedFilterForm } from './preloaded-filter-form.ts'
import { SortField } from './sort-field.tsx'
import { ViewSwitch } from './view-switch.tsx'
import { useListedPlaces } from './use-listed-places.ts'
import { useAskedMoment, useListing } from './use-listing.ts'
import './filters.css'

/** Chips, the form with all filters, and the order of a list. Without a script the form stands in the page. */
export function FilterBar({ scope }: { scope: ListScope }) {
  const listing = useListing()
  const navigate = useNavigate()
  const formats = useFormats()
  const id = useId()
  const { key } = useLocation()
  // The form is open for one history entry, so that Back and Forward close it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  useEffect(loadForm, [])
  const { filters } = listing
  const addressOf = (change: Partial<PlaceListing>) => addressOfList(scope, { ...listing, ...change })
  const show = (change: Partial<PlaceListing>) => {
    if (change.sort === 'near') locateVisitor()
    setOpenAt(null)
    void navigate(addressOf(change), { preventScrollReset: true })
  }
  const count = countFilters(filters)
  const { places } = useListedPlaces(scope, listing.term)
  return (
    <div className="filter-bar">
      <ul ref={scrollingStrip} className="filter-chips" aria-label={texts.quick}>
        {chipsOf(filters, places).map(({ id: chip, text, isOn, next }) => (
          <li key={chip}>
            <Link
              to={addressOf({ filters: next })}
              className={isOn ? 'filter-chip filter-chip-on' : 'filter-chip'}
              preventScrollReset
            >
              {text}
              {isOn && (
                <>
                  <span aria-hidden="true">×</span>
                  <span className="visually-hidden">{texts.remove}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <div className="filter-actions">
        <div className="filter-opener">
          <Button look="quiet" onClick={() => setOpenAt(key)}>
            {count === 0 ? texts.more : formats.plural(texts.moreCount, count)}
          </Button>
        </div>
        {count > 0 && (
          <Link to={addressOf({ filters: noFilters })} className="filter-reset" preventScrollReset>
            {texts.removeAll}
          </Link>
        )}
        <ViewSwitch view={listing.view} addressOf={(view) => addressOf({ view })} />
        <SortField sort={listing.sort} onChange={(sort) => show({ sort })} />
      </div>
      <noscript>
        <preloadedFilterForm.Lazy props={{ scope, listing }} placeholder={null} />
      </noscript>
      <Dialog
        id={id}
        title={texts.label}
        isOpen={openAt === key}
        onClose={() => setOpenAt(null)}
        className="filter-sheet"
        closeLabel={texts.close}
        closesByClickOutside
      >
        {openAt === key && <preloadedFilterForm.Lazy props={{ scope, listing, onApply: show }} placeholder={null} />}
      </Dialog>
      <p role="status" className="visually-hidden">
        {count > 0 && <FoundCount scope={scope} />}
      </p>
    </div>
  )
}

/** The form must open without a network, too. If its code does not load now, the open dialog loads it. */
function loadForm(): void {
  preloadedFilterForm.load().catch(() => undefined)
}

function addressOfList(scope: ListScope, listing: PlaceListing): string {
  const query = writePlaceListing(listing)
  return pathOfList(scope) + (query === '' ? '' : `?${query}`)
}

/** How many places there are, which screen readers tell after each change of the filters. */
function FoundCount({ scope }: { scope: ListScope }) {
  const formats = useFormats()
  const { term, filters } = useListing()
  const moment = useAskedMoment(filters)
  const { places } = useListedPlaces(scope, term)
  return places && countsText(groupByMatch(places, filters, moment), filters, formats)
}
