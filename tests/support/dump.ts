import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Store } from '#server/platform/store/database.ts'

export type Row = Readonly<Record<string, unknown>>

const Names = z.array(z.object({ name: z.string() }))
const Rows = z.array(z.record(z.string(), z.unknown()))

/** Reads every row of every table, so a future table is included. */
export async function dumpTables({ db, engine }: Store): Promise<Map<string, Row[]>> {
  const listed =
    engine === 'sqlite'
      ? sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`
      : sql`select table_name as name from information_schema.tables where table_schema = 'public' order by table_name`
  const tables = new Map<string, Row[]>()
  for (const { name } of Names.parse((await listed.execute(db)).rows)) {
    tables.set(name, Rows.parse((await sql`select * from ${sql.table(name)}`.execute(db)).rows))
  }
  return tables
}

/** @returns "table.column" for every value that contains one of the texts */
export function findInTables(tables: ReadonlyMap<string, readonly Row[]>, texts: readonly string[]): string[] {
  const found = [...tables].flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      Object.entries(row)
        .filter(([, value]) => texts.some((text) => String(value).includes(text)))
        .map(([column]) => `${table}.${column}`),
    ),
  )
  return [...new Set(found)].toSorted()
}
