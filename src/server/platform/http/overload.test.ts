/// <reference types="@fastify/under-pressure" />
import { api } from '#contract/api.ts'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { createGuideApp } from '../../../../tests/support/guide-app.ts'
import { lightPasswords } from '../../../../tests/support/light-passwords.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { newIdentity } from '../../../../tests/support/users.ts'
import { createQueue } from '../concurrency/bounded-queue.ts'
import { WaitingTime } from './waiting-times.ts'

/** The time of one password check in these tests. Five of them fill the longest accepted wait. */
const HASH_TIME_MS = 100

function logInUnknown(testApp: TestApp, given: { ip?: string } = {}) {
  const { email, ip } = { ...newIdentity(), ...given }
  return callApi(testApp, 'POST /auth/login', { body: { email, password: 'no matter' }, ip })
}

/** An application whose clock counts the checks of passwords alone: a busy machine makes nothing else seem slow. */
async function openSlowApp(env: Record<string, string> = {}): Promise<TestApp> {
  let elapsedMs = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => elapsedMs)
  onTestFinished(() => clock.mockRestore())
  const inTurn = createQueue({ parallel: 1, maxWaiting: 1_000 })
  const verify = (secret: string, phc: string | null) =>
    inTurn(async () => {
      await new Promise((resolve) => setTimeout(resolve, HASH_TIME_MS))
      elapsedMs += HASH_TIME_MS
      return lightPasswords.verify(secret, phc)
    })
  const testApp = await createTestApp({
    env: { RATE_LIMITS: 'on', ...env },
    passwords: { ...lightPasswords, verify },
    shedsLoad: true,
  })
  vi.spyOn(testApp.app, 'isUnderPressure').mockReturnValue(false)
  // The server measures the time of a login by these.
  await Promise.all(Array.from({ length: 4 }, () => logInUnknown(testApp)))
  return testApp
}

test('more than can be answered soon is turned away at once, with the time to try again', async () => {
  const testApp = await openSlowApp()
  const answers = await Promise.all(Array.from({ length: 60 }, () => logInUnknown(testApp)))
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThanOrEqual(45)
  expect(refused.length).toBeLessThan(answers.length)
  expect(refused[0]).toMatchObject({ body: { code: 'unavailable' }, headers: { 'retry-after': '5' } })
  expect(answers.filter(({ status }) => status !== 503).every(({ status }) => status === 401)).toBe(true)
})

test('while one kind of call is overloaded, other kinds are answered, and it recovers afterwards', async () => {
  const testApp = await openSlowApp()
  const [others, logins] = await Promise.all([
    Promise.all(Array.from({ length: 60 }, () => callApi(testApp, 'GET /explore', { ip: newIdentity().ip }))),
    Promise.all(Array.from({ length: 60 }, () => logInUnknown(testApp))),
  ])
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]))
  expect(logins.some(({ status }) => status === 503)).toBe(true)
  expect((await logInUnknown(testApp)).status).toBe(401)
})

test('while a path refuses everybody, most of its surplus does not reach the framework', async () => {
  const testApp = await openSlowApp({ TRUST_PROXY: '127.0.0.0/8' })
  const routing = vi.spyOn(testApp.app, 'routing')
  const origin = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const logIn = async () => {
    const { email, ip } = newIdentity()
    const { status, headers } = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': ip },
      body: JSON.stringify({ email, password: 'no matter' }),
    })
    return { status, retryAfter: headers.get('retry-after') }
  }
  const [answers, other] = await Promise.all([
    Promise.all(Array.from({ length: 200 }, logIn)),
    fetch(`${origin}/api/explore`, { headers: { 'X-Forwarded-For': newIdentity().ip } }),
  ])
  const refused = answers.filter(({ status }) => status === 503)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]))
  expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']))
  expect(routing.mock.calls.length).toBeLessThan(answers.length / 2)
  expect(other.status).toBe(200)
  expect((await logIn()).status).toBe(401)
})

