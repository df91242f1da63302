/** Compares the same calls on a small database and on one that is a hundred times as large. */
import { fillStore, FIRST_REVIEW_MS, REVIEW_INTERVAL_MS } from './filled-store.ts'
import { drive, medianLoad, type Load } from './load.ts'
import { startProduct, withDataDir } from './product.ts'
import { preparePosts } from './reviews-bench.ts'
import type { Row } from '../tests/support/table.ts'
import { getHeaders, signUp } from './travellers.ts'

const FEW = 1_000
const MANY = 100_000

/** Lowest accepted ratio: speed with many reviews divided by speed with few. */
const MIN_RATIO = 0.8

type Rounds = { seconds: number; count: number }

type Call = (seconds: number) => Promise<Load>

/** Reviews, accounts and trips grow alike. The two databases take turns. */
export async function benchGrowth(rounds: Rounds): Promise<Row[]> {
  return withFilled(FEW, (few) =>
    withFilled(MANY, async (many) => {
      const rows: Row[] = []
      for (const [name, fewCall] of Object.entries(few)) {
        const manyCall = many[name]
        if (manyCall) rows.push(...(await compare(name, { few: fewCall, many: manyCall }, rounds)))
      }
      return rows
    }),
  )
}

async function withFilled<T>(count: number, work: (calls: Record<string, Call>) => Promise<T>): Promise<T> {
  return withDataDir(async (dataDir) => {
    await fillStore(dataDir, count)
    const product = await startProduct(dataDir)
    try {
      return await work(await getCalls(product.origin, count))
    } finally {
      await product.stop()
    }
  })
}

/**
 * The measured calls by name.
 * @param count reviews in the database
 */
export async function getCalls(origin: string, count: number): Promise<Record<string, Call>> {
  const headers = getHeaders(await signUp(origin, 'growth@example.org'))
  const posts = await preparePosts(origin, 20)
  // A random position in the list, so that no cache holds the page.
  const randomCursor = () => {
    const at = new Date(FIRST_REVIEW_MS + (0.2 + Math.random() * 0.8) * count * REVIEW_INTERVAL_MS).toISOString()
    return Buffer.from(`${at} ${crypto.randomUUID()}`).toString('base64url')
  }
  return {
    '/': (seconds) => drive(`${origin}/`, seconds),
    '/explore': (seconds) => drive(`${origin}/explore`, seconds),
    '/api/attractions?name=castle': (seconds) => drive(`${origin}/api/attractions?name=castle`, seconds),
    '/places/surat-castle': (seconds) => drive(`${origin}/places/surat-castle`, seconds),
    '/api/review/all?limit=50': (seconds) => drive(`${origin}/api/review/all?limit=50`, seconds),
    'a page of all reviews, in no cache': (seconds) =>
      drive(origin, seconds, { nextPath: () => `/api/review/all?limit=50&cursor=${randomCursor()}` }),
    'a page of a place’s reviews, in no cache': (seconds) =>
      drive(origin, seconds, {
        nextPath: () => `/api/review/all?limit=10&place=surat-castle&cursor=${randomCursor()}`,
      }),
    'own wishlist': (seconds) => drive(`${origin}/api/wishlist/user-wishlist`, seconds, { headers }),
    announcements: (seconds) => drive(`${origin}/api/announcement/all`, seconds, { headers }),
    'own trips': (seconds) => drive(`${origin}/api/trip/user-trips`, seconds, { headers }),
    'post a review': (seconds) => drive(origin, seconds, { writes: posts }),
  }
}

async function compare(name: string, calls: { few: Call; many: Call }, rounds: Rounds): Promise<Row[]> {
  const loads: { few: Load[]; many: Load[] } = { few: [], many: [] }
  await calls.few(1)
  await calls.many(1)
  for (let round = 0; round < rounds.count; round++) {
    loads.few.push(await calls.few(rounds.seconds))
    loads.many.push(await calls.many(rounds.seconds))
  }
  const [few, many] = [medianLoad(loads.few), medianLoad(loads.many)]
  const ratio = many.perSecond / few.perSecond
  const size = new Intl.NumberFormat('en')
  return [
    {
      name: `${name}, ${size.format(MANY)} reviews`,
      ...many,
      ratio,
      bar: { text: `ratio >= ${MIN_RATIO}`, isMet: ratio >= MIN_RATIO },
    },
    { name: `  with ${size.format(FEW)}`, ...few },
  ]
}
