import { listHelpfulVotes } from '#contract/review/helpful-votes.endpoints.ts'
import { listVisits } from '#contract/review/review-visits.endpoints.ts'
import { listReviews } from '#contract/review/reviews.endpoints.ts'
import { pagedQuery, query } from '../api/query-client.ts'

/** Other travellers add reviews. */
const STALE_AFTER_MS = 30_000

/** @param owner email of the user, which keeps a late answer away from the next one */
export const helpfulVotes = (owner: string) => query(listHelpfulVotes, {}, { owner, retryOnMount: true })

/** @param owner email of the user, which keeps a late answer away from the next one */
export const ownVisits = (owner: string) => query(listVisits, {}, { owner, retryOnMount: true })

/** For the home page. */
export const latestReviews = () => query(listReviews, { query: { limit: '5' } })

export const allReviews = () =>
  pagedQuery(listReviews, { query: { limit: '12' } }, { staleTime: STALE_AFTER_MS, retryOnMount: true })

export const reviewsOfPlace = (slug: string) => pagedQuery(listReviews, { query: { place: slug, limit: '5' } })
