import { hash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { smallMediaUrl, UPLOAD_PRESET } from '#contract/account/media.ts'
import { api } from '#contract/api.ts'
import { FILE_FIELD } from '#contract/api/endpoint.ts'
import {
  bodyPath,
  CurrentPack,
  GROUP_TYPE,
  groupEntries,
  groupPath,
  manifestPath,
  nameEdition,
  PackManifest,
  packParts,
  PackPhotoList,
  type PackEntry,
  textOfEntries,
  type OfferedPack,
} from '#contract/city/pack.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { sql } from 'kysely'
import { openSmallMemoryGuide } from '../../../tests/support/stored-guide.ts'
import { createPicture } from '../../../tests/support/images.ts'
import { createClock } from '../../../tests/support/clock.ts'
import { readGroup } from '#web/guide/offline/read-group.ts'
import { hideReviewsFor } from '../travellers/reviews/hidden-reviews.ts'
import { loadBuild, type Build } from './build.ts'
import { storeGroups } from './pack-groups.ts'
import { boundPacks } from './packs.store.ts'
import { sweep } from './sweep.ts'
import { createGuideApp, startGuideApp } from '../../../tests/support/guide-app.ts'
import { isFullSuite } from '../../../tests/support/full-suite.ts'
import { testInFull } from '../../../tests/support/full-test.ts'

let app: FastifyInstance
let current: OfferedPack
let manifest: PackManifest

beforeAll(async () => {
  app = await startGuideApp({ hasPages: true })
  current = await readCurrent(app)
  manifest = PackManifest.parse((await app.inject(manifestPath(current.edition))).json())
})

afterAll(() => app.close())

async function readCurrent(of: FastifyInstance, base = ''): Promise<OfferedPack> {
  const parsed = CurrentPack.parse((await of.inject(`${base}/pack/current.json`)).json())
  if (!parsed.isOffered) throw new Error('The server offers no pack')
  return parsed
}

describe('the manifest of a pack', () => {
  test('names each address with the length and the hash of what the server sends there', async () => {
    const wrong: string[] = []
    for (const { url, bytes, sha256 } of manifest.entries) {
      const { statusCode, rawPayload } = await app.inject({ url, headers: { 'accept-language': 'en' } })
      const isRight = rawPayload.length === bytes && hash('sha256', rawPayload, 'hex') === sha256
      if (statusCode !== 200 || !isRight) wrong.push(`${statusCode} ${url}`)
    }
    expect(wrong).toEqual([])
  })

  test('holds places, lists, phrases, the planner, answers, drawings and the map, and nothing of an account', () => {
    const urls = manifest.entries.map(({ url }) => url)
    expect(urls).toEqual(
      expect.arrayContaining([
        '/',
        '/places/surat-castle',
        '/cafe',
        '/places?view=map',
        '/phrases',
        '/seasons',
        '/my-trips/any',
        '/wishlist',
        '/profile',
        '/offline',
        '/api/city',
        '/api/planning',
        '/api/places/surat-castle',
      ]),
    )
    // Answers of other sites could not be read back, and take more room than they have.
    expect(urls.filter((url) => !/^\/(?!\/)/.test(url))).toEqual([])
    // These pages are those of a guest: what they show of somebody is an answer, which no pack has.
    const others = urls.filter((url) => url !== '/wishlist' && url !== '/profile')
    expect(
      others.filter((url) => /^\/(?!assets|pictures).*(auth|wishlist|profile|admin|login|media|trip-link)/.test(url)),
    ).toEqual([])
    expect(packParts.filter((part) => !manifest.entries.some((entry) => entry.part === part))).toEqual([])
  })

  test('proves itself: the name of the edition is the hash of its entries', () => {
    const named = nameEdition('en', hash('sha256', textOfEntries(manifest.entries), 'hex'))
    expect([manifest.edition, current.edition]).toEqual([named, named])
  })

  test('is cached as long as the server has it, and which one is current is asked each time', async () => {
    const found = await app.inject(manifestPath(current.edition))
    expect(found.headers).toMatchObject({ 'cache-control': 'public, max-age=3600, immutable' })
    const again = await app.inject({ url: '/pack/current.json' })
    expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) })
  })

  test('fits on the phones that it is for: at most 4 MB travel', () => {
    const travels = packParts.reduce((sum, part) => sum + current.parts[part].transferBytes, 0)
    expect(travels).toBeLessThan(4_000_000)
  })

  test.each(['/pack/en-00000000000000000000000000000000.json', '/pack/nothing.json', '/pack/x'])(
    'is missing for an edition that nobody made: %s',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(404)
    },
  )
})

