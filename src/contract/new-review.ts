import * as z from 'zod/mini'
import { errorCode } from './field-error.ts'
import { RATING_MAX, RATING_MIN } from './ratings.ts'
import { optionalText, requiredText } from './text.ts'

/** Characters of each text of a review. */
export const REVIEW_LIMITS = { placeName: 200, landmark: 200, location: 500, reviewText: 5_000 } as const

const incomplete = errorCode('review.incomplete')

/** WGS 84 degrees. */
export const Coordinates = z.object(
  {
    lat: z.number(incomplete).check(z.gte(-90, incomplete), z.lte(90, incomplete)),
    lng: z.number(incomplete).check(z.gte(-180, incomplete), z.lte(180, incomplete)),
  },
  incomplete,
)
export type Coordinates = z.infer<typeof Coordinates>

/** What a traveller sends. Who writes is the session's business: `userId` and `userName` are dropped. */
export const NewReview = z.object({
  placeName: requiredText(REVIEW_LIMITS.placeName, incomplete),
  /** The form requires it, the server does without. */
  landmark: optionalText(REVIEW_LIMITS.landmark),
  /** The address of the point, as text. */
  location: optionalText(REVIEW_LIMITS.location),
  rating: z.number(incomplete).check(z.gte(RATING_MIN, incomplete), z.lte(RATING_MAX, incomplete)),
  reviewText: requiredText(REVIEW_LIMITS.reviewText, incomplete),
  /** Empty, or what our own upload answered. */
  imageUrl: z._default(z.string().check(z.maxLength(200, errorCode('image.upload-failed'))), ''),
  locationCoords: Coordinates,
})
export type NewReview = z.infer<typeof NewReview>