test('a client that asks for much at once is turned away before the others', async () => {
  const testApp = await openSlowApp()
  const { ip } = newIdentity()
  const [greedy, others] = await Promise.all([
    Promise.all(Array.from({ length: 60 }, () => logInUnknown(testApp, { ip }))),
    Promise.all(Array.from({ length: 2 }, () => logInUnknown(testApp))),
  ])
  expect(others.map(({ status }) => status)).toEqual([401, 401])
  expect(greedy.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(50)
  expect(greedy.some(({ status }) => status === 401)).toBe(true)
})

test('a body of a request that would wait too long is refused unparsed', async () => {
  const testApp = await openSlowApp()
  const { ip } = newIdentity()
  const post = (payload: string) =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: ip,
      headers: { 'content-type': 'application/json' },
      payload,
    })
  const whole = JSON.stringify({ email: newIdentity().email, password: 'no matter' })
  const answers = await Promise.all([...Array.from({ length: 20 }, () => post(whole)), post(whole.slice(1))])
  expect(answers.at(-1)?.statusCode).toBe(503)
  expect((await post(whole.slice(1))).statusCode).toBe(400)
})

test('the time to wait follows from how many are under way and how fast they are answered', () => {
  let time = 0
  const waiting = new WaitingTime(() => time)
  for (let request = 0; request < 30; request += 1) waiting.begin('client')
  expect(waiting.expectedWaitMs()).toBe(0)
  for (let request = 0; request < 10; request += 1) {
    time += 50
    waiting.end('client')
  }
  expect(waiting.expectedWaitMs()).toBeCloseTo(20 * 50)
  for (let request = 0; request < 20; request += 1) waiting.end('client')
  time += 60_000
  waiting.begin('client')
  expect(waiting.expectedWaitMs()).toBe(0)
})

test('the part of the wait that a client causes follows from its own requests', () => {
  let time = 0
  const waiting = new WaitingTime(() => time)
  for (const client of ['one', 'one', 'one', 'one', 'one', 'other']) waiting.begin(client)
  time += 40
  waiting.end('one')
  expect(['one', 'other', 'nobody'].map((client) => waiting.expectedWaitCausedBy(client))).toEqual([160, 0, 0])
  time += 40
  waiting.end('one')
  expect(waiting.expectedWaitCausedBy('one')).toBe(0)
})

/** Keeps the event loop busy until the server notices. */
async function makeLate(app: FastifyInstance): Promise<void> {
  while (!app.isUnderPressure()) {
    const end = performance.now() + 1_200
    while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve))
  }
}

test('while the event loop is late, files of pages are sent and few others accepted', async () => {
  const app = await createGuideApp({ env: { RATE_LIMITS: 'on' }, hasPages: true, shedsLoad: true })
  const { body: page } = await app.inject('/explore')
  const { city } = api.getCity.reply.parse((await app.inject('/api/city')).json())
  const files = [
    /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? 'none',
    /href="(\/assets\/[^"]+\.css)"/.exec(page)?.[1] ?? 'none',
    /src="(\/pictures\/[^"]+)"/.exec(page)?.[1] ?? 'none',
    '/favicon.svg',
    '/manifest.webmanifest',
    `${city.map.base?.path}landmarks.json`,
  ]
  const search = '/api/attractions?name='
  const remoteAddress = newIdentity().ip
  await makeLate(app)
  // The loop stays as late as it is for one sample, however long the machine takes for the requests.
  vi.spyOn(app, 'isUnderPressure').mockReturnValue(true)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  onTestFinished(() => clock.mockRestore())
  const [found, pages, other] = await Promise.all([
    Promise.all(files.map((url) => app.inject(url))),
    Promise.all(Array.from({ length: 40 }, () => app.inject({ url: search, remoteAddress }))),
    app.inject({ url: search, remoteAddress: newIdentity().ip }),
  ])
  expect(found.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200))
  const refused = pages.filter(({ statusCode }) => statusCode === 503)
  // Four of one client are accepted in a sample, and there is room for another one.
  expect(other.statusCode).not.toBe(503)
  expect(refused).toHaveLength(pages.length - 4)
})
