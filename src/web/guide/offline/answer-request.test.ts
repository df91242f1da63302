import { describe, expect, test } from 'vitest'
import { API_BASE } from '#contract/api/endpoint.ts'
import { packedCallPaths } from '#contract/trip/packed-calls.ts'
import { FakeCacheStorage } from '../../../../tests/support/fake-caches.ts'
import { answerRequest, kindOfRequest, type WorkerParts } from './answer-request.ts'
import { cacheName, readStoredPacks, removeOtherPacks, writeStoredPacks } from './stored-pack.ts'

const ORIGIN = 'https://guide.example'

const asked = (
  path: string,
  more: Partial<Pick<Request, 'method' | 'mode'>> & { headers?: Record<string, string> } = {},
) => ({
  method: 'GET',
  mode: 'cors' as const,
  url: new URL(path, ORIGIN).href,
  ...more,
  headers: new Headers(more.headers),
})

describe('the worker answers', () => {
  test.each([
    ['/places/surat-castle', 'page', { mode: 'navigate' as const }],
    ['/assets/program-1.js', 'file', {}],
    ['/pictures/castle.1.svg', 'file', {}],
    ['/media/abc-small.webp', 'file', {}],
    ['/map/1/8-1-1.json', 'file', {}],
    ['/gu/pack/search.json', 'file', {}],
    ['/api/places/surat-castle', 'call', {}],
    ['/api/review/all?limit=5', 'call', {}],
    ['/api/dishes', 'call', {}],
    ['/api/services', 'call', {}],
  ])('%s as a %s', (path, kind, more) => {
    expect(kindOfRequest(asked(path, more), ORIGIN)).toBe(kind)
  })

  test.each(packedCallPaths)('%s, as a pack holds it', (path) => {
    expect(kindOfRequest(asked(API_BASE + path.replace(':slug', 'surat-castle')), ORIGIN)).toBe('call')
  })

  test.each([
    ['of a session', '/api/auth/user', {}],
    ['of trips', '/api/trip/user-trips', {}],
    ['of the wishlist', '/api/wishlist', {}],
    ['that write', '/api/places/surat-castle', { method: 'POST' }],
    ['of a download', '/places/surat-castle', { headers: { purpose: 'prefetch' } }],
    ['of another site', 'https://elsewhere.example/assets/a.js', {}],
    ['for a part of a file', '/assets/a.js', { headers: { range: 'bytes=0-1' } }],
    ['for its own program', '/service-worker.js', {}],
    ['for which pack is current', '/pack/current.json', {}],
  ])('no requests %s', (_name, path, more) => {
    expect(kindOfRequest(asked(path, more), ORIGIN)).toBeNull()
  })
})

const EDITION = 'en-1'
const html = (text: string, status = 200) => new Response(text, { status, headers: { 'content-type': 'text/html' } })
const json = (value: object) => Response.json(value)
const away = () => Promise.reject(new TypeError('no network'))

/** A device with a stored guide, and a network. */
async function createParts(
  fetch: WorkerParts['fetch'],
  wait: WorkerParts['wait'] = () => new Promise(() => undefined),
) {
  const caches = new FakeCacheStorage()
  const cache = await caches.open(cacheName(EDITION))
  await cache.put('/cafe', html('stored list'))
  await cache.put('/my-trips/any', html('stored planner'))
  await cache.put('/assets/a.js', new Response('stored file'))
  await cache.put('/api/city', json({ name: 'stored city' }))
  await writeStoredPacks(caches, { en: { edition: EDITION, fetchedAt: '2026-11-22T06:00:00.000Z', places: 1 } })
  return { caches, fetch, origin: ORIGIN, wait } satisfies WorkerParts
}

const request = (path: string, headers: Record<string, string> = {}) => new Request(new URL(path, ORIGIN), { headers })

