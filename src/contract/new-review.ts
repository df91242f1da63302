import * as z from 'zod/mini'
import { reviews } from '#messages/reviews.ts'
import { RATING_MAX, RATING_MIN } from './ratings.ts'
import { optionalText, requiredText } from './text.ts'

/** Characters of each text of a review. */
export const REVIEW_LIMITS = { placeName: 200, landmark: 200, location: 500, reviewText: 5_000 } as const

/** WGS 84 degrees. */
export const Coordinates = z.object(
  {
    lat: z.number(reviews.missingFields).check(z.gte(-90, reviews.missingFields), z.lte(90, reviews.missingFields)),
    lng: z.number(reviews.missingFields).check(z.gte(-180, reviews.missingFields), z.lte(180, reviews.missingFields)),
  },
  reviews.missingFields,
)
export type Coordinates = z.infer<typeof Coordinates>

/** What a traveller sends. Who writes is the session's business: `userId` and `userName` are dropped. */
export const NewReview = z.object({
  placeName: requiredText(REVIEW_LIMITS.placeName, reviews.missingFields),
  /** The form requires it, the server does without. */
  landmark: optionalText(REVIEW_LIMITS.landmark),
  /** The address of the point, as text. */
  location: optionalText(REVIEW_LIMITS.location),
  rating: z
    .number(reviews.missingFields)
    .check(z.gte(RATING_MIN, reviews.missingFields), z.lte(RATING_MAX, reviews.missingFields)),
  reviewText: requiredText(REVIEW_LIMITS.reviewText, reviews.missingFields),
  /** Empty, or what our own upload answered. */
  imageUrl: z._default(z.string().check(z.maxLength(200, reviews.uploadFailed)), ''),
  locationCoords: Coordinates,
})
export type NewReview = z.infer<typeof NewReview>
