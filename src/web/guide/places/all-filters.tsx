import { useEffect, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { filters as texts } from '#messages/places.ts'
import { countFilters, type PlaceListing } from '#contract/place/place-filters.ts'
import { useFormats } from '../../city/use-formats.ts'
import { classOfButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { opensFilters, toFiltersFragment } from './filters-address.ts'
import type { ListScope } from './list-scope.ts'
import { preloadedFilterForm } from './preloaded-filter-form.ts'
import { useListChange } from './use-list-change.ts'

/** State of the history entry that this page made for the open form. */
const OWN_ENTRY = { opens: 'filters' }

/**
 * The link to the open form with all filters. Its address can be sent, Back closes the form, and a press counts before
 * this code has come. Without a script it leads to the form in the page.
 */
export function AllFilters({ scope }: { scope: ListScope }) {
  const { listing, getAddress, show } = useListChange(scope)
  const { plural } = useFormats()
  const { fragment, isOpen, hide, close } = useFormAddress()
  const id = useId()
  useEffect(loadForm, [])
  const count = countFilters(listing.filters)
  // The filtered list takes the history entry of the form, so that Back leads to the list before it.
  const apply = (change: Partial<PlaceListing>) => {
    hide()
    show(change, { replaces: true })
  }
  return (
    <div className="filter-opener">
      <Link
        to={getAddress({ page: listing.page }) + toFiltersFragment(fragment, true)}
        state={OWN_ENTRY}
        className={classOfButton('quiet')}
        preventScrollReset
      >
        {count === 0 ? texts.more : plural(texts.moreCount, count)}
      </Link>
      <Dialog
        id={id}
        title={texts.label}
        isOpen={isOpen}
        onClose={close}
        className="filter-sheet"
        closeLabel={texts.close}
        closesByClickOutside
      >
        {isOpen && <preloadedFilterForm.Lazy props={{ scope, listing, onApply: apply }} placeholder={null} />}
      </Dialog>
    </div>
  )
}

/** The form is open for one history entry. */
function useFormAddress() {
  const { pathname, search, hash, state, key } = useLocation()
  const navigate = useNavigate()
  const [hiddenAt, setHiddenAt] = useState<string | null>(null)
  // The server does not see the fragment.
  const fragment = useIsHydrated() ? hash : ''
  const isAsked = opensFilters(fragment)
  // Forward opens the form again.
  if (!isAsked && hiddenAt !== null) setHiddenAt(null)
  const isOpen = isAsked && hiddenAt !== key
  const hide = () => setHiddenAt(key)
  const close = () => {
    // The dialog reports twice that Escape closed it, and also that it was hidden.
    if (!isOpen) return
    hide()
    if (isOwnEntry(state)) void navigate(-1)
    else {
      const closed = { pathname, search, hash: toFiltersFragment(fragment, false) }
      void navigate(closed, { replace: true, preventScrollReset: true })
    }
  }
  return { fragment, isOpen, hide, close }
}

function isOwnEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opens' in state && state.opens === OWN_ENTRY.opens
}

/** The form must open without a network, too. If its code does not load now, the open dialog loads it. */
function loadForm(): void {
  preloadedFilterForm.load().catch(() => undefined)
}
