import * as z from 'zod/mini'
import { ById } from './by-id.ts'
import { DELETED_KEPT } from './deletion.ts'
import { endpoint } from './endpoint.ts'
import { Coordinates, NewReview } from './new-review.ts'
import { PageQuery } from './paging.ts'
import { Success } from './success.ts'

/** Reviews of one answer: without `limit` the newest 500, which is also the most. */
export const REVIEW_PAGE_MAX = 500

export const Review = z.object({
  _id: z.string(),
  placeName: z.string(),
  landmark: z.string(),
  location: z.string(),
  /** Empty once the account is deleted. */
  userId: z.string(),
  userName: z.string(),
  rating: z.number(),
  reviewText: z.string(),
  /** Empty without a photo. */
  imageUrl: z.string(),
  /** Instant, ISO 8601 in UTC. */
  createdAt: z.string(),
  locationCoords: Coordinates,
  /** Of the guide's place by that name; null when it has none. */
  placeSlug: z.nullable(z.string()),
})
export type Review = z.infer<typeof Review>

export const ReviewQuery = z.extend(PageQuery, {
  /** Slug of a place: only its reviews. */
  place: z.optional(z.string().check(z.maxLength(200))),
})

const ReviewReply = z.object({ success: z.literal(true), review: Review })

export const listReviews = endpoint({
  method: 'GET',
  path: '/review/all',
  access: 'public',
  freshness: 'content',
  summary: 'Reviews, newest first; `nextCursor` leads to older ones, null at the end',
  query: ReviewQuery,
  reply: z.object({ success: z.literal(true), reviews: z.array(Review), nextCursor: z.nullable(z.string()) }),
})

export const createReview = endpoint({
  method: 'POST',
  path: '/review/create',
  access: 'user',
  freshness: 'live',
  summary: 'Post a review; with an Idempotency-Key header the same key makes one review',
  body: NewReview,
  reply: ReviewReply,
})

export const deleteReview = endpoint({
  method: 'DELETE',
  path: '/review/delete/:id',
  access: 'user',
  freshness: 'live',
  summary: `Delete one’s own review, or any as an admin; it can be restored for ${DELETED_KEPT} days`,
  params: ById,
  reply: Success,
})

export const restoreReview = endpoint({
  method: 'POST',
  path: '/review/restore/:id',
  access: 'user',
  freshness: 'live',
  summary: 'Take the deletion of a review back, as whoever deleted it or as an admin',
  params: ById,
  reply: ReviewReply,
})
