import { setTimeout as wait } from 'node:timers/promises'
import { describe, test } from 'vitest'
import { createBusyAdmin } from '../faults/busy-admin.ts'
import { createBusyUser } from '../faults/busy-user.ts'
import { checkConsistency, checkPictures, merge } from '../faults/consistency.ts'
import { createRetryingClient } from '../faults/retrying-client.ts'
import { isFullRun } from '../support/scale.ts'
import { openStoreAt, temporaryFolder } from '../support/stores.ts'
import { bringGuests } from './guests.ts'
import { startInstallation, type Installation } from './installation.ts'
import { expectWithinLimits } from './outcome.ts'

const SETTLE_MS = 5_000
const TRAVELLERS = 4

/** Travellers and an admin who write until they are stopped. Their clients repeat what was not answered. */
async function bringWriters({ url, postgres }: Installation) {
  const caller = createRetryingClient(url)
  const [admin, ...travellers] = await Promise.all([
    createBusyAdmin(caller, url),
    ...Array.from({ length: TRAVELLERS }, () => createBusyUser(caller)),
  ])
  let isOver = false
  let longestPauseMs = 0
  let [counted, countedAt] = [caller.acknowledged, performance.now()]
  const watch = setInterval(() => {
    if (caller.acknowledged === counted && !isOver) {
      longestPauseMs = Math.max(longestPauseMs, performance.now() - countedAt)
      return
    }
    ;[counted, countedAt] = [caller.acknowledged, performance.now()]
  }, 20)
  const work = Promise.all([admin, ...travellers].map((writer) => writer.work(() => !isOver)))
  return {
    /** Stops them and compares what was acknowledged with what is stored. */
    leave: async () => {
      isOver = true
      await work
      clearInterval(watch)
      const store = await openStoreAt({ databaseUrl: postgres.url, dataDir: temporaryFolder() })
      const found = merge([await checkConsistency(store, travellers, admin), await checkPictures(url, travellers)])
      return { acknowledged: caller.acknowledged, longestPauseMs, found }
    },
  }
}

type Written = Awaited<ReturnType<Awaited<ReturnType<typeof bringWriters>>['leave']>>
type Reads = Awaited<ReturnType<Awaited<ReturnType<typeof bringGuests>>['leave']>>

function figuresOf(
  fault: string,
  { acknowledged, longestPauseMs, found }: Written,
  reads: Reads,
  limitSeconds: number,
) {
  const { lost, doubled, half } = found
  return [
    { what: `${fault}: acknowledged writes lost`, figure: lost.length, limit: 0, note: `of ${acknowledged}` },
    { what: `${fault}: writes doubled or half`, figure: doubled.length + half.length, limit: 0 },
    {
      what: `${fault}: reads of guests failed`,
      figure: reads.failed,
      limit: 0,
      note: [`of ${reads.answered + reads.failed}, the slowest ${reads.slowestMs} ms`, reads.failures]
        .filter(Boolean)
        .join('; '),
    },
    {
      what: `${fault}: time without writes`,
      figure: Math.round(longestPauseMs / 100) / 10,
      limit: limitSeconds,
      unit: 's',
    },
  ]
}

describe.runIf(isFullRun)('three processes on a primary with a standby, behind a cache', () => {
  test('lose no write and fail no guest when the primary dies and the standby takes its place', async () => {
    const installation = await startInstallation()
    const writers = await bringWriters(installation)
    const guests = await bringGuests(installation.url)
    await wait(SETTLE_MS)

    installation.postgres.killPrimary()
    await installation.postgres.promoteStandby()
    await wait(3 * SETTLE_MS)

    const [written, reads] = [await writers.leave(), await guests.leave()]
    expectWithinLimits(figuresOf('primary killed', written, reads, 30))
  })
})
