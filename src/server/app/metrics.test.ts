import { expect, test } from 'vitest'
import { enqueueMail } from '../platform/mail/mail-queue.store.ts'
import { openMemoryStore } from '../platform/store/open.ts'
import { createGuideApp } from '../../../tests/support/guide-app.ts'
import { temporaryFolder } from '../../../tests/support/stores.ts'

const TOKEN = 'a-token-of-sixteen-or-more'

test('a client on this machine reads the metrics', async () => {
  const app = await createGuideApp()
  await app.inject('/api/attractions?name=priya@surat.example')
  const response = await app.inject('/metrics')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toMatch(/^text\/plain/)
  expect(response.body).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/api\/attractions"[^}]*\} 1/)
  expect(response.body).not.toContain('priya')
})

test.each([
  { from: 'another machine', remoteAddress: '192.0.2.1', headers: {} },
  { from: 'behind a proxy on this machine', remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' } },
  { from: 'behind a proxy of the newer kind', remoteAddress: '127.0.0.1', headers: { forwarded: 'for=127.0.0.1' } },
])('a client $from finds nothing there', async ({ remoteAddress, headers }) => {
  const app = await createGuideApp()
  const response = await app.inject({ url: '/metrics', remoteAddress, headers })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ success: false, code: 'not-found' })
})

test('with a token, only clients with this token read the metrics', async () => {
  const app = await createGuideApp({ env: { METRICS_TOKEN: TOKEN } })
  const shown = [`Bearer ${TOKEN}`, `Bearer ${TOKEN}x`, `bearer`, undefined]
  const answers = await Promise.all(
    shown.map((authorization) =>
      app.inject({
        url: '/metrics',
        remoteAddress: '192.0.2.1',
        headers: authorization === undefined ? {} : { authorization },
      }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404])
  expect((await app.inject('/metrics')).statusCode).toBe(404)
})

test('metrics cover waiting mails, the disk, the database and external services', async () => {
  const store = await openMemoryStore()
  const app = await createGuideApp({ store, env: { DATA_DIR: temporaryFolder() } })
  const at = new Date(Date.now() - 90_000)
  await enqueueMail(store.db, { id: 'm', template: 'newsletter-welcome', recipient: 'priya@surat.example', at })
  const { body } = await app.inject('/metrics')
  expect(body).toContain('mails{state="waiting"} 1')
  expect(body).toContain('mails{state="failed"} 0')
  expect(Number(/^mails_oldest_age_seconds (\d+)/m.exec(body)?.[1])).toBeGreaterThanOrEqual(90)
  expect(Number(/^data_disk_free_bytes (\d+)/m.exec(body)?.[1])).toBeGreaterThan(0)
  expect(Number(/^database_statement_duration_seconds_count (\d+)/m.exec(body)?.[1])).toBeGreaterThan(0)
  expect(body).toContain('outside_requests_total{service="geocoder",result="failed"} 0')
  expect(body).not.toContain('priya')
})

test('while the database is away, metrics are available without the figures from the database', async () => {
  const store = await openMemoryStore()
  const app = await createGuideApp({ store, env: { DATA_DIR: temporaryFolder() } })
  await store.db.schema.dropTable('mail').execute()
  const { statusCode, body } = await app.inject('/metrics')
  expect(statusCode).toBe(200)
  expect(body).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(body).not.toMatch(/^mails/m)
})
