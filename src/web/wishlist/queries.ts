import type { ReplyFor } from '#contract/api.ts'
import { listWishlist } from '#contract/trip/wishlist.endpoints.ts'
import { answeredHere } from '../api/answered-here.ts'
import { currentSession } from '../session/session.ts'

/** Another device may change the list. */
const STALE_AFTER_MS = 30_000

export const getWishlist = (email: string) =>
  answeredHere(listWishlist, { query: {} }, readCopy, {
    owner: email,
    staleTime: STALE_AFTER_MS,
    refetchOnWindowFocus: true,
    retryOnMount: true,
  })

/** Without a network: the wishlist as this device has read it. */
async function readCopy(): Promise<ReplyFor<typeof listWishlist> | null> {
  const session = currentSession()
  if (session.kind === 'guest') return null
  const { readWishlistCopy } = await import('../session/wishlist-copy.ts')
  const items = await readWishlistCopy(session.user.id)
  return items && { success: true, wishlistItems: [...items] }
}
