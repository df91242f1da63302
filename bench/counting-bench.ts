/** Compares the product with and without counting by day. */
import { compareProducts } from './compare-products.ts'
import { startProduct, withDataDir } from './product.ts'
import type { Row } from '../tests/support/table.ts'

type Rounds = { seconds: number; count: number }

const PATHS = ['/', '/places/surat-castle'] as const

/** Counting may cost this share of the answers of a second. */
const MAX_COST = 0.02

/** Rounds of a second. More of them make up for the noise of a machine that does other work. */
const TURNS_PER_ROUND = 4

export async function benchCounting({ seconds, count }: Rounds): Promise<Row[]> {
  const turns = seconds * count * TURNS_PER_ROUND
  return withDataDir((counted) =>
    withDataDir(async (uncounted) => {
      const on = await startProduct(counted)
      const off = await startProduct(uncounted, { ANALYTICS: 'off' })
      try {
        const product = { name: 'with counting', origin: on.origin }
        const peer = { name: 'without counting', origin: off.origin }
        const rows: Row[] = []
        for (const path of PATHS)
          rows.push(...(await compareProducts({ path, product, peer, turns, maxCost: MAX_COST })))
        return rows
      } finally {
        await Promise.all([on.stop(), off.stop()])
      }
    }),
  )
}
