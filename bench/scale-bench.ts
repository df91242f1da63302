/** Measures calls, size of the database, memory and start while the database grows. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fetchAnswer } from '../tests/support/raw-answer.ts'
import { fillStore } from './filled-store.ts'
import { getCalls } from './growth-bench.ts'
import { readUse, readUseAtRest, startProduct, withDataDir } from './product.ts'
import { writeColumns } from '../tests/support/table.ts'

/** Number of reviews. There are as many accounts and trips. */
const SIZES = [1_000, 10_000, 100_000, 1_000_000]

/** Lowest accepted ratio: speed of the largest database divided by speed of the smallest. */
const MIN_RATIO = 0.8

const MEGABYTE_BYTES = 1024 * 1024

type Measured = {
  size: number
  perSecond: Map<string, number>
  databaseMegabytes: number
  startMilliseconds: number
  /** Resident memory at rest and after all calls. */
  megabytes: { atRest: number; afterwards: number }
}

/**
 * @param seconds duration of each call
 * @returns the table as text
 */
export async function benchScale(seconds: number): Promise<string> {
  const all: Measured[] = []
  for (const size of SIZES) all.push(await withDataDir((dataDir) => measure(dataDir, size, seconds)))
  const names = [...(all[0]?.perSecond.keys() ?? [])]
  const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
  const head = ['answers per second', ...SIZES.map((size) => number.format(size)), 'last / first', `bar ${MIN_RATIO}`]
  const calls = names.map((name) => {
    const speeds = all.map(({ perSecond }) => perSecond.get(name) ?? 0)
    const ratio = (speeds.at(-1) ?? 0) / (speeds[0] ?? 1)
    return [name, ...speeds.map((speed) => number.format(speed)), ratio.toFixed(2), ratio >= MIN_RATIO ? '' : 'NOT MET']
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
    for (const [name, call] of Object.entries(await getCalls(product.origin, size))) {
      await call(1)
      perSecond.set(name, (await call(seconds)).perSecond)
    }
    const { residentMegabytes: afterwards } = await readUse(product.origin)
    return {
      size,
      perSecond,
      startMilliseconds,
      databaseMegabytes: getSize(dataDir),
      megabytes: { atRest, afterwards },
    }
  } finally {
    await product.stop()
  }
}

function getSize(dataDir: string): number {
  const files = readdirSync(dataDir).filter((name) => name.startsWith('safarnama.sqlite'))
  return files.reduce((sum, name) => sum + statSync(join(dataDir, name)).size, 0) / MEGABYTE_BYTES
}
