/** Compares answers of the product with a bare server that sends the same bytes. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchAnswer } from './answer.ts'
import { CPU_PATH, type Recording } from './bare-server.ts'
import { startChild } from './child.ts'
import { drive, median, medianLoad, type Load } from './load.ts'
import { readUse } from './product.ts'
import type { Bar, Row } from './table.ts'

type Subject = { name: string; path: string }
type Rounds = { seconds: number; count: number }
type Measured = Load & { readonly cpuMicroseconds: number }

/**
 * Lowest accepted ratio of processor time per answer: bare server divided by product. A busy machine or a slow load
 * generator hardly changes this ratio.
 */
const MIN_CPU_RATIO = 0.8

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
  const bare = await startChild({ arguments: [join(import.meta.dirname, 'bare-server.ts'), file] })
  try {
    const rows: Row[] = []
    for (const subject of subjects)
      rows.push(...(await compare(subject, { product: origin, bare: bare.origin }, rounds)))
    return rows
  } finally {
    await bare.stop()
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
    { name: 'place page', path: '/places/surat-castle' },
    { name: 'picture', path: find(/src="(\/pictures\/[^"]+)"/) },
    { name: 'hashed style sheet', path: find(/<link rel="stylesheet" href="([^"]+)"/) },
  ]
}

function fail(message: string): never {
  throw new Error(message)
}

async function record(origin: string, subjects: readonly Subject[]): Promise<Recording> {
  const recording: Recording = {}
  for (const { path } of subjects) {
    const { headers, body } = await fetchAnswer(origin + path, 'br')
    recording[path] = { headers, body: body.toString('base64') }
  }
  return recording
}

/** Product and bare server alternate every second, so that other load on the machine affects both alike. */
async function compare({ name, path }: Subject, origins: Origins, { seconds, count }: Rounds): Promise<Row[]> {
  const measured: { product: Measured[]; bare: Measured[] } = { product: [], bare: [] }
  for (const server of ['product', 'bare'] as const) await drive(origins[server] + path, 1)
  for (let turn = 0; turn < seconds * count; turn++) {
    for (const server of ['product', 'bare'] as const) {
      measured[server].push(await measure(origins, server, { path, seconds: 1 }))
    }
  }
  const product = medianMeasured(measured.product)
  const bare = medianMeasured(measured.bare)
  const ratio = product.perSecond / bare.perSecond
  const processorRatio = median(measured.product.map((own, turn) => ratioOf(measured.bare[turn], own)))
  const bar: Bar = { text: `cpu ratio >= ${MIN_CPU_RATIO}`, isMet: processorRatio >= MIN_CPU_RATIO }
  return [
    { name, ...product, ratio, processorRatio, bar },
    { name: '  bare node:http', ...bare },
  ]
}

function ratioOf(bare: Measured | undefined, product: Measured): number {
  return (bare?.cpuMicroseconds ?? Number.NaN) / product.cpuMicroseconds
}

type Origins = { product: string; bare: string }

async function measure(
  origins: Origins,
  server: keyof Origins,
  { path, seconds }: { path: string; seconds: number },
): Promise<Measured> {
  const before = await cpuSeconds(origins, server)
  const load = await drive(origins[server] + path, seconds)
  const used = (await cpuSeconds(origins, server)) - before
  return { ...load, cpuMicroseconds: (used * 1e6) / load.count }
}

async function cpuSeconds(origins: Origins, server: keyof Origins): Promise<number> {
  if (server === 'product') return (await readUse(origins.product)).cpuSeconds
  return Number((await fetchAnswer(origins.bare + CPU_PATH)).body.toString())
}

function medianMeasured(rounds: readonly Measured[]): Measured {
  return { ...medianLoad(rounds), cpuMicroseconds: median(rounds.map(({ cpuMicroseconds }) => cpuMicroseconds)) }
}
