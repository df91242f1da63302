/**
 * Measures searches: in memory at 10,000 made-up places, and over HTTP beside a bare server that sends the same bytes,
 * from the cache and without it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageWords } from '#server/app/page-words.ts'
import { createGuideSearch, type GuideSearch } from '#server/guide/guide-search.ts'
import { readContent } from '#server/guide/read-content.ts'
import { searchQueries } from '../tests/support/search-queries.ts'
import { benchSubjects } from './answers-bench.ts'
import { fetchAnswer } from './answer.ts'
import { startChild } from './child.ts'
import { median } from './load.ts'
import type { Row } from './table.ts'

const PLACES = 10_000
const MAX_P99_MS = 5
const ROUNDS = 3
const SEARCHES_OF_A_TERM = 15
/** A search that is computed anew may cost this much more than the bytes alone. */
const MIN_UNCACHED_RATIO = 0.5
const UNCACHED_TERMS = 1_000

type Context = { origin: string; dataDir: string; rounds: { seconds: number; count: number } }

export async function benchSearch({ origin, dataDir, rounds }: Context): Promise<Row[]> {
  const cached = await benchSubjects({ origin, folder: dataDir, rounds }, [
    { name: 'search /api/search', path: '/api/search?q=castle' },
    { name: 'page /search', path: '/search?q=castle' },
  ])
  return [...cached, ...(await compareUncached(origin, dataDir)), timeSearches(createLargeSearch())]
}

/** The same terms one after the other, so that the product never has an answer ready and both wait for one client. */
async function compareUncached(origin: string, folder: string): Promise<Row[]> {
  const path = (round: number, number: number) => `/api/search?q=castle+${round}x${number}`
  const file = join(folder, 'search-recording.json')
  const { headers, body } = await fetchAnswer(origin + path(ROUNDS, 0), 'br')
  const recorded = { headers, body: body.toString('base64') }
  writeFileSync(file, JSON.stringify({ '/api/search?q=castle': recorded }))
  const bare = await startChild({ arguments: [join(import.meta.dirname, 'bare-server.ts'), file] })
  try {
    const own: number[] = []
    const least: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      own.push(await perSecond((number) => origin + path(round, number)))
      least.push(await perSecond(() => `${bare.origin}/api/search?q=castle`))
    }
    const ratio = median(own.map((count, round) => count / (least[round] ?? Number.NaN)))
    const bar = { text: `ratio >= ${MIN_UNCACHED_RATIO}`, isMet: ratio >= MIN_UNCACHED_RATIO }
    return [{ name: 'search /api/search, each term new', perSecond: median(own), ratio, bar }]
  } finally {
    await bare.stop()
  }
}

async function perSecond(urlOf: (number: number) => string): Promise<number> {
  const start = performance.now()
  for (let number = 0; number < UNCACHED_TERMS; number++) await fetchAnswer(urlOf(number), 'br')
  return (UNCACHED_TERMS * 1000) / (performance.now() - start)
}

/** Made-up places: Surat's own under new names and with new words in their descriptions. The same in every run. */
function createLargeSearch(): GuideSearch {
  const content = readContent('content/surat')
  const random = createRandom()
  const syllables = 'ka ra na pu ri sho bha gu mi ta lo da ne va ji tha pa sa'.split(' ')
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] ?? fail()
  const madeUp = Array.from({ length: 6000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables)).join(''),
  )
  const words = [...new Set(content.places.flatMap(({ description }) => description.split(/\W+/u)))]
  const places = Array.from({ length: PLACES }, (_, number) => {
    const place = content.places[number % content.places.length] ?? fail()
    const description = Array.from({ length: 40 }, () => pick(random() < 0.3 ? madeUp : words)).join(' ')
    const name = `${pick(madeUp)} ${pick(madeUp)} ${place.name.split(' ').at(-1) ?? ''}`
    return { ...place, slug: `${place.slug}-${number}`, name, description }
  })
  return createGuideSearch({ ...content, places, pageWords })
}

function timeSearches(search: GuideSearch): Row {
  const terms = searchQueries.map(({ query }) => query)
  for (const term of terms) search(term)
  // The median of a term's searches, so that other work on the machine does not count as a slow term.
  const times = terms.map((term) => median(Array.from({ length: SEARCHES_OF_A_TERM }, () => timeOf(search, term))))
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  const bar = { text: `p99 <= ${MAX_P99_MS} ms`, isMet: at(0.99) <= MAX_P99_MS }
  return { name: `search in ${PLACES} places, in memory`, p50Ms: at(0.5), p99Ms: at(0.99), bar }
}

function timeOf(search: GuideSearch, term: string): number {
  const start = performance.now()
  search(term)
  return performance.now() - start
}

/** A linear congruential generator, so that every run searches the same places. */
function createRandom(): () => number {
  let state = 1
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

function fail(): never {
  throw new Error('The content has no places.')
}
