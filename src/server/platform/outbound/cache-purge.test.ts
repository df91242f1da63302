import type { RequestListener } from 'node:http'
import { expect, test, vi } from 'vitest'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { getProblems } from '../../../../tests/support/operator-problems.ts'
import { startExternalServer, type ExternalServer } from '../../../../tests/support/outside-server.ts'
import { createTestApp, openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser } from '../../../../tests/support/users.ts'
import { readConfig } from '../config/config.ts'

const forget: RequestListener = (_request, response) => response.end()

async function publishReview(testApp: TestApp): Promise<void> {
  const { token } = await createUser(testApp)
  const body = {
    placeName: 'Surat Castle',
    rating: 4,
    reviewText: 'Thick walls, cool rooms.',
    imageUrl: '',
    locationCoords: { lat: 21.1957, lng: 72.8181 },
  }
  const { status } = await callApi(testApp, 'POST /review/create', { token, body })
  expect(status).toBe(200)
}

/** Two purges follow each change. A new process begins with two. */
async function waitForPurges(cache: ExternalServer, count: number): Promise<void> {
  await vi.waitFor(() => expect(cache.requests.length).toBeGreaterThanOrEqual(count), { timeout: 20_000 })
}

/** The purges of a start name nothing, and the next ones join them until they are answered. */
async function waitForAnsweredPurges({ services }: TestApp, count: number): Promise<void> {
  await vi.waitFor(() => expect(services.caches.counts().succeeded).toBe(count), { timeout: 20_000 })
}

test('a start and a new review purge every cache', async () => {
  const caches = [await startExternalServer(forget), await startExternalServer(forget)]
  const testApp = await createTestApp({ env: { CACHE_PURGE_URL: caches.map(({ url }) => `${url}/pages`).join(', ') } })
  await waitForAnsweredPurges(testApp, 4)

  await publishReview(testApp)

  await Promise.all(caches.map((cache) => waitForPurges(cache, 4)))
  const asked = caches.flatMap(({ requests }) => requests.map(({ method, url }) => `${method} ${url}`))
  expect([...new Set(asked)]).toEqual(['PURGE /pages'])
  // A start purges all content, a review what shows it.
  const named = caches.flatMap(({ requests }) => requests.map(({ headers }) => headers.xkey))
  expect(new Set(named)).toEqual(new Set([undefined, 'reviews place:surat-castle list:historical']))
})

test('all content is purged twice, however many reviews are written meanwhile', async () => {
  let writeReview = () => {}
  const cache = await startExternalServer((_request, response) => {
    writeReview()
    response.end()
  })
  const { services } = await createTestApp({ env: { CACHE_PURGE_URL: cache.url } })
  writeReview = () => services.caches.contentChanged(new Set(['place:surat-castle']))
  await waitForPurges(cache, 5)
  const names = cache.requests.map(({ headers }) => headers.xkey)
  expect(names.slice(0, 2)).toEqual([undefined, undefined])
  expect(new Set(names.slice(2))).toEqual(new Set(['place:surat-castle']))
})

test('changes of more places than a header can name purge all that shows reviews', async () => {
  const cache = await startExternalServer(forget)
  const testApp = await createTestApp({ env: { CACHE_PURGE_URL: cache.url } })
  await waitForAnsweredPurges(testApp, 2)
  const { services } = testApp
  const slugs = Array.from({ length: 500 }, (_, index) => `place:a-place-with-a-long-name-${index}`)
  services.caches.contentChanged(new Set(slugs))
  services.caches.contentChanged(new Set(['reviews']))
  await waitForPurges(cache, 4)
  expect(cache.requests.slice(2).map(({ headers }) => headers.xkey)).toEqual(['rated', 'rated'])
})

test('a process that asks a cache to forget has the new content already', async () => {
  const purged = Promise.withResolvers<void>()
  let isChanged = false
  const cache = await startExternalServer((_request, response) => {
    response.end()
    if (isChanged) purged.resolve()
  })
  const testApp = await createTestApp()
  const second = await openSecondInstance(testApp, { env: { CACHE_PURGE_URL: cache.url } })
  await waitForPurges(cache, 2)

  isChanged = true
  await publishReview(testApp)

  await purged.promise
  expect(JSON.stringify((await callApi(second, 'GET /review/all')).body)).toContain('Thick walls')
})

test('a cache that fails is asked again', async () => {
  let failures = 2
  const cache = await startExternalServer((_request, response) => {
    response.statusCode = failures > 0 ? 503 : 200
    failures -= 1
    response.end()
  })
  const { services } = await createTestApp({ env: { CACHE_PURGE_URL: cache.url } })
  await vi.waitFor(() => expect(services.caches.counts()).toEqual({ succeeded: 2, failed: 2 }), { timeout: 20_000 })
})

test('a cache that never answers delays neither a review nor another cache', async () => {
  const silent = await startExternalServer(() => {})
  const cache = await startExternalServer(forget)
  const testApp = await createTestApp({ env: { CACHE_PURGE_URL: `${silent.url},${cache.url}` } })
  await waitForPurges(cache, 2)
  await publishReview(testApp)
  await waitForPurges(cache, 4)
  expect(silent.requests.length).toBeGreaterThan(0)
})

test('a process that stops purges a last time', async () => {
  const cache = await startExternalServer(forget)
  const testApp = await startTestApp({ env: { CACHE_PURGE_URL: cache.url } })
  await waitForPurges(cache, 2)
  await testApp.close()
  expect(cache.requests).toHaveLength(3)
})

test('without a cache nothing is asked', async () => {
  const { services } = await createTestApp()
  services.caches.contentChanged('content')
  expect(services.caches.counts()).toEqual({ succeeded: 0, failed: 0 })
})

test.each(['ftp://cache', 'cache:6081', 'http://user:secret@cache', 'http://cache,,http://other'])(
  'CACHE_PURGE_URL refuses %s',
  (url) => {
    expect(getProblems(() => readConfig({ CACHE_PURGE_URL: url }))).toEqual([
      'CACHE_PURGE_URL: expected http or https URLs, separated by commas',
    ])
  },
)