describe('with a stored guide', () => {
  test('a page comes from the network', async () => {
    const answer = await answerRequest(request('/cafe'), 'page', await createParts(async () => html('new list')))
    expect(await answer.text()).toBe('new list')
  })

  test.each<[string, WorkerParts['fetch'], WorkerParts['wait'] | undefined]>([
    ['is away', away, undefined],
    ['fails', async () => html('busy', 503), undefined],
    ['takes too long', () => new Promise(() => undefined), async () => undefined],
  ])('a page comes from the device when the network %s', async (_name, fetch, wait) => {
    const answer = await answerRequest(request('/cafe'), 'page', await createParts(fetch, wait))
    expect(await answer.text()).toBe('stored list')
  })

  test('the page of any trip is that of the planner', async () => {
    const answer = await answerRequest(request('/my-trips/b1c2'), 'page', await createParts(away))
    expect(await answer.text()).toBe('stored planner')
  })

  test('a page that is not stored leads to one that says so', async () => {
    const answer = await answerRequest(request('/search?q=castle'), 'page', await createParts(away))
    expect(answer.headers.get('location')).toBe(`${ORIGIN}/offline#${encodeURIComponent('/search?q=castle')}`)
  })

  test('a list with filters is the list without, marked so that the program shows what the address asks for', async () => {
    const parts = await createParts(away)
    const page = '<!doctype html><html lang="en" dir="ltr"><body>list</body></html>'
    await (await parts.caches.open(cacheName(EDITION))).put('/cafe', html(page))
    const answer = await answerRequest(request('/cafe?open=now'), 'page', parts)
    expect(await answer.text()).toBe(page.replace('<html ', '<html data-stand-in '))
    const whole = await answerRequest(request('/cafe'), 'page', parts)
    expect(await whole.text()).toBe(page)
  })

  test('a page of a language that is not stored leads to the stored guide, which says so', async () => {
    const answer = await answerRequest(request('/gu/cafe'), 'page', await createParts(away))
    expect(answer.headers.get('location')).toBe(`${ORIGIN}/offline#${encodeURIComponent('/gu/cafe')}`)
    const online = await createParts(async () => html('new list', 503))
    expect((await answerRequest(request('/gu/cafe'), 'page', online)).status).toBe(503)
  })

  test('a file is taken from the device first', async () => {
    const answer = await answerRequest(request('/assets/a.js'), 'file', await createParts(away))
    expect(await answer.text()).toBe('stored file')
  })

  test('a file of a newer build comes from the network', async () => {
    const answer = await answerRequest(
      request('/assets/b.js'),
      'file',
      await createParts(async () => new Response('new')),
    )
    expect(await answer.text()).toBe('new')
  })

  describe('a photo without a network', () => {
    const hash = 'a'.repeat(64)
    const answerPhoto = async (path: string, fetch: WorkerParts['fetch'], stored = `/media/${hash}-small.webp`) => {
      const parts = await createParts(fetch)
      await (await parts.caches.open(cacheName(EDITION))).put(stored, new Response('stored small photo'))
      return answerRequest(request(path), 'file', parts)
    }

    test.each([`/media/${hash}-small.webp`, `/media/${hash}.webp`])('is the stored one at %s', async (path) => {
      expect(await (await answerPhoto(path, away)).text()).toBe('stored small photo')
    })

    test('is the large one while there is a network', async () => {
      const answer = await answerPhoto(`/media/${hash}.webp`, async () => new Response('large photo'))
      expect(await answer.text()).toBe('large photo')
    })

    test.each([`/media/${'b'.repeat(64)}.webp`, `/media/${'b'.repeat(64)}-small.webp`, '/pictures/fort.1a2b.jpg'])(
      'that is not stored is an empty picture: %s',
      async (path) => {
        const answer = await answerPhoto(path, away)
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
      },
    )

    test('is what the server says, also when it is deleted', async () => {
      const answer = await answerPhoto(`/media/${'b'.repeat(64)}.webp`, async () => html('missing', 404))
      expect(answer.status).toBe(404)
    })
  })

  test('a call is answered from the device when a network shows its login page in place of it', async () => {
    const answer = await answerRequest(request('/api/city'), 'call', await createParts(async () => html('Log in')))
    expect(await answer.json()).toEqual({ name: 'stored city' })
  })

  test('the answer to a call in another language is not that of the stored one', async () => {
    const inHindi = request('/api/city', { 'accept-language': 'hi' })
    await expect(answerRequest(inHindi, 'call', await createParts(away))).rejects.toThrow('no network')
  })

  test('the worker stores nothing', async () => {
    const parts = await createParts(async () => json({ name: 'new city' }))
    const before = await parts.caches.contents()
    await answerRequest(request('/api/city', { authorization: 'Bearer secret' }), 'call', parts)
    await answerRequest(request('/cafe'), 'page', parts)
    await answerRequest(request('/assets/b.js'), 'file', parts)
    expect(await parts.caches.contents()).toEqual(before)
  })
})

test('a damaged note of what is stored stands for nothing stored', async () => {
  const caches = new FakeCacheStorage()
  await (await caches.open('pack-current')).put('/pack/stored.json', html('<html>'))
  expect(await readStoredPacks(caches)).toEqual({})
})

test('removing leaves the caches of others', async () => {
  const caches = new FakeCacheStorage()
  for (const name of ['pack-current', 'pack-en-1', 'another']) await caches.open(name)
  await removeOtherPacks(caches, [])
  expect(await caches.keys()).toEqual(['another'])
})
