import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Store } from '../store/database.ts'
import { openMemoryStore } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'

export type TableShape = { readonly name: string; readonly columns: readonly string[] }

/** What migrations write themselves; it comes about anew where they run. */
export const BOOKKEEPING = ['migration', 'migration_lock'] as const

/**
 * What a backup leaves out, because coming back it would do harm or mean nothing: sessions that were ended since would let
 * their tokens in again, codes and counters are over in minutes. After a restore everybody signs in again.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'session',
  'one_time_code',
  'attempt',
  'request_count',
] satisfies (keyof Tables)[])

/** A code asked for long ago would only frighten whoever gets it. */
const ONLY: Readonly<Record<string, string>> = { mail: `template <> 'one-time-code'` }

export type Schema = {
  /** Tables that backups carry, each after those its rows refer to. */
  readonly carried: readonly (TableShape & { /** SQL that says which rows; empty: all. */ readonly only: string })[]
  /** Every table there is, bookkeeping aside. */
  readonly all: readonly string[]
}

/** The schema as it is after a migration, learnt from an empty database in memory. */
export async function readSchema(lastMigration: string | undefined): Promise<Schema> {
  const store = await openMemoryStore(lastMigration)
  try {
    const shapes = await readShapes(store)
    const ordered = orderByReference(shapes)
    const carried = ordered.filter(({ name }) => !LEFT_OUT.has(name))
    return {
      carried: carried.map(({ name, columns }) => ({ name, columns, only: ONLY[name] ?? '' })),
      all: ordered.map(({ name }) => name),
    }
  } finally {
    await store.db.destroy()
  }
}

type Shape = TableShape & { readonly refersTo: readonly string[] }

const Names = z.array(z.object({ name: z.string() }))

async function readShapes({ db }: Store): Promise<Shape[]> {
  const list = async (query: ReturnType<typeof sql>) => {
    const { rows } = await query.execute(db)
    return Names.parse(rows).map(({ name }) => name)
  }
  const names = await list(
    sql`select name from sqlite_schema where type = 'table' and name not like 'sqlite~_%' escape '~'`,
  )
  const shapes: Shape[] = []
  for (const name of names.filter((table) => !BOOKKEEPING.some((own) => own === table)).toSorted()) {
    const columns = await list(sql`select name from pragma_table_info(${name}) order by cid`)
    const refersTo = await list(sql`select distinct "table" as name from pragma_foreign_key_list(${name})`)
    shapes.push({ name, columns, refersTo })
  }
  return shapes
}

/** @throws Error when tables refer to each other in a circle */
function orderByReference(shapes: readonly Shape[]): Shape[] {
  const ordered: Shape[] = []
  let left = shapes
  while (left.length > 0) {
    const names = new Set(left.map(({ name }) => name))
    const ready = left.filter(({ name, refersTo }) => refersTo.every((other) => other === name || !names.has(other)))
    if (ready.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...names].join(', ')}`)
    ordered.push(...ready)
    left = left.filter((shape) => !ready.includes(shape))
  }
  return ordered
}
