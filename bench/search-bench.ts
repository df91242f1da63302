/**
 * Measures searches: in memory at 10,000 made-up places, and from the cache over HTTP beside a bare server that sends the
 * same bytes. `benchAnswersMadeAnew` measures those without the cache.
 */
import { pageWords } from '#server/app/page-words.ts'
import { createGuideSearch, type GuideSearch } from '#server/guide/guide-search.ts'
import { readContent } from '#server/guide/read-content.ts'
import { createRandom } from '../tests/support/random-numbers.ts'
import { searchQueries } from '../tests/support/search-queries.ts'
import { benchSubjects } from './answers-bench.ts'
import { median } from '../tests/support/quantiles.ts'
import type { Row } from '../tests/support/table.ts'

const PLACES = 10_000
const MAX_P99_MS = 5
const SEARCHES_OF_A_TERM = 15

type Context = { origin: string; dataDir: string; rounds: { seconds: number; count: number } }

export async function benchSearch({ origin, dataDir, rounds }: Context): Promise<Row[]> {
  const cached = await benchSubjects({ origin, folder: dataDir, rounds }, [
    { name: 'search /api/search', path: '/api/search?q=castle' },
    { name: 'page /search', path: '/search?q=castle' },
  ])
  return [...cached, timeSearches(createLargeSearch())]
}

/** Made-up places: Surat's own under new names and with new words in their descriptions. The same in every run. */
function createLargeSearch(): GuideSearch {
  const content = readContent('content/surat')
  const random = createRandom(1)
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
  for (const term of terms) search.find(term)
  // The median of a term's searches, so that other work on the machine does not count as a slow term.
  const times = terms.map((term) => median(Array.from({ length: SEARCHES_OF_A_TERM }, () => getTime(search, term))))
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  const bar = { text: `p99 <= ${MAX_P99_MS} ms`, isMet: at(0.99) <= MAX_P99_MS }
  return { name: `search in ${PLACES} places, in memory`, p50Ms: at(0.5), p99Ms: at(0.99), bar }
}

function getTime(search: GuideSearch, term: string): number {
  const start = performance.now()
  search.find(term)
  return performance.now() - start
}

function fail(): never {
  throw new Error('The content has no places.')
}
