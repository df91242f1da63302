/** Compares reads of own rows with a bare server that runs the same query on the same database. */
import { join } from 'node:path'
import { fetchAnswer } from '../tests/support/raw-answer.ts'
import { CPU_PATH } from './bare-http.ts'
import { startChild } from './child.ts'
import { drive, medianLoad, type Load } from './load.ts'
import { median } from '../tests/support/quantiles.ts'
import { readUse } from './product.ts'
import type { Row } from '../tests/support/table.ts'
import { getHeaders } from './travellers.ts'

export type BenchContext = { origin: string; dataDir: string; rounds: { seconds: number; count: number } }

type Reading = { name: string; path: string; token: string; email: string; query: string }

const MIN_RATIO = 0.7
const MOST_P99_TIMES = 3

/** Product and bare server take turns of a second, so that other load on the machine affects both alike. */
export async function benchOwnRows({ origin, dataDir, rounds }: BenchContext, reading: Reading): Promise<Row[]> {
  const bare = await startChild({
    arguments: [
      join(import.meta.dirname, 'bare-rows-server.ts'),
      join(dataDir, 'safarnama.sqlite'),
      reading.email,
      reading.query,
    ],
  })
  try {
    const loads: { product: Measured[]; bare: Measured[] } = { product: [], bare: [] }
    const url = `${origin}/api${reading.path}`
    const driveProduct = () => drive(url, 1, { headers: getHeaders(reading.token) })
    const driveBare = () => drive(bare.origin, 1)
    await driveProduct()
    await driveBare()
    for (let turn = 0; turn < rounds.seconds * rounds.count; turn++) {
      loads.product.push(await measure(async () => (await readUse(origin)).cpuSeconds, driveProduct))
      loads.bare.push(await measure(() => getCpuSeconds(bare.origin), driveBare))
    }
    const [product, limit] = [medianMeasured(loads.product), medianMeasured(loads.bare)]
    const ratio = product.perSecond / limit.perSecond
    const processorRatio = limit.cpuMicroseconds / product.cpuMicroseconds
    const isMet = ratio >= MIN_RATIO && product.p99Ms <= MOST_P99_TIMES * limit.p99Ms
    const text = `ratio >= ${MIN_RATIO}, p99 <= ${MOST_P99_TIMES}x`
    return [
      { name: reading.name, ...product, ratio, processorRatio, bar: { text, isMet } },
      { name: '  bare node:http and node:sqlite', ...limit },
    ]
  } finally {
    await bare.stop()
  }
}

export type Measured = Load & { readonly cpuMicroseconds: number }

/** Drives once, and divides the processor time of the server by the answers. */
export async function measure(readCpu: () => Promise<number>, run: () => Promise<Load>): Promise<Measured> {
  const before = await readCpu()
  const load = await run()
  return { ...load, cpuMicroseconds: (((await readCpu()) - before) * 1e6) / load.count }
}

export async function getCpuSeconds(bareOrigin: string): Promise<number> {
  return Number((await fetchAnswer(bareOrigin + CPU_PATH)).body.toString())
}

export function medianMeasured(loads: readonly Measured[]): Measured {
  return { ...medianLoad(loads), cpuMicroseconds: median(loads.map(({ cpuMicroseconds }) => cpuMicroseconds)) }
}
