import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Store } from '#server/platform/store/database.ts'

const Columns = z.array(z.object({ table: z.string(), column: z.string() }))
const Rows = z.array(z.record(z.string(), z.unknown()))

/** Columns that say whose a row is, or what it belongs to. */
const NAMING = /^(?:id|slug|email|new_email|recipient|.*_(?:id|slug|email))$/

/** Events may be written after the answer. */
const COUNTED_LATER = 'security_event'

/** The tables of a store, each with the columns that name something. */
export type NamingColumns = ReadonlyMap<string, readonly string[]>

export async function listNamingColumns({ db, engine }: Store): Promise<NamingColumns> {
  const listed =
    engine === 'sqlite'
      ? sql`select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c
            where m.type = 'table' and m.name not like 'sqlite_%' order by 1, 2`
      : sql`select table_name as "table", column_name as "column" from information_schema.columns
            where table_schema = 'public' order by 1, 2`
  const columns = Columns.parse((await listed.execute(db)).rows).filter(
    ({ table, column }) => table !== COUNTED_LATER && NAMING.test(column),
  )
  const byTable = Map.groupBy(columns, ({ table }) => table)
  return new Map([...byTable].map(([table, all]) => [table, all.map(({ column }) => column)]))
}

/**
 * All rows that name one of the names, as lines in order. What is another one in each run is left out: ids, secrets and
 * made-up emails.
 */
export async function describeRows({ db }: Store, naming: NamingColumns, names: readonly string[]): Promise<string[]> {
  const lines: string[] = []
  for (const [table, columns] of naming) {
    const conditions = columns.map((column) => sql`cast(${sql.ref(column)} as text) in (${sql.join(names)})`)
    const found = await sql`select * from ${sql.table(table)} where ${sql.join(conditions, sql` or `)}`.execute(db)
    lines.push(...Rows.parse(found.rows).map((row) => `${table} ${describeRow(row)}`))
  }
  return lines.toSorted()
}

/**
 * Left out besides: numbers that count the rows or the changes of everybody, and the language of a mail, which a login may
 * change a moment before the mail is written or after.
 */
function describeRow(row: Readonly<Record<string, unknown>>): string {
  const { id: _id, position: _position, recipients: _recipients, language: _language, version, ...values } = row
  // The version of what visitors read counts all changes of the guide, that of a trip or a draft its own.
  const counted = 'content_hash' in row ? values : { ...values, version }
  return JSON.stringify(counted, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}/g, 'ID')
    .replaceAll(/\b[\da-f]{64}\b/g, 'HASH')
    .replaceAll(/\b[\da-f]{12}\b/g, 'STOP')
    .replaceAll(/\$argon2id[^"]*/g, 'PASSWORD')
    .replaceAll(/traveller-\d+-\d+/g, 'traveller')
    .replaceAll(/198\.18\.\d+\.\d+/g, 'IP')
    .replaceAll(/(?<![\w-])[\w-]{32,}(?![\w-])/g, 'SECRET')
}
