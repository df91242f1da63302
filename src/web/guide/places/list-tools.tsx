import { useMemo, useSyncExternalStore } from 'react'
import { noFilters, writePlaceListing } from '#contract/place/place-filters.ts'
import { filters as texts } from '#messages/places.ts'
import { offeredAreas } from '#planning/lists/offered-areas.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Icon, type IconPath } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useEarlyPresses } from '../../ui/use-early-presses.ts'
import { useNamedFold } from '../../ui/use-named-fold.ts'
import { AREA_JUMP_ID, hasAreaJump } from './area-jump.ts'
import { hasLargeCards, onDensityChange, toggleLargeCards } from './list-density.ts'
import { pathOfList, type ListScope } from './list-scope.ts'
import { useListing } from './use-listing.ts'

const rowsIcon: IconPath = 'M4 5h5v5H4zM4 14h5v5H4zM13 6h7M13 9h5M13 15h7M13 18h5'

type ListToolsProps = { scope: ListScope; places: readonly { readonly locality: string }[] }

/** The way into a long list by its areas, and, on small screens, the choice between rows and large cards. */
export function ListTools({ scope, places }: ListToolsProps) {
  useEarlyPresses()
  const isLarge = useSyncExternalStore(onDensityChange, hasLargeCards, () => false)
  return (
    <div className="list-tools">
      {hasAreaJump(places) && <AreaJump scope={scope} places={places} />}
      <button
        type="button"
        className="icon-button density-switch"
        aria-pressed={isLarge}
        aria-label={texts.large}
        onClick={toggleLargeCards}
      >
        <Icon name={rowsIcon} />
      </button>
    </div>
  )
}

function AreaJump({ scope, places }: ListToolsProps) {
  const { areas } = useCity()
  const { number } = useFormats()
  const listing = useListing()
  const offered = useMemo(() => offeredAreas(places, areas), [places, areas])
  useNamedFold(offered)
  return (
    <details id={AREA_JUMP_ID} className="area-jump">
      <summary>{texts.jump}</summary>
      <ul>
        {offered.map(({ name, count }) => (
          <li key={name}>
            <Link
              to={`${pathOfList(scope)}?${writePlaceListing({ ...listing, page: 1, filters: { ...noFilters, area: name } })}`}
              preventScrollReset
            >
              {name} <span>{number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
