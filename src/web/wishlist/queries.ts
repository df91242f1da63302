import { listWishlist } from '#contract/endpoints/wishlist.ts'
import { query } from '../api/query-client.ts'

/** Milliseconds after which the list is read again: it may have been changed on another device. */
const FRESH = 30_000

export const wishlistOf = (email: string) =>
  query(listWishlist, { query: { email } }, { staleTime: FRESH, refetchOnWindowFocus: true, retryOnMount: true })
