import { expect, test, vi } from 'vitest'
import { createGuideApp } from '../../../tests/support/guide-app.ts'
import { createStoreLocation, runAsOwner } from '../../../tests/support/stores.ts'
import { openStore } from '../store/open.ts'

test('a process that answers is healthy, and its answer is never kept', async () => {
  const app = await createGuideApp()
  const response = await app.inject('/healthz')
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
})

test('a process is ready while its database answers, not while it is away, and again when it is back', async () => {
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
})
