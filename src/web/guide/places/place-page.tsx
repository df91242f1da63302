import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { places } from '#messages/places.ts'
import { ApiError } from '../../api/call.ts'
import { NotFoundPage } from '../../ui/not-found-page.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PlaceArticle } from './place-article.tsx'
import { preloadedRetiredPlace } from './preloaded-retired-place.ts'
import { placeBySlug } from './queries.ts'
import { readReplacement } from './read-replacement.ts'
import './place-page.css'

export function PlacePage() {
  const { slug = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery(placeBySlug(slug))
  if (data) return <PlaceArticle place={data.place} />
  if (isPending) {
    return (
      <div className="place-page skeleton-page" role="status">
        <h1 className="visually-hidden">{places.loadingPlace}</h1>
      </div>
    )
  }
  if (error instanceof ApiError && error.code === 'not-found') return <NotFoundPage />
  const replacement = readReplacement(error)
  if (replacement) return <preloadedRetiredPlace.Lazy props={replacement} placeholder={null} />
  return <LoadFailure title={places.placeFailed} onRetry={() => void refetch()} isAlert />
}
