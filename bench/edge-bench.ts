/** Counts the pages that a cache in front of the product still has while people write about one place. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram, hasVarnishModules } from '../tests/support/debian-packages.ts'
import { freePort } from '../tests/support/free-port.ts'
import { launchProgram } from '../tests/support/launched-program.ts'
import { createRandom } from '../tests/support/random-numbers.ts'
import type { Row } from '../tests/support/table.ts'
import { prepareVarnish } from '../tests/support/varnish.ts'
import { createReviews } from './aging-bench.ts'
import { startProduct, withDataDir } from './product.ts'
import { preparePosts } from './reviews-bench.ts'

const NAME = 'pages that Varnish still has: five reviews a second on one place'
const REVIEWED = 'surat-castle'
const WRITERS = 40
const READS_PER_SECOND = 100
const MIN_HITS = 0.95

/** The pages that show the reviewed place, its rating or its reviews, in each language. */
const SHOWING = new Set(['/', '/historical_places', '/places', '/reviews', `/places/${REVIEWED}`])

/** Some visits of a busy day: a tenth of the reads open a start page, a quarter one of the lists, a twentieth the reviewed place, the others any page. */
const SHARES = { home: 0.1, lists: 0.25, reviewed: 0.05 }
const LISTS = /^\/(explore|places|historical_places|cafe|gardens_and_parks|street_food|reviews)$/

export async function benchEdge(seconds: number): Promise<Row[]> {
  if (findProgram('varnishd') === null || !hasVarnishModules()) {
    return [{ name: NAME, value: 'left out', note: 'Debian’s packages varnish and varnish-modules are not installed' }]
  }
  return withDataDir(async (dataDir) => {
    const port = await freePort()
    const edge = `http://127.0.0.1:${port}`
    const env = { CACHE_PURGE_URL: `${edge}/`, PUBLIC_URL: edge, TRUST_PROXY: '127.0.0.1/32' }
    const product = await startProduct(dataDir, env)
    const backendPort = Number(new URL(product.origin).port)
    const folder = join(dataDir, 'varnish')
    mkdirSync(folder)
    const varnish = await launchProgram(prepareVarnish({ port, backendPort, folder }))
    try {
      const reviews = createReviews(product.origin, await preparePosts(product.origin, WRITERS))
      const pages = await listPages(edge)
      for (const page of pages) await read(edge + page)
      // The purges of the start are over.
      await wait(2_000)
      for (const page of pages) await read(edge + page)
      const inTurn = await reviews.while(() => readPages(edge, seconds, createTurns(pages)))
      const mixed = await reviews.while(() => readPages(edge, seconds, createMix(pages)))
      return [{ name: NAME }, ...getRows('all pages in turn', inTurn), ...getRows('mix of visits', mixed)]
    } finally {
      await varnish.stop()
      await product.stop()
    }
  })
}

/** The pages of the sitemap, in all languages. */
async function listPages(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
}

function inEnglish(page: string): string {
  return page.replace(/^\/(gu|hi)(?=\/|$)/, '') || '/'
}

type Hits = { readonly showing: readonly boolean[]; readonly others: readonly boolean[] }

type NextPage = () => string

function createTurns(pages: readonly string[]): NextPage {
  let turn = 0
  return () => pages[turn++ % pages.length] ?? '/'
}

function createMix(pages: readonly string[]): NextPage {
  const groups = {
    home: pages.filter((page) => inEnglish(page) === '/'),
    lists: pages.filter((page) => LISTS.test(inEnglish(page))),
    reviewed: pages.filter((page) => inEnglish(page) === `/places/${REVIEWED}`),
  }
  const random = createRandom(34)
  const choose = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '/'
  return () => {
    const drawn = random()
    if (drawn < SHARES.home) return choose(groups.home)
    if (drawn < SHARES.home + SHARES.lists) return choose(groups.lists)
    if (drawn < SHARES.home + SHARES.lists + SHARES.reviewed) return choose(groups.reviewed)
    return choose(pages)
  }
}

/** Opens pages at a steady rate, however long each answer takes. */
async function readPages(edge: string, seconds: number, next: NextPage): Promise<Hits> {
  const hits: { showing: boolean[]; others: boolean[] } = { showing: [], others: [] }
  const reads: Promise<void>[] = []
  const begun = performance.now()
  for (let count = 0; count < seconds * READS_PER_SECOND; count++) {
    await wait(Math.max(0, begun + (count * 1_000) / READS_PER_SECOND - performance.now()))
    const page = next()
    const of = SHOWING.has(inEnglish(page)) ? hits.showing : hits.others
    reads.push(read(edge + page).then((isHit) => void of.push(isHit)))
  }
  await Promise.all(reads)
  return hits
}

/** @returns true if the cache had it */
async function read(url: string): Promise<boolean> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`)
  // Varnish names this request, and the one that had brought the page.
  return response.headers.get('x-varnish')?.includes(' ') ?? false
}

function getRows(name: string, { showing, others }: Hits): Row[] {
  const getRate = (hits: readonly boolean[]) => hits.filter(Boolean).length / hits.length
  const percent = (hits: readonly boolean[]) => `${(100 * getRate(hits)).toFixed(1)} %`
  const all = [...showing, ...others]
  return [
    {
      name: `  ${name}, ${READS_PER_SECOND} reads a second`,
      value: percent(all),
      note: `${all.length} reads`,
      bar: { text: `>= ${100 * MIN_HITS} %`, isMet: getRate(all) >= MIN_HITS },
    },
    {
      name: '    the place, its list, /places, /reviews and home',
      value: percent(showing),
      note: `${showing.length} reads`,
    },
    { name: '    the other pages', value: percent(others), note: `${others.length} reads` },
  ]
}
