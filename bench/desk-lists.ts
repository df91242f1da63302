/** The lists of the desk as an editor asks for them, and visitors beside that editor. */
import { setTimeout as wait } from 'node:timers/promises'
import { benchSubjects } from './answers-bench.ts'
import { drive } from './load.ts'
import { median } from '../tests/support/quantiles.ts'
import { readUse } from './product.ts'
import type { Row } from '../tests/support/table.ts'
import type { MoreOfReview } from './filled-store.ts'

export type DeskList = { readonly name: string; readonly path: string; readonly body?: object }

export type Editor = { readonly origin: string; readonly headers: Record<string, string> }

const reviews = (name: string, body: object): DeskList => ({
  name: `reviews ${name}`,
  path: '/admin/reviews/search',
  body,
})

export const deskLists: readonly DeskList[] = [
  { name: 'what to check next', path: '/desk/freshness' },
  { name: 'places', path: '/desk/places' },
  { name: 'places with a word', path: '/desk/places?text=garden' },
  { name: 'places with drafts', path: '/desk/places?state=draft' },
  { name: 'places that editors changed', path: '/desk/places?state=edited' },
  { name: 'places that differ from the folder', path: '/desk/places?state=differing' },
  { name: 'retired places', path: '/desk/places?state=retired' },
  { name: 'versions of a place', path: '/desk/places/surat-castle/versions' },
  { name: 'suggested trips', path: '/desk/trips' },
  { name: 'suggestions', path: '/desk/suggestions' },
  { name: 'decided suggestions', path: '/desk/suggestions?list=decided' },
  reviews('', {}),
  reviews('with a word', { text: 'thick walls' }),
  reviews('with a word that nobody wrote', { text: 'elephant' }),
  reviews('with one star', { stars: 1 }),
  reviews('of a place', { place: 'surat-castle' }),
  reviews('of a place with a photo', { place: 'surat-castle', withPhoto: true }),
  reviews('of a place with a word that nobody wrote', { place: 'surat-castle', text: 'elephant' }),
  reviews('of an author', { author: 'a-77' }),
  reviews('of an author with a photo', { author: 'a-77', withPhoto: true }),
  reviews('with a photo', { withPhoto: true }),
  reviews('of a month', { from: '2026-02-01', until: '2026-02-28' }),
  reviews('with a photo in a month', { from: '2026-02-01', until: '2026-02-28', withPhoto: true }),
  reviews('reported', { list: 'reported' }),
  reviews('reported, of a place', { list: 'reported', place: 'surat-castle' }),
  reviews('reported, with a word that nobody wrote', { list: 'reported', text: 'elephant' }),
  reviews('removed', { list: 'removed' }),
  reviews('removed, of a place', { list: 'removed', place: 'surat-castle' }),
  reviews('removed, of an author', { list: 'removed', author: 'a-77' }),
  reviews('removed, of a month', { list: 'removed', from: '2026-02-01', until: '2026-02-28' }),
  reviews('with appeals', { list: 'appealed' }),
  { name: 'people', path: '/admin/accounts/search', body: {} },
  { name: 'people with a word', path: '/admin/accounts/search', body: { text: 'bench' } },
  { name: 'people with a word that nobody has', path: '/admin/accounts/search', body: { text: 'elephant' } },
  { name: 'editors', path: '/admin/accounts/search', body: { role: 'editor' } },
  { name: 'letters', path: '/admin/letters' },
  { name: 'imports', path: '/desk/imports' },
  { name: 'activity', path: '/admin/activity' },
  { name: 'security log', path: '/admin/security-log' },
  { name: 'analytics', path: '/admin/analytics?span=months' },
]

/** Ten of a hundred reviews have a photo, two are removed, one is reported. */
export const moreOfReview: MoreOfReview = (number) => ({
  ...(number % 10 === 1 && { image_url: `/media/${number.toString(16).padStart(64, '0')}.webp` }),
  ...(number % 100 === 2 && { reported_at: new Date(Date.parse('2026-11-01') + number * 1_000).toISOString() }),
  ...(number % 50 === 3 && {
    deleted_at: new Date(Date.parse('2026-11-01') + number * 1_000).toISOString(),
    removal_id: `removal-${number}`,
    ...(number % 500 === 3 && { appealed_at: new Date(Date.parse('2026-11-05') + number * 1_000).toISOString() }),
  }),
})

