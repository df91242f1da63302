import * as z from 'zod/mini'
import { Email } from '../api/email.ts'
import { reasonCode } from '../api/failure.ts'
import { errorCode } from '../text/field-error.ts'
import { PhotoFocus } from '../place/photo-focus.ts'
import { PlaceKind } from '../place/place-facts.ts'
import { RATING_MAX } from '../review/ratings.ts'
import { orAbsent, sentNumberWithin } from '../text/sent-values.ts'
import { optionalLine, requiredLine } from '../text/text.ts'

/** Maximum items per account, because the list has no pages. */
export const WISHLIST_MAX_ITEMS = 500

/** @param missing error code */
const itemName = (missing: string) => requiredLine(200, missing)

const ItemText = z.string().check(z.maxLength(2_000, errorCode('text.too-long')))

/** A URL, or the list of URLs of a search result, of which the first one counts. */
const SentImage = z.pipe(
  z.nullable(z.union([z.array(ItemText).check(z.maxLength(100, errorCode('list.too-long'))), ItemText])),
  z.transform((sent: string | string[] | null) => (Array.isArray(sent) ? (sent[0] ?? '') : (sent ?? ''))),
)

const rating = errorCode('rating.invalid')

/** Null and blank text mean that there is no rating. */
const SentRating = z.pipe(
  z.pipe(
    z.nullable(z.union([z.number(rating), z.string()], rating)),
    z.transform((sent: number | string | null) => (sent === null || String(sent).trim() === '' ? 0 : sent)),
  ),
  sentNumberWithin(0, RATING_MAX, rating),
)

/** Section 3 fixes the capital letters. */
export const NewWishlistItem = z.object({
  Name: itemName(reasonCode('wishlist.update-failed')),
  Location: optionalLine(2_000),
  Rating: z._default(SentRating, 0),
  Image: z._default(SentImage, ''),
  /** Search results have this name for their images. */
  images: z._default(SentImage, ''),
  userEmail: orAbsent(Email),
})
export type NewWishlistItem = z.infer<typeof NewWishlistItem>

const MISSING = errorCode('wishlist.item-missing')

/** An item is removed by its name, or by the id of its reply. */
export const RemovedWishlistItem = z
  .object({ userEmail: orAbsent(Email), itemName: orAbsent(itemName(MISSING)), id: orAbsent(z.string()) })
  .check(
    z.refine(({ itemName, id }) => itemName !== undefined || id !== undefined, {
      error: MISSING,
      path: ['itemName'],
    }),
  )

export const WishlistItem = z.object({
  id: z.string(),
  name: z.string(),
  location: z.string(),
  type: PlaceKind,
  rating: z.number(),
  image: z.string(),
  /** The same values under the names of `NewWishlistItem` (section 3). */
  Name: z.string(),
  Location: z.string(),
  Rating: z.number(),
  Image: z.string(),
  /** Slug of the place with that name. Null if the guide has none. */
  slug: z.nullable(z.string()),
  /** The point that stays in view where the picture is cropped. Left out: the middle. */
  imgFocus: z.optional(PhotoFocus),
})
export type WishlistItem = z.infer<typeof WishlistItem>
