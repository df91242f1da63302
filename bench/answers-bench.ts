/** Compares answers of the product with a bare server that sends the same bytes. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchAnswer } from '../tests/support/raw-answer.ts'
import { CPU_PATH, getPath } from './bare-http.ts'
import type { Recording } from './bare-server.ts'
import { startChild } from './child.ts'
import { drive, medianLoad, type Load } from './load.ts'
import { median } from '../tests/support/quantiles.ts'
import { readUse } from './product.ts'
import type { Bar, Row } from '../tests/support/table.ts'

type Subject = {
  name: string
  path: string
  /** Returns a path that nobody has asked for, so that the product makes each answer anew. */
  nextPath?: () => string
  /** It is compared with bare `node:http` in front of the same rules, too. */
  hasBareRules?: boolean
  note?: string
}
type Rounds = { seconds: number; count: number }
type Measured = Load & { readonly cpuMicroseconds: number }

/**
 * Lowest accepted ratio of processor time per answer: bare server divided by product. A busy machine or a slow load
 * generator hardly changes this ratio.
 */
const MIN_CPU_RATIO = 0.8

/** An answer that is made anew may take this much more processor time than compressing and sending its bytes alone. */
const MIN_UNCACHED_CPU_RATIO = 0.5

/** @param folder for the recording */
export async function benchAnswers(origin: string, folder: string, rounds: Rounds): Promise<Row[]> {
  return benchSubjects({ origin, folder, rounds }, await listSubjects(origin))
}

type BenchContext = { origin: string; folder: string; rounds: Rounds }

export async function benchSubjects(
  { origin, folder, rounds }: BenchContext,
  subjects: readonly Subject[],
): Promise<Row[]> {
  const file = join(folder, 'recording.json')
  writeFileSync(file, JSON.stringify(await record(origin, subjects)))
  const start = (program: string, ...more: string[]) =>
    startChild({ arguments: [join(import.meta.dirname, program), file, ...more] })
  const bare = await start('bare-server.ts')
  const hasBareRules = subjects.some((subject) => subject.hasBareRules)
  const rules = hasBareRules ? await start('bare-guide-server.ts', join(folder, 'bare-guide')) : null
  try {
    const origins = { product: origin, bare: bare.origin, ...(rules && { rules: rules.origin }) }
    const rows: Row[] = []
    for (const subject of subjects) rows.push(...(await compare(subject, origins, rounds)))
    return rows
  } finally {
    await bare.stop()
    await rules?.stop()
  }
}

async function listSubjects(origin: string): Promise<Subject[]> {
  const html = (await fetchAnswer(`${origin}/explore`)).body.toString()
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? fail(`/explore shows nothing like ${pattern}`)
  return [
    { name: 'rendered page /explore', path: '/explore' },
    { name: 'public list /api/explore', path: '/api/explore' },
    { name: 'search /api/attractions', path: '/api/attractions?name=castle' },
    { name: 'filtered page /places', path: '/places?diet=vegetarian&area=Rander' },
    { name: 'filtered list /api/places', path: '/api/places?open=2026-12-07T10:00&free=1' },
    { name: 'filtered page /cafe', path: '/cafe?open=now' },
    { name: 'place page', path: '/places/surat-castle' },
    { name: 'picture', path: find(/src="(\/pictures\/[^"]+)"/) },
    { name: 'hashed style sheet', path: find(/<link rel="stylesheet" href="([^"]+)"/) },
  ]
}

/** Rendering takes many times as long as the compression and the sending that the limit allows for. */
const RENDERED = 'out of reach: React renders each page'

/**
 * Answers that are made anew for each request: every query names another minute, a number that no place has, or a word
 * that nobody knows, for which the search looks for typos.
 */
export async function benchAnswersMadeAnew(origin: string, folder: string, rounds: Rounds): Promise<Row[]> {
  let count = 0
  const anew = (name: string, pathOfCount: (count: number) => string): Subject => ({
    name: `${name}, each anew`,
    path: pathOfCount(count++),
    nextPath: () => pathOfCount(count++),
  })
  const callAnew = (...call: Parameters<typeof anew>): Subject => ({ ...anew(...call), hasBareRules: true })
  const renderedAnew = (...page: Parameters<typeof anew>): Subject => ({ ...anew(...page), note: RENDERED })
  return benchSubjects({ origin, folder, rounds }, [
    callAnew('search /api/search', (number) => `/api/search?q=castle+${number}`),
    callAnew('search /api/search, unknown word', (number) => `/api/search?q=castle+${madeUpWord(number)}`),
    callAnew('filtered list /api/places', (number) => `/api/places?open=${getMinute(number)}&free=1`),
    renderedAnew('page /search', (number) => `/search?q=castle+${number}`),
    renderedAnew('filtered page /places', (number) => `/places?open=${getMinute(number)}&free=1`),
    renderedAnew('filtered page /cafe', (number) => `/cafe?open=${getMinute(number)}`),
  ])
}

