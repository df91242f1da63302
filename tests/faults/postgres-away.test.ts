import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createCluster, type Cluster } from '../support/postgres-cluster.ts'
import { startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/stores.ts'
import { fetchStatus, measureTimeUntil } from '../support/network-calls.ts'
import { expectNothingLost } from './outcome.ts'
import { isFullRun, scaled } from '../support/scale.ts'
import { countMissing, saveTrips, signUpOverNetwork } from '../support/network-users.ts'

const OUTAGE_MS = scaled({ short: 1_000, full: 60_000 })

/** Every request gets an answer within this time while Postgres is silent. */
const MAX_WAIT_MS = 15_000

type Absence = { name: string; leave: (cluster: Cluster) => unknown; comeBack: (cluster: Cluster) => unknown }

const stopped: Absence = { name: 'stopped', leave: (cluster) => cluster.stop(), comeBack: (cluster) => cluster.start() }
const frozen: Absence = { name: 'frozen', leave: (cluster) => cluster.freeze(), comeBack: (cluster) => cluster.thaw() }

/** The short run has no time to wait for a silent server. */
const absences = isFullRun ? [stopped, frozen] : [stopped]

test('while Postgres is away the server refuses writes in time and answers pages, and it recovers when Postgres returns', async () => {
  const cluster = await createCluster(mkdtempSync(join(tmpdir(), 'safarnama-postgres-')))
  onTestFinished(cluster.remove)
  const server = await startServer({ DATA_DIR: temporaryFolder(), DATABASE_URL: cluster.url })
  const traveller = await signUpOverNetwork(server.url)
  // The server answers cached pages without the database.
  for (const path of ['/explore', '/places/gopi-talav']) await fetchStatus(server.url + path)
  const acknowledged: string[] = []

  for (const { name, leave, comeBack } of absences) {
    acknowledged.push(...(await saveTrips(traveller, 20)).saved)
    const underWay = saveTrips(traveller, 20)
    await leave(cluster)
    const leftAt = performance.now()
    acknowledged.push(...(await underWay).saved)
    const [away, ready] = await Promise.all([saveTrips(traveller, 20), fetchStatus(`${server.url}/readyz`)])
    expect({ saved: away.saved, refusals: away.refusals }).toEqual({ saved: [], refusals: ['503 unavailable'] })
    expect(away.slowestMs).toBeLessThan(MAX_WAIT_MS)
    expect(ready).toBe(503)
    const paths = ['/healthz', '/explore', '/api/explore', '/api/attractions?name=castle', '/places/gopi-talav']
    expect(await Promise.all(paths.map((path) => fetchStatus(server.url + path)))).toEqual(paths.map(() => 200))

    await wait(Math.max(0, leftAt + OUTAGE_MS - performance.now()))
    await comeBack(cluster)
    const recovery = await measureTimeUntil(async () => {
      const { saved, refusals } = await saveTrips(traveller, 10)
      acknowledged.push(...saved)
      return refusals.length === 0
    })
    await measureTimeUntil(async () => (await fetchStatus(`${server.url}/readyz`)) === 200)
    expectNothingLost({
      what: `Postgres ${name}`,
      times: `${Math.round(performance.now() - leftAt - recovery) / 1000} s`,
      ...(await countMissing(traveller, acknowledged)),
      recovery,
      note: `slowest refusal ${Math.round(away.slowestMs)} ms`,
    })
  }
  expect(await server.stop()).toBe(0)
})
