import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSourceFiles } from './support/source-files.ts'

/**
 * The store uses only features that SQLite, Postgres and distributed databases with Postgres' protocol share. An
 * installation can then grow from one file to many machines (docs/operating.md, Many processes).
 */
const MIGRATIONS = 'src/server/platform/store/migrations'

const migrations = readdirSync(MIGRATIONS).map((name) => ({
  name,
  statements: readFileSync(join(MIGRATIONS, name), 'utf8')
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter(Boolean),
}))

const statements = migrations.flatMap(({ name, statements: all }) => all.map((statement) => ({ name, statement })))

const KNOWN_STATEMENTS =
  /^(create table \w+ \(|create (unique )?index \w+ on \w+ \(|drop index \w+$|alter table \w+ (add column|drop column|rename (column|to)) |drop table \w+$|insert into |update |delete from )/

/** These types mean the same in all databases. */
const COLUMN = /^\w+ (text|integer|double precision)\b/

describe('the schema', () => {
  test('is made of plain statements', () => {
    expect(statements.filter(({ statement }) => !KNOWN_STATEMENTS.test(statement))).toEqual([])
  })

  test('has columns of text, integers and floating point numbers alone', () => {
    const tables = statements.filter(({ statement }) => statement.startsWith('create table'))
    const odd = tables.flatMap(({ name, statement }) => {
      const body = statement.slice(statement.indexOf('(') + 1, -1).replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '()')
      const columns = body.split(',').map((part) => part.trim())
      return columns
        .filter((column) => !/^(primary key|unique|foreign key|check)( |\()/.test(column))
        .filter((column) => !COLUMN.test(column))
        .map((column) => `${name}: ${column}`)
    })
    expect(tables.length).toBeGreaterThan(10)
    expect(odd).toEqual([])
  })
})

test('no statement of the store uses a feature of only one database', () => {
  const onlyPostgres =
    /\b(create extension|create trigger|create function|plpgsql|nextval|serial|listen \w|notify \w|pg_notify|pg_(try_)?advisory|lo_import|jsonb|::|array\[|generate_series|with recursive|skip locked|lateral|tablesample|copy \w+ (from|to))/i
  const used = readSourceFiles()
    .filter(({ path }) => path.startsWith('src/server/') && !path.endsWith('.test.ts'))
    .flatMap(({ path, text }) => getSql(text).map((statement) => `${path}: ${statement}`))
  expect(used.length).toBeGreaterThan(3)
  expect(used.filter((statement) => onlyPostgres.test(statement))).toEqual([])
  expect(statements.filter(({ statement }) => onlyPostgres.test(statement))).toEqual([])
})

/** Finds the SQL templates of a file. Kysely builds all other statements and uses no such features. */
function getSql(text: string): string[] {
  return [...text.matchAll(/\bsql(?:<[^`]*>)?`([^`]*)`/g)].map(([, statement = '']) => statement)
}
