/** Compares the product with and without counting by day, in alternating rounds. */
import { drive, median } from './load.ts'
import { readUse, startProduct, withDataDir } from './product.ts'
import type { Row } from './table.ts'

type Rounds = { seconds: number; count: number }

const PATHS = ['/', '/places/surat-castle'] as const

/** Counting may cost this share of the answers of a second. */
const MAX_COST = 0.02

/** Rounds of a second. More of them make up for the noise of a machine that does other work. */
const TURNS_PER_ROUND = 4

type Measured = { readonly perSecond: number; readonly cpuMicroseconds: number }

export async function benchCounting({ seconds, count }: Rounds): Promise<Row[]> {
  return withDataDir((counted) =>
    withDataDir(async (uncounted) => {
      const on = await startProduct(counted)
      const off = await startProduct(uncounted, { ANALYTICS: 'off' })
      try {
        const rows: Row[] = []
        for (const path of PATHS)
          rows.push(...(await compare(path, { on: on.origin, off: off.origin }, seconds * count)))
        return rows
      } finally {
        await Promise.all([on.stop(), off.stop()])
      }
    }),
  )
}

type Origins = Readonly<Record<'on' | 'off', string>>

async function compare(path: string, origins: Origins, turns: number): Promise<Row[]> {
  const measured: Record<keyof Origins, Measured[]> = { on: [], off: [] }
  for (const which of ['on', 'off'] as const) await drive(origins[which] + path, 1)
  for (let turn = 0; turn < turns * TURNS_PER_ROUND; turn++) {
    // Whoever comes first in a turn may find the machine in another state.
    const order = turn % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const)
    for (const which of order) measured[which].push(await measure(origins[which], path))
  }
  const of = (which: keyof Origins): Measured => ({
    perSecond: median(measured[which].map(({ perSecond }) => perSecond)),
    cpuMicroseconds: median(measured[which].map(({ cpuMicroseconds }) => cpuMicroseconds)),
  })
  const [on, off] = [of('on'), of('off')]
  const ratios = measured.on.map(({ cpuMicroseconds }, turn) => ratio(measured.off[turn], cpuMicroseconds))
  const processorRatio = median(ratios)
  const least = 1 - MAX_COST
  return [
    {
      name: `${path} with counting`,
      ...on,
      ratio: on.perSecond / off.perSecond,
      processorRatio,
      bar: { text: `cpu ratio >= ${least}`, isMet: processorRatio >= least },
    },
    { name: '  without counting', ...off },
  ]
}

function ratio(off: Measured | undefined, cpuMicroseconds: number): number {
  return (off?.cpuMicroseconds ?? Number.NaN) / cpuMicroseconds
}

async function measure(origin: string, path: string): Promise<Measured> {
  const before = (await readUse(origin)).cpuSeconds
  const { count, perSecond } = await drive(origin + path, 1)
  const used = (await readUse(origin)).cpuSeconds - before
  return { perSecond, cpuMicroseconds: (used * 1e6) / count }
}
