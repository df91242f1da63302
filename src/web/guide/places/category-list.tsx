import { useFormats } from '../../city/use-formats.ts'
import { useQuery } from '@tanstack/react-query'
import { categories, places } from '#messages/places.ts'
import type { PlaceCategory } from '#contract/place/place-facts.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { countPages, cutPage } from './list-pages.ts'
import { PlaceGrid, PlaceGridSkeleton } from './place-grid.tsx'
import { preloadedListTools } from './preloaded-list-tools.ts'
import { preloadedPageLinks } from './preloaded-page-links.ts'
import { placesIn } from './queries.ts'

export function CategoryList({ category }: { category: PlaceCategory }) {
  const formats = useFormats()
  const { data, isPending, refetch } = useQuery(placesIn(category))
  if (isPending) return <PlaceGridSkeleton label={places.loading} />
  if (!data) return <LoadFailure title={places.loadFailed} onRetry={() => void refetch()} isAlert />
  const pages = countPages(data.msg.length)
  return (
    <section aria-labelledby="list-title">
      <div className="list-head">
        <h2 id="list-title" className="list-title">
          {categories[category].tab} <span>{formats.plural(places.count, data.msg.length)}</span>
        </h2>
        <preloadedListTools.Lazy placeholder={null} props={{ scope: category, places: data.msg }} />
      </div>
      <PlaceGrid places={cutPage(data.msg, 1)} isFirst />
      {pages > 1 && <preloadedPageLinks.Lazy placeholder={null} props={{ scope: category, page: 1, pages }} />}
    </section>
  )
}
