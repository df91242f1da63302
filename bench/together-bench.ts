/** Measures trips that are shared: what is seen by others and when, open streams, and calendars that programs follow. */
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { Trip } from '#contract/trip/trips.ts'
import { LIVE_LIMITS } from '#contract/trip/trip-live.ts'
import { insertAccount } from '#server/account/auth/accounts.store.ts'
import { insertSession } from '#server/account/auth/sessions.store.ts'
import { createToken, hashToken } from '#server/account/auth/tokens.ts'
import { openStore } from '#server/platform/store/open.ts'
import { insertTrip } from '#server/travellers/trips/trips.store.ts'
import { spreadWait } from '#web/trips/live/trip-stream.ts'
import { planTogether } from '../tests/support/together.ts'
import { quantile } from '../tests/support/quantiles.ts'
import type { Child } from './child.ts'
import { readUseAtRest, startProduct, withDataDir } from './product.ts'
import type { Row } from '../tests/support/table.ts'
import { getHeaders, post, signUp } from './travellers.ts'
import { benchGuest } from './guest-bench.ts'

const PEOPLE = 6
/** Half of the connections of one process are for streams. */
const STREAMS_OF_PROCESS = 5_000
const PROCESSES = 2
const WARM_STREAMS = 500
/** Streams that are opened at the same time. */
const AT_ONCE = 64
/** Streams of one address are bounded, so they come from as many as this of the machine's own. */
const ADDRESSES = 12
const STOPS = 200
const READS = 200

const DEPLOYED_STREAMS = 1_000

const MAX_STREAMS_MB = 300
/** A seventh of the streams: a server that starts takes as many. */
const MAX_BACK_A_SECOND = 150
const MAX_SEEN_MS = 1_500
/** Each process looks once a second. */
const MAX_ENDED_MS = 1_000
const MAX_UNCHANGED_MS = 3
const MAX_FEED_BYTES = 60_000

const number = new Intl.NumberFormat('en')

/** @param rounds.seconds how long six people edit */
export async function benchTogether({ seconds }: { seconds: number }): Promise<Row[]> {
  const [live, feed, guest] = await withDataDir(async (dataDir) => {
    const product = await startProduct(dataDir)
    try {
      return [
        await benchPeople(product.origin, seconds),
        await benchFeed(product.origin),
        await benchGuest(product.origin),
      ] as const
    } finally {
      await product.stop()
    }
  })
  return [...live, ...(await benchStreams()), ...feed, ...guest]
}

async function benchPeople(origin: string, seconds: number): Promise<Row[]> {
  const tokens = await Promise.all(
    Array.from({ length: PEOPLE }, (_, index) => signUp(origin, `together-${index}@example.org`)),
  )
  const sessions = tokens.map((token) => ({ token }))
  const found = await planTogether({ url: origin, sessions, perSecond: 10, ms: seconds * 1_000, delayMs: 0, cuts: 0 })
  const seen = quantile(found.seenAfterMs, 0.95)
  return [
    {
      name: 'six people edit one trip, ten edits a second each',
      p50Ms: quantile(found.seenAfterMs, 0.5),
      value: `${Math.round(seen)} ms until others see it (p95)`,
      bar: {
        text: `${number.format(MAX_SEEN_MS)} ms, none lost`,
        isMet: seen <= MAX_SEEN_MS && found.lost.length === 0,
      },
      note: `${found.edits} edits in ${found.saves} saves, ${found.lost.length} lost, ${found.questions} questions`,
    },
    {
      name: 'a removed person’s stream ends',
      value: `${Math.round(found.endedAfterMs)} ms`,
      bar: { text: `${number.format(MAX_ENDED_MS)} ms`, isMet: found.endedAfterMs <= MAX_ENDED_MS },
    },
  ]
}

type Reader = { readonly token: string; readonly tripId: string }