/** Another word of six letters for each number below 308 million. */
function madeUpWord(number: number): string {
  const letters = Array.from({ length: 6 }, (_, place) => 97 + (Math.floor((number * 7_919) / 26 ** place) % 26))
  return String.fromCharCode(...letters)
}

/** Another minute between 08:00 and 20:00 for each number, in 28 days of each month from 2027 on. */
function getMinute(number: number): string {
  const day = Math.floor(number / 720)
  const date = [2027 + Math.floor(day / 336), 1 + (Math.floor(day / 28) % 12), 1 + (day % 28)]
  const [hour, minute] = [8 + (Math.floor(number / 60) % 12), number % 60]
  return `${date.map(twoDigits).join('-')}T${twoDigits(hour)}:${twoDigits(minute)}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

function fail(message: string): never {
  throw new Error(message)
}

async function record(origin: string, subjects: readonly Subject[]): Promise<Recording> {
  const recording: Recording = {}
  for (const { path, nextPath } of subjects) {
    const { headers, body } = await fetchAnswer(origin + path, 'br')
    const sent = nextPath ? (await fetchAnswer(origin + path)).body : body
    recording[nextPath ? getPath(path) : path] = {
      headers,
      body: sent.toString('base64'),
      ...(nextPath && { isCompressedAnew: true }),
    }
  }
  return recording
}

/** The servers take turns of a second, so that other load on the machine affects all alike. */
async function compare(subject: Subject, origins: Origins, { seconds, count }: Rounds): Promise<Row[]> {
  const { name, path, nextPath, note } = subject
  const servers = serverNames.filter((server) => server !== 'rules' || subject.hasBareRules)
  const measured: Record<Server, Measured[]> = { product: [], bare: [], rules: [] }
  const load = (server: Server) => drive(origins[server] + path, 1, nextPath && { nextPath })
  for (const server of servers) await load(server)
  for (let turn = 0; turn < seconds * count; turn++) {
    for (const server of servers) measured[server].push(await measure(origins, server, () => load(server)))
  }
  const product = medianMeasured(measured.product)
  const bare = medianMeasured(measured.bare)
  const comparedWith = (limit: readonly Measured[], least: number) => {
    const processorRatio = median(measured.product.map((own, turn) => getRatio(limit[turn], own)))
    const bar: Bar = { text: `cpu ratio >= ${least}`, isMet: processorRatio >= least }
    return { processorRatio, bar }
  }
  return [
    {
      name,
      ...product,
      ratio: product.perSecond / bare.perSecond,
      ...comparedWith(measured.bare, nextPath ? MIN_UNCACHED_CPU_RATIO : MIN_CPU_RATIO),
      ...(note !== undefined && { note }),
    },
    { name: nextPath ? '  bare node:http that compresses' : '  bare node:http', ...bare },
    ...(measured.rules.length === 0
      ? []
      : [
          {
            name: '  bare node:http with the same rules, that compresses',
            ...medianMeasured(measured.rules),
            ...comparedWith(measured.rules, MIN_UNCACHED_CPU_RATIO),
          },
        ]),
  ]
}

function getRatio(bare: Measured | undefined, product: Measured): number {
  return (bare?.cpuMicroseconds ?? Number.NaN) / product.cpuMicroseconds
}

const serverNames = ['product', 'bare', 'rules'] as const
type Server = (typeof serverNames)[number]
type Origins = { product: string; bare: string; rules?: string }

async function measure(origins: Origins, server: Server, run: () => Promise<Load>): Promise<Measured> {
  const before = await cpuSeconds(origins, server)
  const load = await run()
  const used = (await cpuSeconds(origins, server)) - before
  return { ...load, cpuMicroseconds: (used * 1e6) / load.count }
}

async function cpuSeconds(origins: Origins, server: Server): Promise<number> {
  if (server === 'product') return (await readUse(origins.product)).cpuSeconds
  return Number((await fetchAnswer(origins[server] + CPU_PATH)).body.toString())
}

function medianMeasured(rounds: readonly Measured[]): Measured {
  return { ...medianLoad(rounds), cpuMicroseconds: median(rounds.map(({ cpuMicroseconds }) => cpuMicroseconds)) }
}
