/** Measures the time from the start of the process to the first complete page, and the memory at rest. */
import { fetchAnswer } from '../tests/support/raw-answer.ts'
import type { Child } from './child.ts'
import { median } from '../tests/support/quantiles.ts'
import { readUseAtRest, startProduct, withDataDir } from './product.ts'
import type { Row } from '../tests/support/table.ts'

const STARTS = 5

export async function benchStart(): Promise<Row[]> {
  const starts: { fresh: number; second: number; idle: number }[] = []
  for (let round = 0; round < STARTS; round++) {
    starts.push(
      await withDataDir(async (dataDir) => {
        const start = () => startProduct(dataDir)
        const fresh = await timeStart(start)
        const second = await timeStart(start)
        return { fresh: fresh.milliseconds, second: second.milliseconds, idle: second.megabytes }
      }),
    )
  }
  const of = (field: 'fresh' | 'second' | 'idle') => median(starts.map((start) => start[field]))
  return [
    { name: 'first start, empty data folder', value: `${of('fresh').toFixed(0)} ms` },
    {
      name: 'second start',
      value: `${of('second').toFixed(0)} ms`,
      bar: { text: '<= 1000 ms', isMet: of('second') <= 1000 },
    },
    memoryRow('memory at rest', of('idle'), 120),
  ]
}

/** Memory of the process after all other parts of the bench. */
export async function benchMemoryAfterLoad(origin: string): Promise<Row[]> {
  return [memoryRow('memory after load', (await readUseAtRest(origin)).residentMegabytes, 300)]
}

/** Time from the start of the process to the first complete page, and its memory at rest. */
export async function timeStart(start: () => Promise<Child>): Promise<{ milliseconds: number; megabytes: number }> {
  const began = performance.now()
  const product = await start()
  try {
    await fetchAnswer(`${product.origin}/`, 'br')
    const milliseconds = performance.now() - began
    return { milliseconds, megabytes: (await readUseAtRest(product.origin)).residentMegabytes }
  } finally {
    await product.stop()
  }
}

function memoryRow(name: string, megabytes: number, limit: number): Row {
  return { name, value: `${megabytes.toFixed(0)} MB`, bar: { text: `< ${limit} MB`, isMet: megabytes < limit } }
}
