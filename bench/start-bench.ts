/** Measures the time from the start of the process to the first complete page, and the memory at rest. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchAnswer } from '../tests/support/raw-answer.ts'
import { startChild, type Child } from './child.ts'
import { withLargeCity } from './large-city.ts'
import { median } from '../tests/support/quantiles.ts'
import { getEnvOfMachine, readUseAtRest, startByNpm, startProduct, withDataDir } from './product.ts'
import type { Row } from '../tests/support/table.ts'
import { post, signUp } from './travellers.ts'
import { shortPlan } from './visit-bench.ts'

const STARTS = 5
const MAX_TIMES_BARE = 10
const MAX_BEYOND_NODE_MS = 300
const SIGN_UPS = 200
const LARGE_CITY = 10_000
const MAX_LARGE_START_MS = 3_000
const BARE_SERVER = `require('node:http').createServer((_, response) => response.end())
  .listen(0, '127.0.0.1', function () { console.log('Open http://127.0.0.1:' + this.address().port) })`

type Field = 'fresh' | 'second' | 'byNpm' | 'idle' | 'bare' | 'bareByNpm'

export async function benchStart(): Promise<Row[]> {
  const starts: Record<Field, number>[] = []
  for (let round = 0; round < STARTS; round++) {
    starts.push(
      await withDataDir(async (dataDir) => {
        const start = () => startProduct(dataDir)
        const fresh = await timeStart(start)
        const second = await timeStart(start)
        const byNpm = await timeStart(() => startByNpm(dataDir))
        return {
          fresh: fresh.milliseconds,
          second: second.milliseconds,
          byNpm: byNpm.milliseconds,
          idle: second.megabytes,
          bare: await timeBareStart({ arguments: ['-e', BARE_SERVER] }),
          bareByNpm: await timeBareStartByNpm(),
        }
      }),
    )
  }
  const of = (field: Field) => median(starts.map((start) => start[field]))
  const npm = of('bareByNpm') - of('bare')
  const beyondNode = of('byNpm') - of('second')
  return [
    { name: 'first start, empty data folder', value: `${of('fresh').toFixed(0)} ms` },
    {
      name: 'second start',
      value: `${of('second').toFixed(0)} ms`,
      note: `bare node:http ${of('bare').toFixed(0)} ms`,
      bar: { text: `<= ${MAX_TIMES_BARE} x bare node:http`, isMet: of('second') <= MAX_TIMES_BARE * of('bare') },
    },
    {
      name: '`npm start` beyond node alone, second start',
      value: `${beyondNode.toFixed(0)} ms`,
      note: `${of('byNpm').toFixed(0)} ms`,
      bar: { text: `<= ${MAX_BEYOND_NODE_MS} ms`, isMet: beyondNode <= MAX_BEYOND_NODE_MS },
    },
    {
      name: '  the same, without what npm takes to start bare node:http',
      value: `${(beyondNode - npm).toFixed(0)} ms`,
      note: `npm ${npm.toFixed(0)} ms`,
      bar: { text: `<= ${MAX_BEYOND_NODE_MS} ms`, isMet: beyondNode - npm <= MAX_BEYOND_NODE_MS },
    },
    await measureLargeStart(),
    memoryRow('memory at rest', of('idle'), 120),
    await measureSignUps(),
  ]
}

/** From the start of the process to the first answer. */
async function timeBareStart(program: Parameters<typeof startChild>[0]): Promise<number> {
  const began = performance.now()
  const bare = await startChild(program)
  try {
    await fetchAnswer(`${bare.origin}/`)
    return performance.now() - began
  } finally {
    await bare.stop()
  }
}

/** The same with `npm start`, in a folder that has nothing else. */
async function timeBareStartByNpm(): Promise<number> {
  return withDataDir(async (folder) => {
    writeFileSync(join(folder, 'bare.cjs'), BARE_SERVER)
    const start = `${JSON.stringify(process.execPath)} bare.cjs`
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }))
    return timeBareStart({ command: 'npm', arguments: ['start'], env: getEnvOfMachine(), cwd: folder })
  })
}

/** A second start of a city with many places. */
async function measureLargeStart(): Promise<Row> {
  const { milliseconds } = await withLargeCity(LARGE_CITY, (city) =>
    withDataDir(async (dataDir) => {
      const start = () => startProduct(dataDir, { CITY: city })
      await timeStart(start)
      return timeStart(start)
    }),
  )
  return {
    name: `second start, ${LARGE_CITY} places`,
    value: `${milliseconds.toFixed(0)} ms`,
    bar: { text: `<= ${MAX_LARGE_START_MS} ms`, isMet: milliseconds <= MAX_LARGE_START_MS },
  }
}

/** Memory at rest after many travellers have signed up, each with a trip. */
async function measureSignUps(): Promise<Row> {
  return withDataDir(async (dataDir) => {
    const product = await startProduct(dataDir)
    try {
      const plan = await shortPlan(product.origin)
      for (let index = 0; index < SIGN_UPS; index++) {
        const token = await signUp(product.origin, `start-${index}@example.org`)
        await post(product.origin, '/trip/create', plan, token)
      }
      const { residentMegabytes } = await readUseAtRest(product.origin)
      return memoryRow(`memory after ${SIGN_UPS} sign-ups with a trip each`, residentMegabytes, 200)
    } finally {
      await product.stop()
    }
  })
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
