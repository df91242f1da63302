import { once } from 'node:events'
import { connect, type Server } from 'node:net'
import { PassThrough } from 'node:stream'
import type { KyselyPlugin, QueryResult, UnknownRow } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { REVIEW_LIMITS } from '#contract/review/reviews.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { createTestApp } from '../../../../tests/support/test-app.ts'
import { createUser } from '../../../../tests/support/users.ts'
import { openMemoryStore } from '../store/open.ts'
import { PATIENCE } from '../../../../tests/support/patience.ts'

const review = {
  placeName: 'Surat Castle',
  landmark: '',
  location: 'Chowk Bazar',
  rating: 4,
  locationCoords: { lat: 21.1957, lng: 72.8181 },
}

test('the longest review arrives, in Gujarati and with every letter escaped', async () => {
  const testApp = await createTestApp()
  const { token } = await createUser(testApp)
  const reviewText = 'સ'.repeat(REVIEW_LIMITS.reviewText)
  const escaped = JSON.stringify({ ...review, reviewText }).replaceAll('સ', String.raw`\u0ab8`)
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/review/create',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: escaped,
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ review: { reviewText } })
})

test('answered bodies make room for further ones', async () => {
  const testApp = await createTestApp({ env: { RATE_LIMITS: 'off' } })
  const { token } = await createUser(testApp)
  const description = 'x'.repeat(200_000)
  const save = () => callApi(testApp, 'POST /trip/create', { token, body: { title: 'Dumas', description } })
  for (let count = 0; count < 60; count += 1) expect((await save()).status).toBe(400)
})

test(
  'bodies that are begun from many addresses keep nobody else from logging in',
  { tags: 'weakness/bodies-of-strangers' },
  async () => {
    const testApp = await createTestApp({ env: { RATE_LIMITS: 'off' } })
    const body = { email: 'nobody@example.org', password: 'a-wrong-password' }
    const bodies = Array.from({ length: 4_400 }, () => new PassThrough())
    const begun = bodies.map((payload, index) =>
      testApp.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: `198.18.0.${index % 22}`,
        headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
        payload,
      }),
    )
    await Promise.race(begun)
    const { status } = await callApi(testApp, 'POST /auth/login', { ip: '203.0.113.9', body })
    for (const sent of bodies) sent.end('{')
    const answers = await Promise.all(begun)
    const parsed = answers.filter(({ statusCode }) => statusCode === 400)
    expect({ status, parsed: parsed.length }).toEqual({ status: 401, parsed: 22 * 64 })
  },
)

test('the session of a caller whose body arrives with its head is looked up once', async () => {
  let lookUps = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (hasSession(result)) lookUps += 1
      return result
    },
  }
  const { db, engine } = await openMemoryStore()
  const testApp = await createTestApp({ store: { db: db.withPlugin(plugin), engine }, env: { RATE_LIMITS: 'off' } })
  const { token } = await createUser(testApp)
  const url = new URL(await testApp.app.listen({ port: 0, host: '127.0.0.1' }))
  const body = JSON.stringify({ title: 'Dumas', budget: 0, destinations: [{ name: 'Beach' }] })
  const head = `POST /api/trip/create HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n`
  const socket = connect(Number(url.port), url.hostname).setEncoding('latin1')
  await once(socket, 'connect')
  for (let sent = 1; sent <= 20; sent += 1) {
    socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body}`)
    const [answer] = await once(socket, 'data')
    expect({ status: String(answer).slice(0, 12), lookUps }).toEqual({ status: 'HTTP/1.1 200', lookUps: sent })
  }
  socket.destroy()
})

describe('requests that are reset while their caller is looked up', () => {
  const tags = 'weakness/bodies-of-strangers'

  test.each([
    { what: 'a long body', target: '/api/trip/create', type: 'application/json' },
    { what: 'an upload', target: '/api/media/upload', type: 'multipart/form-data; boundary=x' },
  ])('leave no room taken by $what', { tags }, async ({ target, type }) => {
    const gate = createGate()
    const { db, engine } = await openMemoryStore()
    const store = { db: db.withPlugin(gate.plugin), engine }
    const testApp = await createTestApp({ store, env: { RATE_LIMITS: 'off' } })
    const { app } = testApp
    const [{ token }, other] = [await createUser(testApp), await createUser(testApp)]
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
    gate.close()
    const head = `POST ${target} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\n`
    const sockets = Array.from({ length: 24 }, () => connect(port, '127.0.0.1').on('error', () => {}))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    for (const socket of sockets) socket.write(`${head}Content-Length: 500000\r\n\r\n{`)
    await vi.waitFor(() => expect(gate.waiting()).toBe(sockets.length), PATIENCE)
    for (const socket of sockets) socket.resetAndDestroy()
    await vi.waitFor(async () => expect(await connectionsFor(app.server)).toBe(0), PATIENCE)
    gate.open()
    const ip = '127.0.0.1'
    const body = { title: 'Dumas', description: 'x'.repeat(400_000) }
    const answers = await Promise.all([
      callApi(testApp, 'POST /trip/create', { token: other.token, ip, body }),
      callApi(testApp, 'POST /media/upload', { token, ip, file: new Blob(['no picture']) }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([400, 415])
  })
})

/** True if a caller was looked up and found. */
const hasSession = ({ rows }: QueryResult<UnknownRow>) => rows.some((row) => 'session_created_at' in row)

const connectionsFor = (server: Server) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

/** While it is closed, no caller is found. Other queries go on. */
function createGate() {
  let opened = Promise.withResolvers<void>()
  opened.resolve()
  let waiting = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!hasSession(result)) return result
      waiting += 1
      await opened.promise
      waiting -= 1
      return result
    },
  }
  return {
    plugin,
    waiting: () => waiting,
    close: () => {
      opened = Promise.withResolvers()
    },
    open: () => opened.resolve(),
  }
}
