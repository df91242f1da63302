import { listReviews } from '#contract/endpoints/reviews.ts'
import { pagedQuery, query } from '../api/query-client.ts'

/** Other travellers add reviews. */
const STALE_AFTER_MS = 30_000

/** For the home page. */
export const latestReviews = () => query(listReviews, { query: { limit: '5' } })

export const allReviews = () =>
  pagedQuery(listReviews, { query: { limit: '12' } }, { staleTime: STALE_AFTER_MS, retryOnMount: true })

export const reviewsOfPlace = (slug: string) => pagedQuery(listReviews, { query: { place: slug, limit: '5' } })
