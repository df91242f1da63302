/** Compares reads of own rows with a bare server that runs the same query on the same database. */
import { join } from 'node:path'
import { startChild } from './child.ts'
import { drive, medianLoad, type Load } from './load.ts'
import type { Row } from './table.ts'
import { headersOf } from './travellers.ts'

export type BenchContext = { origin: string; dataDir: string; rounds: { seconds: number; count: number } }

type Reading = { name: string; path: string; token: string; email: string; query: string }

/** Product and bare server take turns. */
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
    const loads: { product: Load[]; bare: Load[] } = { product: [], bare: [] }
    const driveProduct = (seconds: number) =>
      drive(`${origin}/api${reading.path}`, seconds, { headers: headersOf(reading.token) })
    await driveProduct(1)
    await drive(bare.origin, 1)
    for (let round = 0; round < rounds.count; round++) {
      loads.product.push(await driveProduct(rounds.seconds))
      loads.bare.push(await drive(bare.origin, rounds.seconds))
    }
    const product = medianLoad(loads.product)
    const limit = medianLoad(loads.bare)
    const ratio = product.perSecond / limit.perSecond
    const isMet = ratio >= 0.6 && product.p99Ms <= 3 * limit.p99Ms
    return [
      { name: reading.name, ...product, ratio, bar: { text: 'ratio >= 0.6, p99 <= 3x', isMet } },
      { name: '  bare node:http and node:sqlite', ...limit },
    ]
  } finally {
    await bare.stop()
  }
}
