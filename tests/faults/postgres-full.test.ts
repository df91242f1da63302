import { expect, onTestFinished, test } from 'vitest'
import { createCluster } from '../support/postgres-cluster.ts'
import { startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/stores.ts'
import { fetchStatus, measureTimeUntil } from '../support/network-calls.ts'
import { expectNothingLost } from './outcome.ts'
import { isFullRun } from '../support/scale.ts'
import { canMount, mountSmallDisk } from './small-disk.ts'
import { countMissing, saveTrips, saveUntilRefused, signUpOverNetwork } from '../support/network-users.ts'

const TIMES = 3

/** A fresh cluster takes 40 MB and its write-ahead log 32 MB. */
const DISK_MB = 160

test.runIf(isFullRun && canMount)('a Postgres whose disk is full refuses writes and comes back with room', async () => {
  const disk = mountSmallDisk(DISK_MB)
  const cluster = await createCluster(disk.path)
  onTestFinished(cluster.stop)
  const server = await startServer({ DATA_DIR: temporaryFolder(), DATABASE_URL: cluster.url })
  const traveller = await signUpOverNetwork(server.url)
  const acknowledged: string[] = []
  const recoveries: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    disk.fill()
    const { saved, refusals } = await saveUntilRefused(traveller, 20)
    acknowledged.push(...saved)
    expect(refusals).toEqual(['507 insufficient-storage'])
    expect(await fetchStatus(`${server.url}/explore`)).toBe(200)
    disk.makeRoom()
    recoveries.push(await measureTimeUntil(async () => (await saveTrips(traveller, 5)).refusals.length === 0))
  }
  expectNothingLost({
    what: 'small file system full, Postgres',
    times: `${TIMES} times`,
    ...(await countMissing(traveller, acknowledged)),
    recovery: Math.max(...recoveries),
  })
  expect(await server.stop()).toBe(0)
})
