import { categories, places as placeTexts } from '#messages/places.ts'
import { search } from '#messages/search.ts'
import { useFormats } from '../../city/use-formats.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { FoundGroups } from './found-groups.tsx'
import { countsText } from './counts-text.ts'
import { preloadedListTools } from './preloaded-list-tools.ts'
import type { ListScope } from './list-scope.ts'
import { PlaceGridSkeleton } from './place-grid.tsx'
import { hasAreaJump } from './area-jump.ts'
import { SortNote } from './sort-note.tsx'
import { IgnoredFilters } from './ignored-filters.tsx'
import { useFoundPlaces } from './use-found-places.ts'
import { useListing } from './use-listing.ts'

/** The places of a list for the query of its URL: those that fit, and, folded, those that are not known to fit. */
export function FoundPlaces({ scope }: { scope: ListScope }) {
  const formats = useFormats()
  const { term, filters, sort, page, ignored } = useListing()
  const { found, moment, distances, isPending, retry } = useFoundPlaces(scope)
  if (isPending) return <PlaceGridSkeleton label={placeTexts.loading} />
  if (!found) return <LoadFailure title={placeTexts.loadFailed} onRetry={retry} isAlert />
  const { count, groups } = found
  const title = scope === 'all' ? categories.all.tab : categories[scope].tab
  return (
    <section aria-labelledby="list-title">
      <IgnoredFilters names={ignored} />
      <div className="list-head">
        <h2 id="list-title" className="list-title">
          {term === '' ? title : formats.plural(search.results, count, { term })}{' '}
          <span>{countsText(groups, filters, formats)}</span>
        </h2>
        <preloadedListTools.Lazy placeholder={null} props={{ scope, places: groups.fit }} />
      </div>
      <SortNote sort={sort} hasAreaJump={hasAreaJump(groups.fit)} />
      <FoundGroups
        scope={scope}
        groups={groups}
        moment={filters.open === null ? null : moment}
        distances={distances}
        page={page}
      />
    </section>
  )
}
