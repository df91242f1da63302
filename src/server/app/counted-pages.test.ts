import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { readConfig } from '../platform/config/config.ts'
import { openMemoryStore } from '../platform/store/open.ts'
import type { Store } from '../platform/store/database.ts'
import { loadBuild } from './build.ts'
import { createApp } from './create-app.ts'
import { createServices, type RunningServices } from './create-services.ts'

let store: Store
let running: RunningServices
let app: FastifyInstance

beforeAll(async () => {
  store = await openMemoryStore()
  running = await createServices(readConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }), { store, send: null })
  app = await createApp(running.services, await loadBuild(), { shedsLoad: false })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await running.close()
  await store.db.destroy()
})

/** Over the network, because `inject` hands a request to Fastify directly and never gets an answer from memory. */
const ask = (path: string, init?: RequestInit) => fetch(app.listeningOrigin + path, init)

async function getCounts(metric: string): Promise<Record<string, number>> {
  await running.services.analytics.flush()
  const rows = await store.db.selectFrom('visit_count').selectAll().where('span', '=', 'days').orderBy('key').execute()
  return Object.fromEntries(rows.filter((row) => row.metric === metric).map(({ key, count }) => [key, count]))
}

test('each opening of a page counts once, from memory too, and by kind, place and language', async () => {
  for (let opened = 0; opened < 5; opened += 1) await (await ask('/')).text()
  for (let opened = 0; opened < 3; opened += 1) await (await ask('/places/surat-castle')).text()
  await (await ask('/cafe')).text()
  await ask('/', { method: 'HEAD' })
  const { headers } = await ask('/about')
  const again = await ask('/about', { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  for (const path of ['/no-such-page', '/another-one', '/admin', '/my-trips/somebodys-trip']) await ask(path)

  expect(await getCounts('page')).toEqual({ about: 2, home: 5, lists: 1, place: 3, trips: 1, unknown: 2 })
  expect(await getCounts('place')).toEqual({ 'surat-castle': 3 })
  expect(await getCounts('language')).toEqual({ en: 14 })
  expect(JSON.stringify(await store.db.selectFrom('visit_count').selectAll().execute())).not.toContain('somebodys-trip')
})

test('each search of the page with results counts, and so does what it did not find', async () => {
  for (let asked = 0; asked < 4; asked += 1) await (await ask('/search?q=castle')).text()
  await (await ask('/search?q=xyzzyx')).text()
  await (await ask('/search')).text()

  expect(await getCounts('search')).toEqual({ found: 4, nothing: 1 })
  expect(await getCounts('term')).toEqual({ castle: 4 })
  expect(await getCounts('missed')).toEqual({})
})
