import type { Query, QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/account/auth.ts'
import { query } from '../api/query-client.ts'
import { readWaiting } from '../session/queue-action.ts'
import { sendQueuedActions } from '../session/send-queued-actions.ts'
import { currentSession, onSessionChange } from '../session/session.ts'
import { listWishlist } from '#contract/trip/wishlist.endpoints.ts'
import { storeWishlistCopy } from '../session/wishlist-copy.ts'
import { onWaitingChange, queuedActions, type OfflineAction } from '../session/queued-actions.ts'
import { getTrips } from '../trips/form/own-trips.ts'
import { storeTripCopies } from '../session/trip-copies.ts'
import { sendCachedTrips } from '../trips/planner/send-cached-trips.ts'

const FIRST_PAUSE_MS = 2_000
const MAX_PAUSE_MS = 60_000

/**
 * Sends what waits on this device when the page starts, is seen again, or has a network again, and now and then, because
 * browsers do not know whether there is a network.
 */
export function watchWaiting(queryClient: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = FIRST_PAUSE_MS
  let isRunning = false
  const sendSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), pauseMs)
    pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 2)
  }
  const send = async () => {
    if (isRunning) return
    isRunning = true
    const isUnfinished = await sendAll(queryClient).catch(() => true)
    isRunning = false
    if (isUnfinished) sendSoon()
    else pauseMs = FIRST_PAUSE_MS
  }
  const sendNow = () => {
    pauseMs = FIRST_PAUSE_MS
    void send()
  }
  addEventListener('online', sendNow)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendNow()
  })
  onSessionChange(() => {
    void readWaiting()
    sendNow()
  })
  storeWishlists(queryClient)
  let known: ReadonlySet<string> = new Set()
  onWaitingChange(() => {
    const stamps = new Set(queuedActions().map(({ stamp }) => stamp))
    if ([...stamps].some((stamp) => !known.has(stamp))) sendSoon()
    known = stamps
    void showBadge(stamps.size)
  })
  sendNow()
}

async function sendAll(queryClient: QueryClient): Promise<boolean> {
  const session = currentSession()
  if (session.kind === 'guest') return false
  const isActionLeft = await sendQueuedActions((action) => renewAnswers(queryClient, action))
  const isTripLeft = await sendCachedTrips(queryClient, session.user)
  if (!isActionLeft && !isTripLeft) await storeAccount(queryClient, session.user)
  return isActionLeft || isTripLeft
}

/** The trips, the wishlist and the code of their pages are then on the device, also if none was opened here yet. */
async function storeAccount(queryClient: QueryClient, user: User): Promise<void> {
  const [{ trips }] = await Promise.all([
    queryClient.fetchQuery(getTrips(user.email)),
    queryClient.fetchQuery(ownWishlist(user.email)),
  ])
  if (currentSession().kind === 'signed-in') storeTripCopies(user.id, trips)
}

/** The answer that the hearts and the wishlist show, from the server alone: the stored data is already there. */
const ownWishlist = (email: string) => query(listWishlist, { query: {} }, { owner: email })

/** Keeps each answer: a heart may be pressed long after the start of the page, and then the network be lost. */
function storeWishlists(queryClient: QueryClient): void {
  const storeOwn = () => {
    const session = currentSession()
    if (session.kind === 'guest') return
    const own = queryClient.getQueryData(ownWishlist(session.user.email).queryKey)
    if (own) storeWishlistCopy(session.user.id, own.wishlistItems)
  }
  storeOwn()
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (event.query.meta?.endpoint.path === listWishlist.path) storeOwn()
  })
}

/** Reads all data that show the action again. */
function renewAnswers(queryClient: QueryClient, { kind }: OfflineAction): void {
  const part = kind === 'wish' ? '/wishlist' : '/review'
  const predicate = ({ meta }: Query) => meta?.endpoint.path.startsWith(part) === true
  if (kind !== 'suggestion') void queryClient.invalidateQueries({ predicate })
}

/** The icon of an installed guide shows how much waits. */
async function showBadge(count: number): Promise<void> {
  await navigator.setAppBadge?.(count).catch(() => undefined)
}
