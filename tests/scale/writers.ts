import { createBusyAdmin } from '../faults/busy-admin.ts'
import { createBusyUser } from '../faults/busy-user.ts'
import { checkConsistency, checkPictures, merge, type ConsistencyReport } from '../faults/consistency.ts'
import { createRetryingClient } from '../faults/retrying-client.ts'
import { openStoreAt, temporaryFolder } from '../support/stores.ts'
import type { Installation } from './installation.ts'

/** Travellers and an admin who write all the time. Their clients repeat what was not answered. */
export type Writers = {
  /** Stops them, and compares what was acknowledged with what is stored. */
  leave(): Promise<Written>
}

export type Written = {
  acknowledged: number
  /** The longest time in which no write was acknowledged. */
  longestPauseMs: number
  found: ConsistencyReport
}

const TRAVELLERS = 4
const LOOK_INTERVAL_MS = 20

export async function bringWriters({ url, postgres }: Installation): Promise<Writers> {
  const caller = createRetryingClient(url)
  const [admin, ...travellers] = await Promise.all([
    createBusyAdmin(caller, url),
    ...Array.from({ length: TRAVELLERS }, () => createBusyUser(caller)),
  ])
  const pauses = watchPauses(() => caller.acknowledged)
  let isOver = false
  const work = Promise.all([admin, ...travellers].map((writer) => writer.work(() => !isOver)))
  return {
    leave: async () => {
      isOver = true
      const longestPauseMs = pauses.longestMs()
      await work
      const store = await openStoreAt({ databaseUrl: postgres.url, dataDir: temporaryFolder() })
      const found = merge([await checkConsistency(store, travellers, admin), await checkPictures(url, travellers)])
      return { acknowledged: caller.acknowledged, longestPauseMs, found }
    },
  }
}

/** Watches a count that should grow all the time. */
function watchPauses(count: () => number): { longestMs(): number } {
  let last = { count: count(), at: performance.now() }
  let longestMs = 0
  const timer = setInterval(() => {
    const now = performance.now()
    longestMs = Math.max(longestMs, now - last.at)
    if (count() !== last.count) last = { count: count(), at: now }
  }, LOOK_INTERVAL_MS)
  return {
    longestMs: () => {
      clearInterval(timer)
      return longestMs
    },
  }
}
