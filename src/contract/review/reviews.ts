import * as z from 'zod/mini'
import { errorCode } from '../text/field-error.ts'
import { RATING_MAX, RATING_MIN } from './ratings.ts'
import { REVIEW_PHOTOS_MAX } from './review-photos.ts'
import { orAbsent, sentNumberWithin, sentOr } from '../text/sent-values.ts'
import { optionalLine, requiredLine, requiredText } from '../text/text.ts'
import { PageQuery } from '../api/paging.ts'

/** Maximum number of reviews per answer. It is also the default of `limit`. */
export const REVIEW_PAGE_MAX = 500

/** Maximum characters. */
export const REVIEW_LIMITS = { placeName: 200, landmark: 200, location: 500, reviewText: 5_000 } as const

const imageUrl = z.string().check(z.maxLength(200, errorCode('image.upload-failed')))

const incomplete = errorCode('review.incomplete')

/**
 * Earlier versions of one review. A further edit is refused, because no edit may push out what moderators have not seen
 * yet.
 */
export const REVIEW_VERSIONS_MAX = 20

/** WGS 84, in degrees. */
export const Coordinates = z.object(
  {
    lat: sentNumberWithin(-90, 90, incomplete),
    lng: sentNumberWithin(-180, 180, incomplete),
  },
  incomplete,
)
export type Coordinates = z.infer<typeof Coordinates>

/** Input of the author. The session decides who writes: `userId` and `userName` are dropped. */
export const NewReview = z.object({
  placeName: requiredLine(REVIEW_LIMITS.placeName, incomplete),
  /** The form requires it, but the server does not. */
  landmark: optionalLine(REVIEW_LIMITS.landmark),
  /** Postal address of the point. */
  location: optionalLine(REVIEW_LIMITS.location),
  rating: sentNumberWithin(RATING_MIN, RATING_MAX, incomplete),
  reviewText: requiredText(REVIEW_LIMITS.reviewText, incomplete),
  /** Empty, or the URL from our own upload. */
  imageUrl: sentOr(imageUrl, ''),
  /** The photos after `imageUrl`, in their order. Absent: a new review has none, and an edit leaves them as they are. */
  additionalImageUrls: orAbsent(
    z
      .array(imageUrl)
      .check(z.maxLength(REVIEW_PHOTOS_MAX - 1, errorCode('review.photos-count', { most: String(REVIEW_PHOTOS_MAX) }))),
  ),
  locationCoords: Coordinates,
})
export type NewReview = z.infer<typeof NewReview>

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
  /** The photos after `imageUrl`, in their order. Absent for none. */
  additionalImageUrls: z.optional(z.array(z.string())),
  /** Instant, ISO 8601 in UTC. */
  createdAt: z.string(),
  locationCoords: Coordinates,
  /** Slug of the place with that name. Null if the guide has none. */
  placeSlug: z.nullable(z.string()),
  /**
   * The place in the language of the reader, as the guide names it. Absent in the first language, in which `placeName` has
   * the name as its author wrote it, and for a place that the guide does not have.
   */
  nameInGuide: z.optional(z.string()),
  /** Each edit raises it. An edit sends the version that it started from. Absent for version 1. */
  version: z.optional(z.number()),
  /** Instant of the last edit, ISO 8601 in UTC. Absent for a review that was never edited. */
  editedAt: z.optional(z.string()),
  /** Travellers who called it helpful. Absent for none, and outside of lists. */
  helpfulCount: z.optional(z.number()),
  /**
   * The month (yyyy-mm) in which the place was in a trip of the author, who wants it to be seen. Absent without their
   * word.
   */
  visitedIn: z.optional(z.string()),
})
export type Review = z.infer<typeof Review>

/** An earlier version of an edited review. */
export const ReviewVersion = z.object({
  /** From 1. */
  version: z.number(),
  placeName: z.string(),
  landmark: z.string(),
  location: z.string(),
  rating: z.number(),
  reviewText: z.string(),
  /** Empty without a photo. */
  imageUrl: z.string(),
  /** The photos after `imageUrl`, in their order. Absent for none. */
  additionalImageUrls: z.optional(z.array(z.string())),
  locationCoords: Coordinates,
  /** Instant, ISO 8601 in UTC. */
  writtenAt: z.string(),
})
export type ReviewVersion = z.infer<typeof ReviewVersion>

export const ReviewQuery = z.extend(PageQuery, {
  /** Slug. Limits the list to the reviews of one place. */
  place: z.optional(z.string().check(z.maxLength(200))),
})
