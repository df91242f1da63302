/**
 * Compares writing requests with bare `node:http` and `node:sqlite` that run the same statements, once with a commit
 * for each request and once with the commits of a turn of the event loop grouped.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startChild, type Child } from './child.ts'
import { drive, type Write } from './load.ts'
import { getCpuSeconds, measure, medianMeasured, type BenchContext, type Measured } from './own-rows-bench.ts'
import { readUse } from './product.ts'
import { recordWrites, type RecordedWrite, type Request } from './recorded-write.ts'
import { REVIEW } from './reviews-bench.ts'
import type { Row } from '../tests/support/table.ts'
import { getHeaders, signUp } from './travellers.ts'
import { saveTrip, TRIP } from './trips-bench.ts'

/** Accounts that save in turn. Thousands of writes per second come from many people, not from one. */
const WRITERS = 300

const MIN_RATIO = { each: 0.9, grouped: 0.6 }
const MOST_P99_TIMES = 3

const KINDS: readonly (Request & { name: string })[] = [
  { name: 'save a trip of 3 destinations', method: 'POST', path: () => '/api/trip/create', body: TRIP },
  { name: 'edit a trip of 3 destinations', method: 'PUT', path: (id) => `/api/trip/edit/${id}`, body: TRIP },
  { name: 'post a review', method: 'POST', path: () => '/api/review/create', body: REVIEW },
]

type Writer = { headers: Record<string, string>; tripId: string }

export async function benchWrites(context: BenchContext): Promise<Row[]> {
  const recorded = await recordWrites(KINDS, TRIP)
  const writers: Writer[] = []
  for (let index = 0; index < WRITERS; index++) {
    const token = await signUp(context.origin, `writer-${index}@example.org`)
    writers.push({ headers: getHeaders(token), tripId: await saveTrip(context.origin, token) })
  }
  const rows: Row[] = []
  for (const [index, kind] of KINDS.entries()) {
    const statements = recorded[index]
    if (statements) rows.push(...(await benchKind(context, kind, { writers, statements })))
  }
  return rows
}

async function benchKind(
  { origin, dataDir, rounds }: BenchContext,
  { name, method, path, body }: (typeof KINDS)[number],
  { writers, statements }: { writers: readonly Writer[]; statements: RecordedWrite },
): Promise<Row[]> {
  const text = JSON.stringify(body)
  const writes = writers.map(({ headers, tripId }): Write => ({ method, path: path(tripId), headers, body: text }))
  const bare = {
    each: await startBare(dataDir, statements, 'each'),
    grouped: await startBare(dataDir, statements, 'grouped'),
  }
  try {
    const loads: Record<'product' | 'each' | 'grouped', Measured[]> = { product: [], each: [], grouped: [] }
    const readProduct = async () => (await readUse(origin)).cpuSeconds
    for (let round = 0; round < rounds.count * 2; round++) {
      const send = (to: string) =>
        measure(to === origin ? readProduct : () => getCpuSeconds(to), () => drive(to, rounds.seconds / 2, { writes }))
      loads.product.push(await send(origin))
      loads.each.push(await send(bare.each.origin))
      loads.grouped.push(await send(bare.grouped.origin))
    }
    const product = medianMeasured(loads.product)
    const compare = (mode: 'each' | 'grouped'): Row => {
      const limit = medianMeasured(loads[mode])
      const ratio = product.perSecond / limit.perSecond
      const isMet = ratio >= MIN_RATIO[mode] && product.p99Ms <= MOST_P99_TIMES * limit.p99Ms
      const processorRatio = limit.cpuMicroseconds / product.cpuMicroseconds
      const text = `ratio >= ${MIN_RATIO[mode]}, p99 <= ${MOST_P99_TIMES}x`
      const label = mode === 'each' ? 'a commit each' : 'commits grouped'
      return {
        name: `  of bare node:http, the same statements, ${label}`,
        ...limit,
        ratio,
        processorRatio,
        bar: { text, isMet },
      }
    }
    return [{ name, ...product }, compare('each'), compare('grouped')]
  } finally {
    await bare.each.stop()
    await bare.grouped.stop()
  }
}

/** Serves a copy of the database, so that both bare servers begin with the same rows. */
async function startBare(dataDir: string, statements: RecordedWrite, mode: 'each' | 'grouped'): Promise<Child> {
  const name = crypto.randomUUID()
  const [copy, file] = [join(dataDir, `${name}.sqlite`), join(dataDir, `${name}.json`)]
  const database = new DatabaseSync(join(dataDir, 'safarnama.sqlite'), { readOnly: true })
  database.prepare('vacuum into ?').run(copy)
  database.close()
  writeFileSync(file, JSON.stringify(statements))
  return startChild({ arguments: [join(import.meta.dirname, 'bare-writes-server.ts'), copy, file, mode] })
}
