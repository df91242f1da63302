/** Measures what reviews of one place cost the pages of the others, and how soon they are read. */
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { drive } from './load.ts'
import { median } from '../tests/support/quantiles.ts'
import { readUse, startProduct, withDataDir } from './product.ts'
import { preparePosts } from './reviews-bench.ts'
import type { Row } from '../tests/support/table.ts'

/** The place of the bench's reviews. */
const REVIEWED = 'surat-castle'
const PER_SECOND = 5
const WRITERS = 40
/** Pages that show the reviewed place or its rating. */
const SHOWING = [`/places/${REVIEWED}`, '/historical_places', '/places', '/']
const MAX_RATIO = 1.2
const MAX_SEEN_MS = 2_000

type Rounds = { readonly seconds: number; readonly count: number }

export async function benchAging({ seconds, count }: Rounds): Promise<Row[]> {
  return withDataDir(async (dataDir) => {
    const product = await startProduct(dataDir)
    const other = await startProduct(dataDir)
    try {
      const { origin } = product
      const slugs = await readSlugs(origin)
      const others = slugs.filter((slug) => slug !== REVIEWED).map((slug) => `/places/${slug}`)
      const reviews = createReviews(origin, await preparePosts(origin, WRITERS))
      await readEach(origin, [...others, ...SHOWING])
      const figures = { quiet: [] as Reading[], others: [] as Reading[], all: [] as Reading[] }
      for (let round = 0; round < count; round++) {
        figures.quiet.push(await readPages(origin, others, seconds))
        figures.others.push(await reviews.while(() => readPages(origin, others, seconds)))
        figures.all.push(await reviews.while(() => readPages(origin, [...others, ...SHOWING], seconds)))
      }
      const seen = await reviews.while(() => Promise.all(SHOWING.map((path) => reviews.seenAfter(other.origin, path))))
      return getRows(figures, seen)
    } finally {
      await product.stop()
      await other.stop()
    }
  })
}

type Reading = { readonly perSecond: number; readonly cpuMicroseconds: number }

/** Reads pages in turn as fast as they come. */
async function readPages(origin: string, paths: readonly string[], seconds: number): Promise<Reading> {
  let asked = 0
  const before = await readUse(origin)
  const load = await drive(origin, seconds, { nextPath: () => paths[asked++ % paths.length] ?? '/' })
  const after = await readUse(origin)
  return {
    perSecond: load.perSecond,
    cpuMicroseconds: (1_000_000 * (after.cpuSeconds - before.cpuSeconds)) / load.count,
  }
}

async function readEach(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) await (await fetch(origin + path)).text()
}

export function createReviews(origin: string, posts: Awaited<ReturnType<typeof preparePosts>>) {
  let posted = 0
  const post = async (text?: string) => {
    const { path, headers, body } = posts[posted++ % posts.length] ?? { path: '', headers: {}, body: '{}' }
    const sent = text === undefined ? body : JSON.stringify({ ...JSON.parse(body), reviewText: text })
    const response = await fetch(origin + path, { method: 'POST', headers, body: sent })
    if (!response.ok) throw new Error(`A review was answered with ${response.status}`)
    await response.text()
  }
  return {
    /** Posts reviews at the rate of the bench during the work. */
    while: async <T>(work: () => Promise<T>): Promise<T> => {
      const over = new AbortController()
      const writing = (async () => {
        while (!over.signal.aborted) await Promise.all([post(), wait(1_000 / PER_SECOND)])
      })()
      try {
        return await work()
      } finally {
        over.abort()
        await writing
      }
    },
    /** @returns milliseconds until a page of another process has changed with a new review */
    seenAfter: async (reader: string, path: string): Promise<number> => {
      const read = async () => (await fetch(reader + path)).headers.get('etag')
      const before = await read()
      const start = performance.now()
      await post(`Seen from elsewhere at ${start}.`)
      while ((await read()) === before && performance.now() - start < 10 * MAX_SEEN_MS) await wait(20)
      return performance.now() - start
    },
  }
}

async function readSlugs(origin: string): Promise<string[]> {
  const reply = z.object({ places: z.array(z.object({ slug: z.string() })) })
  return reply.parse(await (await fetch(`${origin}/api/places`)).json()).places.map(({ slug }) => slug)
}

type Figures = Readonly<Record<'quiet' | 'others' | 'all', readonly Reading[]>>

function getRows(figures: Figures, seen: readonly number[]): Row[] {
  const of = (readings: readonly Reading[], field: keyof Reading) => median(readings.map((each) => each[field]))
  const row = (name: string, readings: readonly Reading[]): Row => ({
    name: `  ${name}`,
    perSecond: of(readings, 'perSecond'),
    cpuMicroseconds: of(readings, 'cpuMicroseconds'),
  })
  const ratio = of(figures.others, 'cpuMicroseconds') / of(figures.quiet, 'cpuMicroseconds')
  const slowest = Math.max(...seen)
  return [
    { name: `${PER_SECOND} reviews a second on one place` },
    row('pages of the other places, no reviews', figures.quiet),
    {
      ...row('pages of the other places', figures.others),
      value: `${ratio.toFixed(2)} x processor of none`,
      bar: { text: `<= ${MAX_RATIO}`, isMet: ratio <= MAX_RATIO },
    },
    row('with the place, its list, /places and home', figures.all),
    {
      name: '  seen in another process on the place, its list, /places and home',
      value: `${slowest.toFixed(0)} ms`,
      bar: { text: `<= ${MAX_SEEN_MS} ms`, isMet: slowest <= MAX_SEEN_MS },
    },
  ]
}
