/** Compares Kysely on the embedded database with the bare driver and the same prepared statement. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openStore } from '#server/platform/store/open.ts'
import { loadFor, medianLoad, type Load } from './load.ts'
import type { Row } from '../tests/support/table.ts'

/**
 * Reads single rows by key.
 * @param dataDir a folder that the product has filled
 */
export async function benchDatabase(dataDir: string, rounds: { seconds: number; count: number }): Promise<Row[]> {
  const store = await openStore({ databaseUrl: null, dataDir })
  const bare = new DatabaseSync(join(dataDir, 'safarnama.sqlite'))
  try {
    const slugs = (await store.db.selectFrom('place').select('slug').execute()).map(({ slug }) => slug)
    const slugAt = (index: number) => slugs[index % slugs.length] ?? ''
    const readWithKysely = async (index: number) =>
      store.db.selectFrom('place').selectAll().where('slug', '=', slugAt(index)).executeTakeFirst()
    const statement = bare.prepare('select * from place where slug = ?')
    const readWithDriver = async (index: number) => statement.get(slugAt(index))
    const [kysely, driver] = await measureInTurns([readWithKysely, readWithDriver], rounds)
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

async function measureInTurns(
  [first, second]: [Step, Step],
  rounds: { seconds: number; count: number },
): Promise<[Load, Load]> {
  const loads: [Load[], Load[]] = [[], []]
  for (let round = 0; round < rounds.count; round++) {
    loads[0].push(await time(first, rounds.seconds))
    loads[1].push(await time(second, rounds.seconds))
  }
  return [medianLoad(loads[0]), medianLoad(loads[1])]
}

async function time(step: Step, seconds: number): Promise<Load> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  let before = performance.now()
  while (before < end) {
    await step(times.length)
    const after = performance.now()
    times.push(after - before)
    before = after
  }
  return loadFor(times, seconds)
}