async function benchStreams(): Promise<Row[]> {
  return withDataDir(async (dataDir) => {
    const readers = await storeReaders(dataDir, Math.ceil(STREAMS_OF_PROCESS / LIVE_LIMITS.streamsOfAccount))
    const products: Child[] = []
    const leaving: (() => void)[] = []
    const waits: number[] = []
    try {
      for (let index = 0; index < PROCESSES; index += 1) products.push(await startProduct(dataDir))
      // A process that has answered nothing has not compiled what it runs.
      for (const { origin } of products) for (const leave of await openStreams(origin, readers, WARM_STREAMS)) leave()
      const before = await getMemory(products)
      for (const { origin } of products) leaving.push(...(await openStreams(origin, readers, STREAMS_OF_PROCESS)))
      const grown = (await getMemory(products)) - before
      const opened = leaving.length
      for (const leave of leaving.splice(0)) leave()
      const [first] = products
      if (first) waits.push(...(await deploy(first, readers)))
      const seconds = Map.groupBy(waits, (ms) => Math.floor(ms / 1_000))
      const peak = Math.max(...[...seconds.values()].map(({ length }) => length))
      return [
        {
          name: `${number.format(opened)} open streams in ${PROCESSES} processes`,
          value: `${Math.round(grown)} MB more`,
          bar: {
            text: `${MAX_STREAMS_MB} MB for ${number.format(STREAMS_OF_PROCESS * PROCESSES)}`,
            isMet: grown <= MAX_STREAMS_MB && opened >= STREAMS_OF_PROCESS * PROCESSES,
          },
        },
        {
          name: `a deploy with ${number.format(DEPLOYED_STREAMS)} streams`,
          value: `${peak} come back in the busiest second`,
          bar: {
            text: `${MAX_BACK_A_SECOND} a second`,
            isMet: waits.length === DEPLOYED_STREAMS && peak <= MAX_BACK_A_SECOND,
          },
          note: `${waits.length} were told when, within ${(Math.min(...waits) / 1_000).toFixed(1)} to ${(Math.max(...waits) / 1_000).toFixed(1)} s`,
        },
      ]
    } finally {
      for (const leave of leaving) leave()
      await Promise.all(products.map((product) => product.stop()))
    }
  })
}

/** @returns when each browser comes back after its server was stopped, in milliseconds, by the rule of the browser */
async function deploy(product: Child, readers: readonly Reader[]): Promise<number[]> {
  const texts: string[] = []
  await openStreams(product.origin, readers, DEPLOYED_STREAMS, (text) => texts.push(text))
  await product.stop()
  return texts.flatMap((text) => {
    const last = [...text.matchAll(/^retry: (\d+)$/gm)].at(-1)?.[1]
    return last === undefined ? [] : [spreadWait(Number(last), Math.random())]
  })
}

/** Streams are open for hours: what opening them has left behind is collected within seconds, a part at a time. */
const RESTS = 10

async function getMemory(products: readonly Child[]): Promise<number> {
  const sums: number[] = []
  for (let rest = 0; rest < RESTS; rest += 1) {
    const uses = await Promise.all(products.map(({ origin }) => readUseAtRest(origin)))
    sums.push(uses.reduce((sum, { residentMegabytes }) => sum + residentMegabytes, 0))
  }
  return Math.min(...sums)
}

/** Accounts with a trip each, written directly to the store. */
async function storeReaders(dataDir: string, count: number): Promise<Reader[]> {
  const { db } = await openStore({ databaseUrl: null, dataDir })
  const at = new Date().toISOString()
  const dates = { startDate: '2026-12-07', endDate: '2026-12-09' }
  const readers = Array.from({ length: count }, (_, index) => ({
    index,
    token: createToken(),
    tripId: `trip-${index}`,
  }))
  await db.transaction().execute(async (transaction) => {
    for (const { index, token, tripId } of readers) {
      const accountId = `reader-${index}`
      await insertAccount(transaction, {
        id: accountId,
        email: `reader-${index}@example.org`,
        name: 'Reader',
        phone: '',
        address: '',
        isAdmin: false,
        role: null,
        passwordHash: '',
        createdAt: at,
        emailConfirmedAt: at,
        suspendedAt: null,
        language: null,
      })
      await insertSession(transaction, { tokenHash: hashToken(token) ?? '', accountId, deviceId: null, at })
      const content = { title: 'Surat', description: '', budget: 0, ...dates, destinations: [] }
      await insertTrip(transaction, { id: tripId, accountId, content, idempotencyKey: null, at })
    }
  })
  await db.destroy()
  return readers
}

