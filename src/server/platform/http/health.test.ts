import { closeSync, openSync, renameSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { testInFull } from '../../../../tests/support/full-test.ts'
import { createGuideApp } from '../../../../tests/support/guide-app.ts'
import { createStoreLocation, runAsOwner } from '../../../../tests/support/stores.ts'
import { openStore } from '../store/open.ts'

test('a process that answers is healthy, and its answer is never kept', async () => {
  const app = await createGuideApp()
  const response = await app.inject('/healthz')
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
})

testInFull(
  'a process is ready while its database answers, not while it is away, and again when it is back',
  async () => {
    const location = await createStoreLocation('Postgres')
    const app = await createGuideApp({ store: await openStore(location) })
    const status = async () => (await app.inject('/readyz')).statusCode
    const database = new URL(location.databaseUrl ?? '').pathname.slice(1)
    expect(await status()).toBe(200)

    await runAsOwner(`alter database ${database} allow_connections false`)
    await runAsOwner(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`)
    await vi.waitFor(async () => expect(await status()).toBe(503), { timeout: 60_000, interval: 200 })
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/api/explore')).statusCode).toBe(200)

    await runAsOwner(`alter database ${database} allow_connections true`)
    await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: 60_000, interval: 200 })
  },
)

const damages: readonly { what: string; reason: RegExp; damage: (path: string) => void }[] = [
  { what: 'was deleted', reason: /is gone/, damage: (path) => rmSync(path) },
  {
    what: 'was replaced by a copy',
    reason: /Another file/,
    damage: (path) => {
      writeFileSync(`${path}.copy`, '')
      renameSync(`${path}.copy`, path)
    },
  },
  { what: 'has another header', reason: /is damaged/, damage: (path) => overwrite(path, 0, 100) },
  {
    what: 'is half overwritten',
    reason: /is damaged/,
    damage: (path) => overwrite(path, statSync(path).size >> 1, statSync(path).size >> 1),
  },
]

test.each(damages)(
  'a process whose database $what is healthy and not ready, and says why',
  { tags: 'weakness/health' },
  async ({ reason, damage }) => {
    const location = await createStoreLocation('SQLite')
    const store = await openStore(location)
    const app = await createGuideApp({ store })
    await sql`pragma wal_checkpoint(truncate)`.execute(store.db)
    expect((await app.inject('/healthz')).statusCode).toBe(200)

    damage(join(location.dataDir, 'safarnama.sqlite'))

    const answer = await app.inject('/readyz')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({ status: 'unavailable', reason: expect.stringMatching(reason) })
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  },
)

test('a process whose database is sound is ready', async () => {
  const app = await createGuideApp({ store: await openStore(await createStoreLocation('SQLite')) })
  const answer = await app.inject('/readyz')
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready' }])
})

function overwrite(path: string, from: number, bytes: number): void {
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(bytes, 0x5a), 0, bytes, from)
  closeSync(file)
}