testInFull('each language has a pack of its own', async () => {
  const { small } = await createSmall()
  const other = await readCurrent(small, '/gu')
  const { entries } = PackManifest.parse((await small.inject(manifestPath(other.edition))).json())
  expect(entries.map(({ url }) => url)).toContain('/gu/places/surat-castle')
  expect(other.edition).toMatch(/^gu-/)
})

test('the worker is asked for anew at each visit', async () => {
  const { statusCode, headers, body } = await app.inject('/service-worker.js')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'application/javascript; charset=utf-8',
  })
  expect(body).toContain('respondWith')
})

test('an operator takes the pack back: the worker removes itself, and no pack is offered', async () => {
  const without = await createGuideApp({ hasPages: true, env: { OFFLINE_PACK: 'off' } })
  expect((await without.inject('/pack/current.json')).json()).toEqual({ isOffered: false })
  expect((await without.inject(manifestPath(current.edition))).statusCode).toBe(404)
  const { body } = await without.inject('/service-worker.js')
  expect(body).toContain('unregister')
  expect(body).not.toContain('respondWith')
})

/** Surat Castle has a map of its own on its page. */
const SMALL = ['surat-castle', 'dumas-beach', 'dutch-garden', 'gopi-talav']

/** An application with a clock and a small guide. What is measured over all of Surat asks the one of the suite. */
async function createSmall(env: Record<string, string> = {}) {
  const clock = createClock()
  const store = await openSmallMemoryGuide(SMALL)
  const build = await loadSmallBuild()
  const createInstance = () => createGuideApp({ build, hasContent: true, now: clock.now, store, env })
  return { clock, store, createInstance, small: await createInstance() }
}

/** A build of which a pack has only the first files. They are more than half of the bytes of a pack. */
async function loadSmallBuild(): Promise<Build> {
  const { clientDir, pages } = await loadBuild()
  const small = pages.map(({ language, renderer, assets }) => ({
    language,
    renderer,
    assets: { ...assets, program: (assets.program ?? []).slice(0, 5) },
  }))
  return { clientDir, pages: small }
}

/** A small guide, and a traveller who writes reviews. */
async function createReviewed(env: Record<string, string> = {}) {
  const { clock, store, createInstance, small: reviewed } = await createSmall(env)
  const post = (url: string, payload: object, headers = {}) =>
    reviewed.inject({ method: 'POST', url: `/api${url}`, payload, headers })
  const signUp = async (name: string, email: string) =>
    (await post('/auth/signup', { name, email, password: PASSWORD })).json<{ authToken: string }>()
  const { authToken } = await signUp('Priya Desai', 'pack@surat.example')
  const call = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, token = authToken) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await reviewed.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
    expect(answer.statusCode).toBe(200)
    return answer
  }
  const writeReview = async (reviewText: string, more: { imageUrl?: string } = {}) => {
    const answer = await call('POST', '/review/create', { ...reviewSaying(reviewText), ...more })
    return /"_id":"([^"]+)"/.exec(answer.body)?.[1] ?? ''
  }
  const voteFor = async (id: string) => {
    const other = await signUp('Ravi Patel', 'voter@surat.example')
    await call('POST', `/review/helpful/${id}`, { isHelpful: true }, other.authToken)
  }
  const { id: accountId } = await store.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
  return { reviewed, clock, store, createInstance, writeReview, voteFor, call, accountId, authToken }
}

type Reviewed = Awaited<ReturnType<typeof createReviewed>>

const PASSWORD = 'monsoon-on-the-Tapi'

const reviewSaying = (reviewText: string) => ({
  placeName: 'Surat Castle',
  rating: 4,
  reviewText,
  locationCoords: { lat: 21.1957, lng: 72.8181 },
})

const REGRETTED = 'I regret these words.'
const AUTHOR = 'Priya Desai'
/** Ways in which a review is taken back, or what it shows. */
const withdrawals = {
  'was deleted': ({ call }, id) => call('DELETE', `/review/delete/${id}`),
  'was edited': ({ call }, id) => call('PUT', `/review/edit/${id}`, { ...reviewSaying('Come early.') }),
  'moved to another place': ({ call }, id) =>
    call('PUT', `/review/edit/${id}`, { ...reviewSaying(REGRETTED), placeName: 'Dumas Beach' }),
  'was hidden with its author': ({ store, accountId }) =>
    store.db.transaction().execute((transaction) => hideReviewsFor(transaction, accountId, '2026-11-28T00:00:00.000Z')),
  'has an author with another name': ({ call }) => call('PUT', '/auth/update-profile', { name: 'Priya D' }),
  'has lost its author': ({ call }) => call('POST', '/auth/delete-account', { password: PASSWORD }),
} satisfies Readonly<Record<string, (of: Reviewed, id: string) => Promise<unknown>>>

