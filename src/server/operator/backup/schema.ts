import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Store } from '../../platform/store/database.ts'
import { openMemoryStore } from '../../platform/store/open.ts'
import type { Tables } from '../../platform/store/tables.ts'

export type TableShape = { readonly name: string; readonly columns: readonly string[] }

/** Migrations write these tables themselves. */
export const BOOKKEEPING = ['migration', 'migration_lock'] as const

/**
 * Backups leave these tables out. Restored sessions, devices and links to trips would be valid again though their owner
 * has ended them. Codes, counters, packs and who looks at a trip end within minutes. A server stores the files of its
 * build at its start. After a restore all users sign in again, and share their trips again.
 */
const NOT_BACKED_UP: ReadonlySet<string> = new Set([
  'session',
  'device',
  'trip_link',
  'login_ticket',
  'passkey_challenge',
  'password_reset',
  'email_confirmation',
  'email_change',
  'attempt',
  'request_count',
  'scheduled_backup',
  'pack',
  'pack_body',
  'build_file',
  'live_process',
  'trip_watch',
  'trip_mail_token',
] satisfies (keyof Tables)[])

/** A restored mail with a one-time code would filter alarm its recipient. */
const rowFilters: Readonly<Record<string, string>> = { mail: `template <> 'one-time-code'` }

export type Schema = {
  /** The tables of a backup. A table comes after the tables that its rows refer to. */
  readonly backedUp: readonly (TableShape & {
    /** SQL condition for the rows; empty for all. */ readonly filter: string
  })[]
  /** All tables except the bookkeeping of migrations. */
  readonly all: readonly string[]
}

/** Reads the schema after a migration from an empty database in memory. */
export async function readSchema(lastMigration: string | undefined): Promise<Schema> {
  const store = await openMemoryStore(lastMigration)
  try {
    const shapes = await readShapes(store)
    const ordered = orderByReference(shapes)
    const backedUp = ordered.filter(({ name }) => !NOT_BACKED_UP.has(name))
    return {
      backedUp: backedUp.map(({ name, columns }) => ({ name, columns, filter: rowFilters[name] ?? '' })),
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
