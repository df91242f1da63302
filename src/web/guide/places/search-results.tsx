import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { useQuery } from '@tanstack/react-query'
import { places } from '#messages/places.ts'
import { search } from '#messages/search.ts'
import type { PlaceCategory } from '#contract/place/place-facts.ts'
import { categoryPaths } from '#contract/paths.ts'
import { reporting } from '../../api/query-client.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { goBackTo } from './go-back-to.ts'
import { countPages, cutPage } from './list-pages.ts'
import { PlaceGrid, PlaceGridSkeleton } from './place-grid.tsx'
import { preloadedPageLinks } from './preloaded-page-links.ts'
import { placesMatching } from './matching-places.ts'

export function SearchResults({ category, term }: { category: PlaceCategory; term: string }) {
  const formats = useFormats()
  const city = useCity()
  const { data, isPending, isError, refetch } = useQuery(
    reporting(placesMatching(term), { text: search.failed, place: 'top-right' }),
  )
  const pages = countPages(data?.data.length ?? 0)
  return (
    <section aria-labelledby="results-title">
      <div className="results-head">
        <ButtonLink to={categoryPaths[category]} icon="back" look="quiet" onClick={goBackTo}>
          {search.back}
        </ButtonLink>
        <div role="status">
          <h2 id="results-title" className="list-title">
            {data ? formats.plural(search.results, data.data.length, { term }) : search.resultsTitle}
          </h2>
        </div>
      </div>
      {isPending && <PlaceGridSkeleton label={places.loading} />}
      {isError && <LoadFailure title={search.failed} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && <Notice title={search.none} text={city.search.hint} />}
      {data && <PlaceGrid places={cutPage(data.data, 1)} isFirst />}
      {pages > 1 && <preloadedPageLinks.Lazy placeholder={null} props={{ scope: category, page: 1, pages }} />}
    </section>
  )
}
