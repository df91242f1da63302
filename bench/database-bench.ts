/** The embedded database through Kysely, beside the bare driver running the same prepared statement. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openStore } from '#server/store/open.ts'
import { loadOf, middle, type Load } from './load.ts'
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

async function takeTurns(
  [first, second]: [Step, Step],
  rounds: { seconds: number; count: number },
): Promise<[Load, Load]> {
  const loads: [Load[], Load[]] = [[], []]
  for (let round = 0; round < rounds.count; round++) {
    loads[0].push(await time(first, rounds.seconds))
    loads[1].push(await time(second, rounds.seconds))
  }
  return [middle(loads[0]), middle(loads[1])]
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
  return loadOf(times, seconds)
}