const hashGroup = (entries: readonly PackEntry[]) => hash('sha256', textOfEntries(entries), 'hex')

describe('a group of a pack', () => {
  test('has its entries as the list announces them, with the types of the server', async () => {
    const wrong: string[] = []
    let travels = 0
    for (const entries of groupEntries(manifest.entries)) {
      const path = groupPath(hashGroup(entries))
      const { statusCode, rawPayload, headers } = await app.inject({ url: path, headers: { 'accept-encoding': 'br' } })
      expect([statusCode, headers['content-type'], headers['x-robots-tag']]).toEqual([200, GROUP_TYPE, 'noindex'])
      travels += rawPayload.length
      const chunks = [new Uint8Array(decode(rawPayload, headers['content-encoding']))]
      const left = new Set(entries.map(({ url }) => url))
      for await (const { entry, head, bytes } of readGroup(async () => chunks.shift(), entries)) {
        const { headers: own } = await app.inject({ method: 'HEAD', url: entry.url })
        const isRight = hash('sha256', new Uint8Array(bytes), 'hex') === entry.sha256
        const hasType = head.type === own['content-type']
        const isSafe = entry.part !== 'drawings' || head.policy?.endsWith('sandbox') === true
        if (isRight && hasType && isSafe) left.delete(entry.url)
      }
      wrong.push(...left)
    }
    expect(wrong).toEqual([])
    const announced = packParts.reduce((sum, part) => sum + current.parts[part].transferBytes, 0)
    expect(Math.abs(travels - announced)).toBeLessThan(100)
  })

  test('is a few hundred kilobytes at most, of one part', () => {
    const groups = groupEntries(manifest.entries)
    expect(groups.flat()).toEqual(manifest.entries)
    expect(groups.filter((group) => new Set(group.map(({ part }) => part)).size > 1)).toEqual([])
    const long = groups.filter(
      (group) => group.length > 1 && group.reduce((sum, { bytes }) => sum + bytes, 0) > 262_144,
    )
    expect(long).toEqual([])
    expect(groups.length).toBeLessThan(100)
  })

  test('is nothing at the address of a body, and a body is none at its address', async () => {
    const [group = []] = groupEntries(manifest.entries)
    const page = manifest.entries.find(({ part }) => part === 'pages')
    const urls = [bodyPath(hashGroup(group)), groupPath(page?.sha256 ?? ''), groupPath('0'.repeat(64)), groupPath('x')]
    const statuses = await Promise.all(urls.map(async (url) => (await app.inject(url)).statusCode))
    expect(statuses).toEqual([404, 404, 404, 404])
  })

  testInFull('lasts as long as its pack, and one that did not change is not made again', async () => {
    const { reviewed, clock, store, writeReview } = await createReviewed()
    await readCurrent(reviewed)
    const groups = () =>
      store.db
        .selectFrom('pack_body')
        .select(['sha256', 'used_at', 'shows'])
        .where('content_type', '=', GROUP_TYPE)
        .execute()
    const before = await groups()
    // A group that is made again is written with what it shows. One that is only used again keeps the mark.
    await store.db.updateTable('pack_body').set({ shows: 'mark' }).where('content_type', '=', GROUP_TYPE).execute()
    clock.advance(30 * MINUTE_MS)
    await writeReview('The stalls are back.')
    await readCurrent(reviewed)
    const after = await groups()
    const known = new Set(before.map(({ sha256 }) => sha256))
    const renewed = after.filter((row) => known.has(row.sha256) && row.used_at === clock.now().toISOString())
    expect(after.length).toBeGreaterThan(before.length)
    expect(renewed.length).toBeGreaterThan(before.length / 2)
    expect(renewed.filter(({ shows }) => shows !== 'mark')).toEqual([])
    clock.advance(61 * MINUTE_MS)
    await sweep(store.db, clock.now())
    expect(await groups()).toEqual([])
  })
})

