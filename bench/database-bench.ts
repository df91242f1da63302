/** The embedded database through Kysely, beside the bare driver running the same prepared statement. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openStore } from '#server/store/open.ts'
import { median, quantile } from './load.ts'
import type { Row } from './table.ts'

/** Reads a row by its key, again and again. @param dataDir a folder that the product has filled */
export async function benchDatabase(dataDir: string, rounds: { seconds: number; count: number }): Promise<Row[]> {
  const store = await openStore({ databaseUrl: null, dataDir })
  const bare = new DatabaseSync(join(dataDir, 'safarnama.sqlite'))
  try {
    const slugs = (await store.db.selectFrom('place').select('slug').execute()).map(({ slug }) => slug)
    const slugAt = (index: number) => slugs[index % slugs.length] ?? ''
    const through = async (index: number) =>
      store.db.selectFrom('place').selectAll().where('slug', '=', slugAt(index)).executeTakeFirst()
    const statement = bare.prepare('select * from place where slug = ?')
    const directly = async (index: number) => statement.get(slugAt(index))
    const [kysely, driver] = await takeTurns([through, directly], rounds)
    return [
      { name: 'point read, Kysely on SQLite', ...kysely, ratio: kysely.perSecond / driver.perSecond },
      { name: '  bare node:sqlite', ...driver },
    ]
  } finally {
    bare.close()
    await store.db.destroy()
  }
}

type Step = (index: number) => Promise<unknown>
type Speed = { perSecond: number; p50: number; p99: number }

async function takeTurns(
  [first, second]: [Step, Step],
  rounds: { seconds: number; count: number },
): Promise<[Speed, Speed]> {
  const speeds: [Speed[], Speed[]] = [[], []]
  for (let round = 0; round < rounds.count; round++) {
    speeds[0].push(await time(first, rounds.seconds))
    speeds[1].push(await time(second, rounds.seconds))
  }
  return [middle(speeds[0]), middle(speeds[1])]
}

async function time(step: Step, seconds: number): Promise<Speed> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  let before = performance.now()
  while (before < end) {
    await step(times.length)
    const after = performance.now()
    times.push(after - before)
    before = after
  }
  const sorted = Float64Array.from(times).toSorted()
  return { perSecond: times.length / seconds, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }
}

function middle(rounds: readonly Speed[]): Speed {
  const of = (field: keyof Speed) => median(rounds.map((round) => round[field]))
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') }
}
