import * as z from 'zod/mini'
import { Email } from './auth.ts'
import { reasonCode } from './failure.ts'
import { PlaceKind } from './place-facts.ts'

/** Maximum items per account, because the list has no pages. */
export const WISHLIST_MAX_ITEMS = 500

export const ItemName = z
  .string(reasonCode('wishlist.update-failed'))
  .check(z.trim(), z.minLength(1, reasonCode('wishlist.update-failed')), z.maxLength(200))

const ItemText = z.string().check(z.maxLength(2_000))

/** Section 3 fixes the capital letters. */
export const NewWishlistItem = z.object({
  Name: ItemName,
  Location: z._default(ItemText, ''),
  Rating: z._default(z.number().check(z.gte(0), z.lte(5)), 0),
  Image: z._default(ItemText, ''),
  userEmail: z.optional(Email),
})
export type NewWishlistItem = z.infer<typeof NewWishlistItem>

export const WishlistItem = z.object({
  id: z.string(),
  name: z.string(),
  location: z.string(),
  type: PlaceKind,
  rating: z.number(),
  image: z.string(),
  /** Slug of the place with that name. Null if the guide has none. */
  slug: z.nullable(z.string()),
})
export type WishlistItem = z.infer<typeof WishlistItem>
