import { setTimeout as wait } from 'node:timers/promises'
import { ANSWER_TIMEOUT_MS } from '../support/network-calls.ts'

/** Guests who read the pages of the site in a loop. */
export type Guests = {
  /** Stops them. @returns how many reads were answered, and each kind of failure with its number */
  leave(): Promise<Reads>
}

export type Reads = {
  answered: number
  failed: number
  failures: string
  slowestMs: number
  perSecond: number
  /** The part of the answers that came from the cache, from 0 to 1. */
  hitRate: number
}

const GUESTS = 6
const PAUSE_MS = 5

/** Reads every page once, so that the cache knows it, and then lets guests read all of them again and again. */
export async function bringGuests(url: string): Promise<Guests> {
  const paths = await listPaths(url)
  for (const path of paths) {
    const { status } = await read(url + path)
    if (status !== '200') throw new Error(`${path} was answered with ${status} before any fault`)
  }
  const failures = new Map<string, number>()
  let answered = 0
  let slowestMs = 0
  let hits = 0
  let isOver = false
  const begun = performance.now()
  const visit = async (from: number) => {
    for (let turn = from; !isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? '/'
      const { status, milliseconds, isHit } = await read(url + path)
      if (isHit) hits += 1
      slowestMs = Math.max(slowestMs, milliseconds)
      if (status === '200') answered += 1
      else failures.set(`${status} ${path}`, (failures.get(`${status} ${path}`) ?? 0) + 1)
      await wait(PAUSE_MS)
    }
  }
  const visits = Promise.all(Array.from({ length: GUESTS }, (_, guest) => visit(guest * 17)))
  return {
    leave: async () => {
      isOver = true
      await visits
      const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
      const perSecond = Math.round((answered * 1_000) / (performance.now() - begun))
      const kinds = [...failures].map(([kind, count]) => `${count} × ${kind}`).slice(0, 10)
      return {
        answered,
        failed,
        failures: kinds.join(', '),
        slowestMs: Math.round(slowestMs),
        perSecond,
        hitRate: hits / answered,
      }
    },
  }
}

/** The pages of the sitemap, lists of the API, and the files that the first page names. */
async function listPaths(url: string): Promise<string[]> {
  const [sitemap, home] = await Promise.all(['/sitemap.xml', '/'].map((path) => fetch(url + path).then(getText)))
  const pages = [...(sitemap ?? '').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  const files = [...(home ?? '').matchAll(/"(\/(?:assets|pictures)\/[^" ]+)"/g)].map(([, path = '']) => path)
  const lists = ['/reviews', '/api/explore', '/api/review/all?limit=50', '/api/attractions?name=castle', '/sitemap.xml']
  return [...pages, ...new Set(files), ...lists]
}

function getText(response: Response): Promise<string> {
  return response.text()
}

/** Many guests open one page at the same moment. @returns how many had no page, and the longest wait */
export async function bringCrowd(url: string, size: number): Promise<{ failed: number; slowestMs: number }> {
  const reads = await Promise.all(Array.from({ length: size }, () => read(url)))
  const failed = reads.filter(({ status }) => status !== '200').length
  return { failed, slowestMs: Math.max(...reads.map(({ milliseconds }) => milliseconds)) }
}

async function read(url: string): Promise<{ status: string; milliseconds: number; isHit: boolean }> {
  const begun = performance.now()
  let isHit = false
  const status = await fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).then(
    async (response) => {
      await response.arrayBuffer()
      // Varnish names this request, and the one that had brought the page.
      isHit = response.headers.get('x-varnish')?.includes(' ') ?? false
      return String(response.status)
    },
    (error: unknown) => (error instanceof Error ? error.name : 'no answer'),
  )
  return { status, milliseconds: performance.now() - begun, isHit }
}