test('a group is not made of a file that was replaced since its pack was made', async () => {
  const { db } = await openSmallMemoryGuide(SMALL)
  const [url, part] = ['/pictures/castle.svg', 'drawings'] as const
  const text = '<svg/>'
  const entries = [{ url, part, bytes: text.length, sha256: hash('sha256', text, 'hex') }]
  const makeGroup = async (found: string) => {
    const address = { url, part, read: async () => ({ identity: Buffer.from(found) }) }
    const pack = { manifest: { edition: 'en-1', entries }, current, photos: [], addresses: new Map([[url, address]]) }
    await storeGroups(pack, { db, bodies: new Map(), made_at: '2026-11-28T00:00:00.000Z' })
    return db.selectFrom('pack_body').select('sha256').where('content_type', '=', GROUP_TYPE).execute()
  }
  expect(await makeGroup('<svg id="new"/>')).toEqual([])
  expect(await makeGroup(text)).toHaveLength(1)
})

async function namedBy(of: FastifyInstance): Promise<{ edition: string; urls: string[] }> {
  const { edition } = await readCurrent(of)
  const { entries } = PackManifest.parse((await of.inject(manifestPath(edition))).json())
  return { edition, urls: entries.flatMap(({ url, part }) => (part === 'drawings' || part === 'map' ? [url] : [])) }
}

test('a review that names maps and pictures adds none of them', async () => {
  const { reviewed, clock, writeReview } = await createReviewed()
  const before = await namedBy(reviewed)
  const map = before.urls.find((url) => url.endsWith('-place-light.svg')) ?? ''
  const foreign = Array.from({ length: 20 }, (_, step) =>
    map.replace(/-(\d+)-(\d+)-place/, (_all, x, y) => `-${Number(x) + step + 1}-${y}-place`),
  )
  expect((await reviewed.inject(foreign[0] ?? '')).statusCode).toBe(200)
  await writeReview([...foreign, '/pictures/x.svg'].map((url) => `${url} <img src="${url}"> "${url}"`).join(' '))
  expect((await reviewed.inject(manifestPath(`en-${'0'.repeat(32)}`))).statusCode).toBe(404)
  expect((await readCurrent(reviewed)).edition).toBe(before.edition)
  clock.advance(15 * MINUTE_MS)
  const after = await namedBy(reviewed)
  expect(after.edition).not.toBe(before.edition)
  expect(after.urls).toEqual(before.urls)
})

