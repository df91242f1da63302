import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createPicture } from '../support/images.ts'
import { launchServer } from '../support/server-process.ts'
import { openStoreAt, temporaryFolder } from '../support/stores.ts'
import { callApiOverNetwork, fetchStatus, measureTimeUntil, type Answer } from '../support/network-calls.ts'
import { expectNothingLost, type Outcome } from './outcome.ts'
import { canMount, limitFileSize, mountSmallDisk } from './small-disk.ts'
import { scaled } from '../support/scale.ts'
import {
  countMissing,
  saveTrips,
  saveUntilRefused,
  signUpOverNetwork,
  type NetworkUser,
} from '../support/network-users.ts'

const ROUNDS = scaled({ short: 1, full: 10 })
const TRIPS_AT_ONCE = 20

type LimitedDisk = { dataDir: string; fill: (pid: number) => void; makeRoom: (pid: number) => void }

/** Fills the disk of a server repeatedly and checks its writes and reads. */
async function fillRepeatedly(what: string, { dataDir, fill, makeRoom }: LimitedDisk): Promise<Outcome> {
  const server = launchServer({ DATA_DIR: dataDir })
  const traveller = await signUpOverNetwork(await server.started)
  const acknowledged: string[] = []
  const recoveries: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    acknowledged.push(...(await saveTrips(traveller, TRIPS_AT_ONCE)).kept)
    fill(server.pid)
    const full = await saveUntilRefused(traveller, TRIPS_AT_ONCE)
    acknowledged.push(...full.kept)
    expect(full.refusals).toEqual(['507 insufficient-storage'])
    expect(await upload(traveller)).toMatchObject({ status: 507, body: { code: 'insufficient-storage' } })
    expect(await readEverything(traveller)).toEqual([200, 200, 200, 200, 200])

    makeRoom(server.pid)
    recoveries.push(await measureTimeUntil(async () => (await saveTrips(traveller, 1)).refusals.length === 0))
    expect(await upload(traveller)).toMatchObject({ status: 200 })
  }
  const counts = await countMissing(traveller, acknowledged)
  expect(await server.stop()).toBe(0)
  expect(await checkIntegrity(dataDir)).toEqual([{ integrity_check: 'ok' }])
  return {
    what,
    times: `${ROUNDS} times`,
    ...counts,
    recovery: Math.max(...recoveries),
  }
}

async function checkIntegrity(dataDir: string): Promise<unknown[]> {
  const { db } = await openStoreAt({ dataDir, databaseUrl: null })
  return (await sql`pragma integrity_check`.execute(db)).rows
}

test.runIf(canMount)(
  'on a full disk the server refuses writes, answers reads, and recovers when there is room',
  async () => {
    const disk = mountSmallDisk(24)
    expectNothingLost(await fillRepeatedly('small file system full, SQLite', { dataDir: disk.path, ...disk }))
  },
)

test.runIf(process.platform === 'linux')(
  'at the file-size limit the server refuses writes, answers reads, and recovers when there is room',
  async () => {
    const limited = {
      dataDir: temporaryFolder(),
      fill: (pid: number) => limitFileSize(pid, 4_096),
      makeRoom: (pid: number) => limitFileSize(pid, 'unlimited'),
    }
    expectNothingLost(await fillRepeatedly('file-size limit, SQLite', limited))
  },
)

test.runIf(canMount)('a server that is killed on a full disk starts there again and answers reads', async () => {
  const disk = mountSmallDisk(24)
  const env = { DATA_DIR: disk.path, ADMIN_EMAIL: 'admin@surat.example', ADMIN_PASSWORD: 'long-enough-for-it' }
  const first = launchServer(env)
  const traveller = await signUpOverNetwork(await first.started)
  const { kept } = await saveTrips(traveller, TRIPS_AT_ONCE)
  disk.fill()
  await saveUntilRefused(traveller, TRIPS_AT_ONCE)
  await first.stop('SIGKILL')

  const server = launchServer(env)
  const begun = performance.now()
  const again = { ...traveller, url: await server.started }
  const recovery = performance.now() - begun
  expect(await readEverything(again)).toEqual([200, 200, 200, 200, 200])
  disk.makeRoom()
  expect((await saveTrips(again, 1)).refusals).toEqual([])
  expectNothingLost({
    what: 'killed on a full disk and started there, SQLite',
    times: 'once',
    ...(await countMissing(again, kept)),
    recovery,
  })
  expect(await server.stop()).toBe(0)
})

async function upload({ url, token }: NetworkUser): Promise<Answer> {
  return callApiOverNetwork(url, 'POST /media/upload', { token, picture: await createPicture(300, 200) })
}

function readEverything({ url, token }: NetworkUser): Promise<number[]> {
  const own = async (path: string) => (await callApiOverNetwork(url, `GET ${path}`, { token })).status
  return Promise.all([
    fetchStatus(`${url}/explore`),
    fetchStatus(`${url}/api/street_food`),
    fetchStatus(`${url}/healthz`),
    own('/auth/user'),
    own('/wishlist/user-wishlist'),
  ])
}
