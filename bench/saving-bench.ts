/** Measures what an editor who saves one field costs: the call, the pages after it, everybody else, other processes. */
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { StoredPlace } from '#contract/place/content-place.ts'
import { withLargeCity } from './large-city.ts'
import { median } from '../tests/support/quantiles.ts'
import { readUse, startProduct, withDataDir } from './product.ts'
import type { Row } from '../tests/support/table.ts'
import { getHeaders, logIn, PASSWORD } from './travellers.ts'

const ADMIN = 'saving@example.org'
const SLUG = 'surat-castle'
const SAVES = 5
const MAX_SAVING_MS = 30
const MAX_NEXT_LIST_MS = 50
const MAX_WAIT_MS = 20
/** Every process looks for changes once a second, and works out what is due after that. */
const NOTICED_MS = 2_500

const number = new Intl.NumberFormat('en')

/** The city as it is, in its languages, and a large one. */
export async function benchSaving(): Promise<Row[]> {
  const asItIs = await benchCity({})
  const large = await withLargeCity(10_000, (city) => benchCity({ CITY: city }))
  return [...asItIs, ...large]
}

type Figures = {
  readonly saving: number
  readonly background: number
  readonly elsewhere: number
  readonly answer: number
  readonly page: number
  readonly waited: number
}

async function benchCity(env: Readonly<Record<string, string>>): Promise<Row[]> {
  return withDataDir(async (dataDir) => {
    const product = await startProduct(dataDir, { ...env, ADMIN_EMAIL: ADMIN, ADMIN_PASSWORD: PASSWORD })
    const other = await startProduct(dataDir, { ...env, ADMIN_EMAIL: ADMIN, ADMIN_PASSWORD: PASSWORD })
    try {
      const { origin } = product
      const headers = getHeaders(await logIn(origin, ADMIN))
      const places = await countPlaces(origin)
      const figures: Figures[] = []
      for (let save = 0; save <= SAVES; save++) figures.push(await saveOnce({ origin, other: other.origin, headers }))
      // The first save compiles code.
      return getRows(places, figures.slice(1))
    } finally {
      await product.stop()
      await other.stop()
    }
  })
}

type Bench = { readonly origin: string; readonly other: string; readonly headers: Record<string, string> }

const Entry = z.object({ entry: z.object({ version: z.number(), text: StoredPlace }) })

async function saveOnce({ origin, other, headers }: Bench): Promise<Figures> {
  const url = `${origin}/api/desk/places/${SLUG}`
  // Guides in other languages that somebody reads are renewed too.
  for (const path of ['/api/places', '/hi', '/gu']) await read(`${origin}${path}`)
  const { entry: place } = Entry.parse(JSON.parse(await read(url, headers)))
  const description = `${place.text.description} Saved ${place.version}.`
  const body = JSON.stringify({
    kind: 'places',
    version: place.version,
    as: 'publish',
    text: { ...place.text, description },
  })
  const pings = pingUntilStopped(origin)
  const idle = await getCost([origin, other], () => wait(NOTICED_MS))
  pings.reset()
  const saving = await getCost([origin, other], () => read(url, headers, { method: 'PUT', body }))
  const after = await getCost([origin, other], () => wait(NOTICED_MS))
  const waited = await pings.stop()
  const answer = await getCost([origin], () => read(`${origin}/api/places`))
  const page = await getCost([origin], () => read(`${origin}/places`))
  const beyond = (at: number) => Math.max(0, (after[at] ?? 0) - (idle[at] ?? 0))
  return {
    saving: saving[0] ?? 0,
    background: beyond(0),
    // It may notice the change while the call is answered.
    elsewhere: (saving[1] ?? 0) + beyond(1),
    answer: answer[0] ?? 0,
    page: page[0] ?? 0,
    waited,
  }
}

/** @returns milliseconds of processor of each process, without what reading them takes (3 to 7 ms) */
async function getCost(origins: readonly string[], work: () => Promise<unknown>): Promise<number[]> {
  const first = await Promise.all(origins.map(readUse))
  const before = await Promise.all(origins.map(readUse))
  await work()
  const after = await Promise.all(origins.map(readUse))
  const cpuAt = (uses: typeof first, at: number) => uses[at]?.cpuSeconds ?? 0
  return origins.map((_origin, at) => {
    const reading = cpuAt(before, at) - cpuAt(first, at)
    return Math.max(0, 1_000 * (cpuAt(after, at) - cpuAt(before, at) - reading))
  })
}

async function read(url: string, headers: Record<string, string> = {}, sent: RequestInit = {}): Promise<string> {
  const response = await fetch(url, { headers, ...sent })
  const text = await response.text()
  if (!response.ok && response.status !== 404) throw new Error(`${url} answered ${response.status}: ${text}`)
  return text
}

/** Somebody else who asks for something that is always in memory. */
function pingUntilStopped(origin: string) {
  const over = new AbortController()
  let longest = 0
  const pinging = (async () => {
    while (!over.signal.aborted) {
      const start = performance.now()
      await read(`${origin}/healthz`)
      longest = Math.max(longest, performance.now() - start)
      await wait(2)
    }
  })()
  return {
    reset: () => {
      longest = 0
    },
    stop: async () => {
      over.abort()
      await pinging
      return longest
    },
  }
}

async function countPlaces(origin: string): Promise<number> {
  const { counts } = z
    .object({ counts: z.object({ fit: z.number() }) })
    .parse(JSON.parse(await read(`${origin}/api/places`)))
  return counts.fit
}

function getRows(places: number, figures: readonly Figures[]): Row[] {
  const of = (name: string, field: keyof Figures, limit: number): Row => {
    const value = median(figures.map((each) => each[field]))
    const bar = { text: `<= ${limit} ms`, isMet: value <= limit }
    return { name: `  ${name}`, value: `${value.toFixed(0)} ms`, bar }
  }
  return [
    { name: `an editor saves one field: ${number.format(places)} places` },
    of('the call, processor', 'saving', MAX_SAVING_MS),
    of('in the 2.5 s after it, beyond rest, processor', 'background', MAX_SAVING_MS),
    of('another process that notices it, processor', 'elsewhere', MAX_SAVING_MS),
    of('the next /api/places, processor', 'answer', MAX_NEXT_LIST_MS),
    of('the next /places, processor', 'page', MAX_NEXT_LIST_MS),
    of('longest wait of others', 'waited', MAX_WAIT_MS),
  ]
}
