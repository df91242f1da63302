/** How the product grows: the same calls, the database's size, memory and start with ever more in the database. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fetchAnswer } from './answer.ts'
import { fillStore } from './filled-store.ts'
import { callsOf } from './growth-bench.ts'
import { readUse, readUseAtRest, startProduct, withDataDir } from './product.ts'
import { writeColumns } from './table.ts'

/** Reviews; as many travellers and trips. */
const SIZES = [1_000, 10_000, 100_000, 1_000_000]

/** What the largest must keep of the smallest's speed. */
const BAR = 0.8

const MEGABYTE = 1024 * 1024

type Measured = {
  size: number
  perSecond: Map<string, number>
  databaseMegabytes: number
  startMilliseconds: number
  /** At rest, and after all calls. */
  megabytes: { atRest: number; afterwards: number }
}

/** @returns the table as text. @param seconds for each call */
export async function benchScale(seconds: number): Promise<string> {
  const all: Measured[] = []
  for (const size of SIZES) all.push(await withDataDir((dataDir) => measure(dataDir, size, seconds)))
  const names = [...(all[0]?.perSecond.keys() ?? [])]
  const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
  const head = ['answers per second', ...SIZES.map((size) => number.format(size)), 'last / first', `bar ${BAR}`]
  const calls = names.map((name) => {
    const speeds = all.map(({ perSecond }) => perSecond.get(name) ?? 0)
    const kept = (speeds.at(-1) ?? 0) / (speeds[0] ?? 1)
    return [name, ...speeds.map((speed) => number.format(speed)), kept.toFixed(2), kept >= BAR ? '' : 'NOT MET']
  })
  const row = (name: string, of: (measured: Measured) => number) => [
    name,
    ...all.map((measured) => number.format(of(measured))),
    '',
    '',
  ]
  return writeColumns([
    head,
    ...calls,
    row('database, MB', ({ databaseMegabytes }) => databaseMegabytes),
    row('second start to the first page, ms', ({ startMilliseconds }) => startMilliseconds),
    row('memory at rest, MB', ({ megabytes }) => megabytes.atRest),
    row('memory after all calls, MB', ({ megabytes }) => megabytes.afterwards),
  ])
}

async function measure(dataDir: string, size: number, seconds: number): Promise<Measured> {
  console.log(`Filling a database with ${size} reviews …`)
  await fillStore(dataDir, size)
  await (await startProduct(dataDir)).stop()
  const began = performance.now()
  const product = await startProduct(dataDir)
  try {
    await fetchAnswer(`${product.origin}/`, 'br')
    const startMilliseconds = performance.now() - began
    const { residentMegabytes: atRest } = await readUseAtRest(product.origin)
    const perSecond = new Map<string, number>()
    for (const [name, call] of Object.entries(await callsOf(product.origin, size))) {
      await call(1)
      perSecond.set(name, (await call(seconds)).perSecond)
    }
    const { residentMegabytes: afterwards } = await readUse(product.origin)
    return { size, perSecond, startMilliseconds, databaseMegabytes: sizeOf(dataDir), megabytes: { atRest, afterwards } }
  } finally {
    await product.stop()
  }
}

function sizeOf(dataDir: string): number {
  const files = readdirSync(dataDir).filter((name) => name.startsWith('safarnama.sqlite'))
  return files.reduce((sum, name) => sum + statSync(join(dataDir, name)).size, 0) / MEGABYTE
}
