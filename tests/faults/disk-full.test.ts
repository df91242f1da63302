import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { PendingLogin } from '#contract/api/pending-login.ts'
import { codeAt } from '../support/second-factors.ts'
import { PASSWORD } from '../support/users.ts'
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
  const url = await server.started
  const recoveries: number[] = []
  const counts = { acknowledged: 0, lost: 0, doubled: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    // There may be room for more trips inside the files than one account may have in ten rounds.
    const traveller = await signUpOverNetwork(url)
    const before = await saveTrips(traveller, TRIPS_AT_ONCE)
    fill(server.pid)
    const full = await saveUntilRefused(traveller, TRIPS_AT_ONCE)
    expect(full.refusals).toEqual(['507 insufficient-storage'])
    expect(await upload(traveller)).toMatchObject({ status: 507, body: { code: 'insufficient-storage' } })
    expect(await readEverything(traveller)).toEqual([200, 200, 200, 200, 200])

    makeRoom(server.pid)
    recoveries.push(await measureTimeUntil(async () => (await saveTrips(traveller, 1)).refusals.length === 0))
    expect(await upload(traveller)).toMatchObject({ status: 200 })
    const { acknowledged, lost, doubled } = await countMissing(traveller, [...before.saved, ...full.saved])
    counts.acknowledged += acknowledged
    counts.lost += lost
    counts.doubled += doubled
  }
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

test.runIf(canMount)('on a full disk admins log in, also with a second factor, and travellers do not', async () => {
  const disk = mountSmallDisk(24)
  const admin = { email: 'admin@surat.example', password: 'long-enough-for-it' }
  const env = { DATA_DIR: disk.path, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }
  const server = launchServer(env)
  const url = await server.started
  const post = (path: string, body: object, token?: string) =>
    callApiOverNetwork(url, `POST ${path}`, { body, ...(token !== undefined && { token }) })
  const getToken = ({ body }: Answer) => String(body['authToken'])
  const traveller = await signUpOverNetwork(url)
  // The admin has never logged in: the first login writes more than others.
  disk.fill()
  await saveUntilRefused(traveller, TRIPS_AT_ONCE)

  const logins: Answer[] = []
  for (let round = 0; round < 5; round += 1) logins.push(await post('/auth/login', admin))
  expect(logins.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const token = logins.map(getToken).at(-1) ?? ''
  expect((await callApiOverNetwork(url, 'GET /admin/security-log', { token })).status).toBe(200)
  expect((await post('/auth/login', { ...admin, password: 'a guess at it' })).status).toBe(401)
  expect((await saveUntilRefused(traveller, TRIPS_AT_ONCE)).refusals).toEqual(['507 insufficient-storage'])
  // A login needs less room than the trips that were refused.
  const logIn = () => post('/auth/login', { email: traveller.email, password: PASSWORD })
  let refused = await logIn()
  for (let round = 0; refused.status === 200 && round < 100; round += 1) refused = await logIn()
  expect(refused.status).toBe(507)

  disk.makeRoom()
  const begun = await post('/auth/second-factor/totp', { password: admin.password }, token)
  const secret = String(begun.body['secret'])
  const confirmed = await post('/auth/second-factor/totp/confirm', { code: codeAt(secret, new Date()) }, token)
  const recoveryCode = api.confirmTotp.reply.parse(confirmed.body).recoveryCodes?.[0]
  disk.fill()
  await saveUntilRefused(traveller, TRIPS_AT_ONCE)
  const { pendingLogin } = (await post('/auth/login', admin)).body
  const { ticket } = PendingLogin.parse(pendingLogin)
  expect((await post('/auth/login/second-factor', { ticket, recoveryCode })).status).toBe(200)
  expect(await server.stop()).toBe(0)
})

test.runIf(canMount)('a server that is killed on a full disk starts there again and answers reads', async () => {
  const disk = mountSmallDisk(24)
  const env = { DATA_DIR: disk.path, ADMIN_EMAIL: 'admin@surat.example', ADMIN_PASSWORD: 'long-enough-for-it' }
  const first = launchServer(env)
  const traveller = await signUpOverNetwork(await first.started)
  const { saved } = await saveTrips(traveller, TRIPS_AT_ONCE)
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
    ...(await countMissing(again, saved)),
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
