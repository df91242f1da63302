import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failures, places, search } from '#contract/messages/en.ts'
import { plural } from '#contract/messages/format.ts'
import type { PlaceCategory } from '#contract/places.ts'
import { categoryPaths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { showToast } from '../ui/toast.ts'
import { PlaceGrid, PlaceGridSkeleton } from './place-grid.tsx'
import { placesMatching } from './queries.ts'

export function SearchResults({ category, term }: { category: PlaceCategory; term: string }) {
  const { data, isPending, isError, refetch } = useQuery(placesMatching(term))
  useEffect(() => {
    if (isError) showToast({ kind: 'error', text: search.failed })
  }, [isError])

  return (
    <section aria-labelledby="results-title">
      <div className="results-head">
        <ButtonLink to={categoryPaths[category]} icon="back" look="quiet">
          {search.back}
        </ButtonLink>
        <div role="status">
          <h2 id="results-title" className="list-title">
            {data ? plural(search.results, data.data.length, { term }) : search.resultsTitle}
          </h2>
        </div>
      </div>
      {isPending && <PlaceGridSkeleton label={places.loading} />}
      {isError && (
        <Notice title={search.failed}>
          <Button onClick={() => void refetch()}>{failures.retry}</Button>
        </Notice>
      )}
      {data?.data.length === 0 && <Notice title={search.none} text={search.noneHint} />}
      {data && <PlaceGrid places={data.data} isFirst />}
    </section>
  )
}