/** @returns ends of the streams that were opened */
async function openStreams(
  origin: string,
  readers: readonly Reader[],
  count: number,
  onEnd?: (text: string) => void,
): Promise<(() => void)[]> {
  const waiting = readers
    .flatMap((reader) => Array.from({ length: LIVE_LIMITS.streamsOfAccount }, () => reader))
    .slice(0, count)
    .map((reader, index) => ({ ...reader, localAddress: `127.0.0.${2 + (index % ADDRESSES)}` }))
  const opened: (() => void)[] = []
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const leave = await openStream(origin, next, onEnd)
      if (leave) opened.push(leave)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return opened
}

/** @returns ends it; null when it was refused */
function openStream(
  origin: string,
  { token, tripId, localAddress }: Reader & { localAddress: string },
  onEnd?: (text: string) => void,
): Promise<(() => void) | null> {
  const url = new URL(`/api/trip-live?trips=${tripId}`, origin)
  const { promise, resolve, reject } = Promise.withResolvers<(() => void) | null>()
  const asked = request(url, { headers: getHeaders(token), localAddress, agent: false }, (response) => {
    // The end of the stream becomes an error.
    response.on('error', () => undefined)
    response.once('data', () => resolve(response.statusCode === 200 ? () => void asked.destroy() : null))
    if (onEnd) {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.once('close', () => onEnd(text))
    } else response.resume()
  })
  asked.on('error', reject).end()
  return promise
}

const Feed = z.object({ token: z.string() })

async function benchFeed(origin: string): Promise<Row[]> {
  const token = await signUp(origin, 'feed@example.org')
  const activities = Array.from({ length: STOPS }, (_, index) => ({
    name: `Stop ${index} by the river`,
    date: `2026-12-${String(7 + (index % 20)).padStart(2, '0')}`,
    time: `${String(8 + (index % 12)).padStart(2, '0')}:00`,
  }))
  const plan = { title: 'Long', budget: 0, startDate: '2026-12-07', endDate: '2026-12-26' }
  const made = await post(origin, '/trip/create', { ...plan, destinations: [{ name: 'Surat', activities }] }, token)
  const { _id } = Trip.parse(Reflect.get(Object(made), 'trip'))
  const link = Feed.parse(await post(origin, `/trip/links/${_id}`, { purpose: 'calendar' }, token))
  const url = `${origin}/calendar/${link.token}.ics`
  const first = await readFeed(url)
  const times: number[] = []
  for (let read = 0; read < READS; read += 1) {
    const begun = performance.now()
    const { status } = await readFeed(url, first.etag)
    if (status !== 304) throw new Error(`The calendar answered ${status}`)
    times.push(performance.now() - begun)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const [p50Ms, p99Ms] = [quantile(sorted, 0.5), quantile(sorted, 0.99)]
  return [
    {
      name: 'a calendar that has not changed (304)',
      p50Ms,
      p99Ms,
      bar: { text: `${MAX_UNCHANGED_MS} ms (p50)`, isMet: p50Ms <= MAX_UNCHANGED_MS },
    },
    {
      name: `a calendar of ${STOPS} stops`,
      value: `${number.format(first.bytes)} bytes`,
      bar: { text: `${number.format(MAX_FEED_BYTES)} bytes`, isMet: first.bytes <= MAX_FEED_BYTES },
    },
  ]
}

type ReadFeed = { readonly status: number; readonly etag: string; readonly bytes: number }

function readFeed(url: string, etag?: string): Promise<ReadFeed> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadFeed>()
  const headers = { 'accept-encoding': 'identity', ...(etag !== undefined && { 'if-none-match': etag }) }
  request(url, { headers }, (response) => {
    const { statusCode: status = 0 } = response
    buffer(response).then((body) => resolve({ status, etag: response.headers.etag ?? '', bytes: body.length }), reject)
  })
    .on('error', reject)
    .end()
  return promise
}
