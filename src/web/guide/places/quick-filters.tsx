import { filters as texts } from '#messages/places.ts'
import { Link } from '../../ui/link.tsx'
import { scrollingStrip } from '../../ui/scrolling-strip.ts'
import { getChips } from './filter-chips.ts'
import type { ListScope } from './list-scope.ts'
import { useListChange } from './use-list-change.ts'
import { useListedPlaces } from './use-listed-places.ts'

/** The filters that are on, and those that many visitors use, at one click. */
export function QuickFilters({ scope }: { scope: ListScope }) {
  const { listing, getAddress } = useListChange(scope)
  const { places } = useListedPlaces(scope, listing.term)
  return (
    <ul ref={scrollingStrip} className="filter-chips" aria-label={texts.quick}>
      {getChips(listing.filters, places).map(({ id: chip, text, isOn, next }) => (
        <li key={chip}>
          <Link
            to={getAddress({ filters: next })}
            className={isOn ? 'filter-chip filter-chip-on' : 'filter-chip'}
            data-chosen={isOn || undefined}
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
  )
}
