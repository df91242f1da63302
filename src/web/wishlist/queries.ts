import { listWishlist } from '#contract/trip/wishlist.endpoints.ts'
import { query } from '../api/query-client.ts'

/** Another device may change the list. */
const STALE_AFTER_MS = 30_000

export const getWishlist = (email: string) =>
  query(
    listWishlist,
    { query: {} },
    { owner: email, staleTime: STALE_AFTER_MS, refetchOnWindowFocus: true, retryOnMount: true },
  )