describe('a device that downloads while reviews are written', () => {
  test('gets what the pack announced, from every process, in each encoding, for an hour', async () => {
    const { reviewed, clock, store, createInstance, writeReview } = await createReviewed()
    const { edition } = await readCurrent(reviewed)
    const { entries } = PackManifest.parse((await reviewed.inject(manifestPath(edition))).json())
    await writeReview('The stalls are gone.')
    const other = await createInstance()
    clock.advance(MINUTE_MS)
    const changing = entries.filter(({ part }) => part === 'pages' || part === 'answers')
    const wrong: string[] = []
    for (const [index, { url, part, bytes, sha256 }] of changing.entries()) {
      const encoding = ['br', 'gzip', 'identity'][index % 3] ?? ''
      const found = await other.inject({ url: bodyPath(sha256), headers: { 'accept-encoding': encoding } })
      const body = decode(found.rawPayload, found.headers['content-encoding'])
      const type = part === 'pages' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8'
      const isRight = found.headers['content-type'] === type && found.headers['content-security-policy'] !== undefined
      if (!isRight || body.length !== bytes || hash('sha256', body, 'hex') !== sha256) wrong.push(url)
    }
    expect(wrong).toEqual([])
    expect((await other.inject(manifestPath(edition))).json()).toEqual({ edition, entries })
    // It shows no review.
    const page = changing.find(({ url }) => url === '/phrases')
    const path = bodyPath(page?.sha256 ?? '')
    expect((await other.inject(path)).headers).toMatchObject({
      'cache-control': 'public, max-age=3600, immutable',
      'x-robots-tag': 'noindex',
    })
    await sweep(store.db, clock.now())
    expect((await other.inject(path)).statusCode).toBe(200)
    clock.advance(60 * MINUTE_MS)
    await sweep(store.db, clock.now())
    expect([(await other.inject(path)).statusCode, (await other.inject(manifestPath(edition))).statusCode]).toEqual([
      404, 404,
    ])
  })

  test('asks each process for the same edition, and begins with a new one soon after a review', async () => {
    const { reviewed, clock, createInstance, writeReview } = await createReviewed()
    const other = await createInstance()
    const first = await readCurrent(reviewed)
    await writeReview('The stalls are back.')
    expect([await readCurrent(reviewed), await readCurrent(other)]).toEqual([first, first])
    clock.advance(15 * MINUTE_MS)
    const next = await readCurrent(reviewed)
    expect(next.edition).not.toBe(first.edition)
    // It has not heard of the review yet.
    expect(await readCurrent(other)).toEqual(next)
    const { entries } = PackManifest.parse((await reviewed.inject(manifestPath(next.edition))).json())
    const { sha256 = '' } = entries.find(({ url }) => url === '/places/surat-castle') ?? {}
    expect((await reviewed.inject(bodyPath(sha256))).body).toContain('The stalls are back.')
  })

  test.each(Object.entries(withdrawals).slice(0, isFullSuite ? undefined : 2))(
    'is refused what shows a review that %s, and gets the rest',
    async (_, act) => {
      const of = await createReviewed()
      const { reviewed, writeReview } = of
      const id = await writeReview(REGRETTED)
      const { edition } = await readCurrent(reviewed)
      const { entries } = PackManifest.parse((await reviewed.inject(manifestPath(edition))).json())
      const changing = entries.filter(({ part }) => part === 'pages' || part === 'answers')
      const paths = [
        ...changing.map(({ url, sha256 }) => [url, bodyPath(sha256)] as const),
        ...groupEntries(changing).map((group, index) => [`group ${index}`, groupPath(hashGroup(group))] as const),
      ]
      const showing = async () => {
        const shown: string[] = []
        for (const [name, path] of paths) {
          const { statusCode, body } = await reviewed.inject(path)
          if (statusCode === 200 && (body.includes(REGRETTED) || body.includes(AUTHOR))) shown.push(name)
        }
        return shown
      }
      const before = await showing()
      expect(before).toEqual(
        expect.arrayContaining([
          '/places/surat-castle',
          '/api/review/all?place=surat-castle&limit=5',
          expect.stringMatching(/^group/),
        ]),
      )
      const { sha256 = '' } = changing.find(({ url }) => url === '/places/surat-castle') ?? {}
      expect((await reviewed.inject(bodyPath(sha256))).headers['cache-control']).toBe('public, max-age=60')

      await act(of, id)

      expect(await showing()).toEqual([])
      const other = changing.find(({ url }) => url === '/places/dutch-garden')
      expect((await reviewed.inject(bodyPath(other?.sha256 ?? ''))).statusCode).toBe(200)
    },
  )

  test('gets from the next pack what it was refused in between, if that is as it was', async () => {
    const { reviewed, clock, writeReview, call } = await createReviewed()
    await writeReview('The stalls are back.')
    const { edition } = await readCurrent(reviewed)
    const { entries } = PackManifest.parse((await reviewed.inject(manifestPath(edition))).json())
    const path = bodyPath(entries.find(({ url }) => url === '/api/review/all?place=surat-castle&limit=5')?.sha256 ?? '')
    const ask = async () => (await reviewed.inject(path)).statusCode
    await call('DELETE', `/review/delete/${await writeReview(REGRETTED)}`)
    expect(await ask()).toBe(404)
    clock.advance(15 * MINUTE_MS)
    await readCurrent(reviewed)
    expect(await ask()).toBe(200)
  })

  test('is refused nothing for new reviews and votes: they take nothing back', async () => {
    const { reviewed, writeReview, voteFor } = await createReviewed()
    const id = await writeReview('The stalls are gone.')
    const { edition } = await readCurrent(reviewed)
    const { entries } = PackManifest.parse((await reviewed.inject(manifestPath(edition))).json())
    const { sha256 = '' } = entries.find(({ url }) => url === '/places/surat-castle') ?? {}
    await writeReview('The stalls are back.')
    await voteFor(id)
    expect((await reviewed.inject(bodyPath(sha256))).statusCode).toBe(200)
  })

  test('has at least half an hour, also where nothing changes', async () => {
    const { reviewed, clock, store } = await createReviewed()
    const { edition } = await readCurrent(reviewed)
    clock.advance(30 * MINUTE_MS)
    expect((await readCurrent(reviewed)).edition).toBe(edition)
    clock.advance(31 * MINUTE_MS)
    await sweep(store.db, clock.now())
    const { entries } = PackManifest.parse((await reviewed.inject(manifestPath(edition))).json())
    const page = entries.find(({ part }) => part === 'pages')
    expect((await reviewed.inject(bodyPath(page?.sha256 ?? ''))).statusCode).toBe(200)
  })

  test.each(['x', '0'.repeat(64), '..%2Fcurrent.json', 'A'.repeat(64)])('finds nothing at %s', async (name) => {
    expect((await app.inject(`/pack/body/${name}`)).statusCode).toBe(404)
  })
})

