import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#contract/text/durations.ts'
import { createClock, type Clock } from '../../../../tests/support/clock.ts'
import { startGuideApp } from '../../../../tests/support/guide-app.ts'

/** 09:59:30 on a Tuesday in Surat. The castle opens at 10:00. Each test begins a week later than the one before. */
const clock: Clock = createClock('2026-12-08T04:29:30.000Z')

let weekOfTest = clock.now().getTime()

/** The URLs that reached Fastify. Answers from memory leave before it. */
const routed: string[] = []

let app: FastifyInstance

beforeAll(async () => {
  app = await startGuideApp({ hasPages: true, now: clock.now })
  app.addHook('onRequest', (request, _reply, done) => {
    routed.push(request.url)
    done()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(() => app.close())

beforeEach(() => {
  weekOfTest += 7 * DAY_MS
  clock.advance(weekOfTest - clock.now().getTime())
  routed.length = 0
})

async function ask(url: string, etag = '') {
  const response = await fetch(app.listeningOrigin + url, { headers: { 'if-none-match': etag } })
  const { status, headers } = response
  return {
    status,
    etag: headers.get('etag') ?? '',
    cacheControl: headers.get('cache-control'),
    body: await response.text(),
  }
}

/** The first answer to a query leaves at once, the second is kept, and later ones come from memory. */
async function askUntilInMemory(url: string) {
  await ask(url)
  await ask(url)
  return ask(url)
}

describe.each([
  ['the call', '/api/places?open=now&verified=1', /"slug":"surat-castle".{1,300}"match":"not"/],
  ['the page of all places', '/places?open=now&q=castle', /\dT09:59/],
  ['the page of a list', '/historical_places?open=now', /\dT09:59/],
])('%s that says what is open now', (_kind, url, ofThisMinute) => {
  test('comes from memory until the minute ends, and not after it', async () => {
    const first = await askUntilInMemory(url)
    clock.advance(MINUTE_MS / 2 - 1)
    routed.length = 0
    const last = await ask(url)
    expect(routed).toEqual([])
    clock.advance(1)
    const next = await ask(url)
    expect([first.body, last.body]).toEqual([expect.stringMatching(ofThisMinute), first.body])
    expect(next.body).not.toMatch(ofThisMinute)
  })

  test('is confirmed to those who have it in its minute, and replaced in the next', async () => {
    const { etag } = await askUntilInMemory(url)
    expect((await ask(url, etag)).status).toBe(304)
    clock.advance(MINUTE_MS / 2)
    const next = await ask(url, etag)
    expect(next.status).toBe(200)
    expect(next.etag).not.toBe(etag)
  })

  test('is kept by no cache that does not ask', async () => {
    const answers = [await ask(url), await askUntilInMemory(url)]
    expect(answers.map(({ cacheControl }) => cacheControl)).toEqual(['no-cache', 'no-cache'])
  })
})

test.each([
  '/api/hours?from=2026-12-07&to=2026-12-08',
  '/places?open=2026-12-08T09:59',
  '/historical_places',
  '/seasons',
])('%s says the same at any minute', async (url) => {
  const first = await askUntilInMemory(url)
  clock.advance(6 * DAY_MS)
  const later = await ask(url, first.etag)
  expect([later.status, later.cacheControl]).toEqual([304, first.cacheControl])
  expect(first.cacheControl).toContain('must-revalidate')
})
