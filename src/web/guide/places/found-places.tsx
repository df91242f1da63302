import { categories } from '#messages/categories.ts'
import { filters as texts } from '#messages/filters.ts'
import { places as placeTexts } from '#messages/places.ts'
import { search } from '#messages/search.ts'
import { fill } from '#contract/messages/format.ts'
import { groupByMatch } from '#planning/lists/match-places.ts'
import { sortPlaces } from '#planning/lists/sort-places.ts'
import { useFormats } from '../../city/use-formats.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { FoundGroups } from './found-groups.tsx'
import { countsText } from './counts-text.ts'
import { preloadedListMap } from './preloaded-list-map.ts'
import { preloadedListTools } from './preloaded-list-tools.ts'
import type { ListScope } from './list-scope.ts'
import { PlaceGridSkeleton } from './place-grid.tsx'
import { SortNote } from './sort-note.tsx'
import { useDistances } from './use-distances.ts'
import { useListedPlaces } from './use-listed-places.ts'
import { useAskedMoment, useListing } from './use-listing.ts'

/** The places of a list by what its address asks for: those that fit, and, folded, those of which nobody knows. */
export function FoundPlaces({ scope }: { scope: ListScope }) {
  const formats = useFormats()
  const { term, filters, sort, view, ignored } = useListing()
  const moment = useAskedMoment(filters)
  const distances = useDistances(sort === 'near')
  const { places, isPending, retry } = useListedPlaces(scope, term)
  if (isPending) return <PlaceGridSkeleton label={placeTexts.loading} />
  if (!places) return <LoadFailure title={placeTexts.loadFailed} onRetry={retry} isAlert />
  const sorted = sortPlaces(places, { sort, locale: formats.locale, distances })
  const groups = groupByMatch(sorted, filters, moment)
  const title = scope === 'all' ? categories.all.tab : categories[scope].tab
  return (
    <section aria-labelledby="list-title">
      {ignored.map((name) => (
        <p key={name} className="ignored-filter">
          {fill(texts.ignored, { name })}
        </p>
      ))}
      <div className="list-head">
        <h2 id="list-title" className="list-title">
          {term === '' ? title : formats.plural(search.results, places.length, { term })}{' '}
          <span>{countsText(groups, filters, formats)}</span>
        </h2>
        <preloadedListTools.Lazy placeholder={null} props={{ scope, places: groups.fit }} />
      </div>
      <SortNote sort={sort} />
      {view !== 'list' && (
        <preloadedListMap.Lazy placeholder={null} props={{ places: [...groups.fit, ...groups.unknown] }} />
      )}
      <FoundGroups groups={groups} moment={filters.open === null ? null : moment} />
    </section>
  )
}