/** @returns the milliseconds until the whole answer is there */
export async function askFor({ origin, headers }: Editor, { path, body }: DeskList): Promise<number> {
  const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  const start = performance.now()
  const response = await fetch(`${origin}/api${path}`, { headers, ...sent })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return performance.now() - start
}

const VISITED = [
  { name: 'page /places/surat-castle', path: '/places/surat-castle' },
  { name: 'list /api/explore', path: '/api/explore' },
  { name: 'search /api/search', path: '/api/search?q=castle' },
]

/** Lowest accepted ratio: speed beside an editor divided by speed without one. */
const MIN_RATIO = 0.8

/** Interval at which an editor opens another list. */
const LOOK_MS = 1_000

type Visiting = {
  /** For the recording of answers. */
  readonly folder: string
  readonly rounds: { readonly seconds: number; readonly count: number }
}

/**
 * Public answers of a large installation: beside bare `node:http` with the same bytes, then beside an editor who looks at
 * another list of the desk each second.
 */
export async function benchVisitorsBeside(editor: Editor, { folder, rounds }: Visiting): Promise<Row[]> {
  const { origin } = editor
  const rows = await benchSubjects(
    { origin, folder, rounds },
    VISITED.map(({ name, path }) => ({ name: `large guide: ${name}`, path })),
  )
  for (const visited of VISITED) rows.push(...(await compare(editor, visited, rounds.seconds * rounds.count)))
  return rows
}

type Speed = { readonly perSecond: number; readonly p99Ms: number; readonly cpuMicroseconds: number }

async function compare(editor: Editor, { name, path }: (typeof VISITED)[number], turns: number): Promise<Row[]> {
  const speeds: Record<'alone' | 'beside', Speed[]> = { alone: [], beside: [] }
  const url = `${editor.origin}${path}`
  await drive(url, 1)
  for (let turn = 0; turn < turns; turn += 1) {
    speeds.alone.push(await getSpeed(editor.origin, url))
    const looking = lookAtLists(editor)
    speeds.beside.push(await getSpeed(editor.origin, url))
    await looking.stop()
  }
  const of = (which: keyof typeof speeds, field: keyof Speed) => median(speeds[which].map((speed) => speed[field]))
  const shown = (which: keyof typeof speeds) => ({
    perSecond: of(which, 'perSecond'),
    p99Ms: of(which, 'p99Ms'),
    cpuMicroseconds: of(which, 'cpuMicroseconds'),
  })
  const ratio = of('beside', 'perSecond') / of('alone', 'perSecond')
  const bar = { text: `ratio >= ${MIN_RATIO}`, isMet: ratio >= MIN_RATIO }
  return [
    { name: `${name} beside an editor at the desk`, ...shown('beside'), ratio, bar },
    { name: '  without the editor', ...shown('alone') },
  ]
}

/** For two seconds, so that an editor looks twice. */
async function getSpeed(origin: string, url: string): Promise<Speed> {
  const before = await readUse(origin)
  const { perSecond, p99Ms, count } = await drive(url, 2)
  const { cpuSeconds } = await readUse(origin)
  return { perSecond, p99Ms, cpuMicroseconds: ((cpuSeconds - before.cpuSeconds) * 1e6) / count }
}

let looked = 0

function lookAtLists(editor: Editor) {
  const over = new AbortController()
  const looking = (async () => {
    while (!over.signal.aborted) {
      const list = deskLists[looked % deskLists.length]
      looked += 1
      if (list) await askFor(editor, list)
      await wait(LOOK_MS, undefined, { signal: over.signal }).catch(() => undefined)
    }
  })()
  return {
    stop: async () => {
      over.abort()
      await looking
    },
  }
}