function decode(bytes: Buffer, encoding: unknown): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

describe('photos of a pack', () => {
  /** An application in which a review of Surat Castle has a photo. */
  async function createPictured() {
    const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-photos-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const of = await createReviewed({ DATA_DIR: dataDir })
    const form = new FormData()
    form.append('upload_preset', UPLOAD_PRESET)
    form.append(FILE_FIELD, new File([new Uint8Array(await createPicture(900, 600))], 'a.png', { type: 'image/png' }))
    const uploaded = await of.reviewed.inject({
      method: 'POST',
      url: '/api/media/upload',
      headers: { authorization: `Bearer ${of.authToken}` },
      payload: form,
    })
    const imageUrl = api.uploadImage.reply.parse(uploaded.json()).secure_url
    return { ...of, imageUrl, reviewId: await of.writeReview('From the river side.', { imageUrl }) }
  }

  test('have a list of their own, in the size for a phone, and the size is said before', async () => {
    const { reviewed, imageUrl } = await createPictured()
    const { edition, photos } = await readCurrent(reviewed)
    const answer = await reviewed.inject(bodyPath(photos?.list.sha256 ?? ''))
    expect(answer.rawPayload.length).toBe(photos?.list.bytes)
    const [photo, ...others] = PackPhotoList.parse(answer.json())
    expect([photo?.url, photo?.part, others]).toEqual([smallMediaUrl(imageUrl), 'photos', []])
    const served = await reviewed.inject(photo?.url ?? '')
    expect([served.rawPayload.length, hash('sha256', served.rawPayload, 'hex')]).toEqual([photo?.bytes, photo?.sha256])
    expect(photos).toMatchObject({ entries: 1, bytes: photo?.bytes })
    const { entries } = PackManifest.parse((await reviewed.inject(manifestPath(edition))).json())
    expect(entries.filter(({ part, url }) => part === 'photos' || url.startsWith('/media'))).toEqual([])
  })

  test.each(['was deleted', 'was hidden with its author'] as const)(
    'are listed to nobody any more when their review %s',
    async (name) => {
      const of = await createPictured()
      const { photos } = await readCurrent(of.reviewed)
      const path = bodyPath(photos?.list.sha256 ?? '')
      const before = await of.reviewed.inject(path)
      expect(before.headers['cache-control']).toBe('public, max-age=60')
      expect(before.body).toContain(smallMediaUrl(of.imageUrl))

      await withdrawals[name](of, of.reviewId)

      expect((await of.reviewed.inject(path)).statusCode).toBe(404)
    },
  )

  test('are not offered where there are none', () => {
    expect(current.photos).toBeUndefined()
  })
})

test('packs beyond the room for them are deleted, the oldest first, and the newest stays', async () => {
  const { reviewed, clock, store, writeReview } = await createReviewed()
  const first = await readCurrent(reviewed)
  clock.advance(15 * MINUTE_MS)
  await writeReview('The stalls are back.')
  clock.advance(15 * MINUTE_MS)
  const second = await readCurrent(reviewed)
  const statuses = async () => [
    (await reviewed.inject(manifestPath(first.edition))).statusCode,
    (await reviewed.inject(manifestPath(second.edition))).statusCode,
  ]
  await boundPacks(store.db, 64_000_000)
  expect(await statuses()).toEqual([200, 200])
  await boundPacks(store.db, 1)
  expect(await statuses()).toEqual([404, 200])
  const { entries } = PackManifest.parse((await reviewed.inject(manifestPath(second.edition))).json())
  const page = entries.find(({ url }) => url === '/phrases')
  expect((await reviewed.inject(bodyPath(page?.sha256 ?? ''))).statusCode).toBe(200)
})

test('a pack that cannot be made is tried again after a minute', async () => {
  const { clock, store, small } = await createSmall()
  const statusOfPack = async () => (await small.inject('/pack/current.json')).statusCode
  await sql`alter table review rename to away`.execute(store.db)
  expect([await statusOfPack(), await statusOfPack()]).toEqual([500, 503])
  await sql`alter table away rename to review`.execute(store.db)
  expect(await statusOfPack()).toBe(503)
  clock.advance(MINUTE_MS)
  expect(await statusOfPack()).toBe(200)
})
