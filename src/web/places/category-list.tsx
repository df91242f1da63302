import { useQuery } from '@tanstack/react-query'
import { categories } from '#messages/categories.ts'
import { places } from '#messages/places.ts'
import { plural } from '#contract/messages/format.ts'
import type { PlaceCategory } from '#contract/places.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PlaceGrid, PlaceGridSkeleton } from './place-grid.tsx'
import { placesIn } from './queries.ts'

export function CategoryList({ category }: { category: PlaceCategory }) {
  const { data, isPending, refetch } = useQuery(placesIn(category))
  if (isPending) return <PlaceGridSkeleton label={places.loading} />
  if (!data) return <LoadFailure title={places.loadFailed} onRetry={() => void refetch()} isAlert />
  return (
    <section aria-labelledby="list-title">
      <h2 id="list-title" className="list-title">
        {categories[category].tab} <span>{plural(places.count, data.msg.length)}</span>
      </h2>
      <PlaceGrid places={data.msg} isFirst />
    </section>
  )
}
