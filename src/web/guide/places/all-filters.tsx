import { useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { filters as texts } from '#messages/places.ts'
import { countFilters, type PlaceListing } from '#contract/place/place-filters.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { ListScope } from './list-scope.ts'
import { preloadedFilterForm } from './preloaded-filter-form.ts'
import { useListChange } from './use-list-change.ts'

/** The button that opens the form with all filters. */
export function AllFilters({ scope }: { scope: ListScope }) {
  const { listing, show } = useListChange(scope)
  const { plural } = useFormats()
  const id = useId()
  const { key } = useLocation()
  // The form is open for one history entry, so that Back and Forward close it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  useEffect(loadForm, [])
  const count = countFilters(listing.filters)
  const apply = (change: Partial<PlaceListing>) => {
    setOpenAt(null)
    show(change)
  }
  return (
    <div className="filter-opener">
      <Button look="quiet" onClick={() => setOpenAt(key)}>
        {count === 0 ? texts.more : plural(texts.moreCount, count)}
      </Button>
      <Dialog
        id={id}
        title={texts.label}
        isOpen={openAt === key}
        onClose={() => setOpenAt(null)}
        className="filter-sheet"
        closeLabel={texts.close}
        closesByClickOutside
      >
        {openAt === key && <preloadedFilterForm.Lazy props={{ scope, listing, onApply: apply }} placeholder={null} />}
      </Dialog>
    </div>
  )
}

/** The form must open without a network, too. If its code does not load now, the open dialog loads it. */
function loadForm(): void {
  preloadedFilterForm.load().catch(() => undefined)
}
