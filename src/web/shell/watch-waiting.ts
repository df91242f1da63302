import type { Query, QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/account/auth.ts'
import { readWaiting } from '../session/queue-action.ts'
import { sendQueuedActions } from '../session/send-queued-actions.ts'
import { currentSession, onSessionChange } from '../session/session.ts'
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
  onSessionChange(() => void readWaiting())
  let known = 0
  onWaitingChange(() => {
    const { length } = queuedActions()
    if (length > known) sendSoon()
    known = length
    void showBadge(length)
  })
  sendNow()
}

async function sendAll(queryClient: QueryClient): Promise<boolean> {
  const session = currentSession()
  if (session.kind === 'guest') return false
  const isActionLeft = await sendQueuedActions((deed) => renewAnswers(queryClient, deed))
  const isTripLeft = await sendCachedTrips(queryClient, session.user)
  if (!isActionLeft && !isTripLeft) await storeTrips(queryClient, session.user)
  return isActionLeft || isTripLeft
}

/** The trips and the code of their page are then on the device, also if none was opened here yet. */
async function storeTrips(queryClient: QueryClient, user: User): Promise<void> {
  const { trips } = await queryClient.fetchQuery(getTrips(user.email))
  if (currentSession().kind === 'signed-in') storeTripCopies(user.id, trips)
}

/** Reads again whatever shows the action. */
function renewAnswers(queryClient: QueryClient, { kind }: OfflineAction): void {
  const part = kind === 'wish' ? '/wishlist' : '/review'
  const predicate = ({ meta }: Query) => meta?.endpoint.path.startsWith(part) === true
  if (kind !== 'suggestion') void queryClient.invalidateQueries({ predicate })
}

/** The icon of an installed guide shows how much waits. */
async function showBadge(count: number): Promise<void> {
  await navigator.setAppBadge?.(count).catch(() => undefined)
}
