import { describe, expect, test } from 'vitest'
import { startServer } from '../support/server-process.ts'
import { freePort } from '../support/free-port.ts'
import { createStoreLocation, engines, openStoreAt, getVariables } from '../support/stores.ts'
import { ADMIN, createBusyAdmin } from './busy-admin.ts'
import { createBusyUser } from './busy-user.ts'
import { createRetryingClient } from './retrying-client.ts'
import { report } from './outcome.ts'
import { merge, checkConsistency, checkPictures } from './consistency.ts'
import { crashRepeatedly } from './crashing-server.ts'
import { scaled } from '../support/scale.ts'

const WRITES = scaled({ short: 250, full: 10_000 })
const WRITES_OF_A_LIFE = scaled({ short: 100, full: 150 })
const TRAVELLERS = scaled({ short: 5, full: 15 })

describe.each(engines)('a server on $engine that is killed at random moments of being written to', ({ engine }) => {
  test('stores every acknowledged write once and whole, also when clients repeat unanswered requests', async () => {
    const location = await createStoreLocation(engine)
    const admins = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
    const env = { ...getVariables(location), ...admins, PORT: String(await freePort()) }
    const first = await startServer(env)
    const caller = createRetryingClient(first.url)
    const [admin, ...travellers] = await Promise.all([
      createBusyAdmin(caller, first.url),
      ...Array.from({ length: TRAVELLERS }, () => createBusyUser(caller)),
    ])

    const server = crashRepeatedly(first, { env, progress: () => caller.acknowledged, life: WRITES_OF_A_LIFE })
    const goesOn = () => caller.acknowledged < WRITES
    await Promise.all([admin, ...travellers].map(({ work }) => work(goesOn)))
    const { acknowledged } = caller
    const last = await server.stopCrashing()

    const store = await openStoreAt(location)
    const found = merge([await checkConsistency(store, travellers, admin), await checkPictures(last.url, travellers)])
    report({
      what: `kill -9 during writes of every kind, ${engine}`,
      times: `${server.kills} kills`,
      acknowledged,
      lost: found.lost.length,
      doubled: found.doubled.length,
      half: found.half.length,
      recovery: Math.max(...server.recoveries),
    })
    expect(found).toEqual({ lost: [], doubled: [], half: [] })
    expect(await last.stop()).toBe(0)
  })
})
