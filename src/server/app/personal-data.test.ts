import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { openMemoryStore } from '../platform/store/open.ts'
import { personalData } from './personal-data.ts'

const Names = z.array(z.object({ name: z.string() }))

/** The tables with a reference to an account, or with a column for an email. */
const NAMING_A_PERSON = sql`
  select distinct t.name as name from sqlite_schema as t
  where t.type = 'table' and (
    t.name = 'account'
    or exists (select 1 from pragma_foreign_key_list(t.name) as key where key."table" = 'account')
    or exists (select 1 from pragma_table_info(t.name) as part where part.name like '%email%' or part.name = 'recipient')
  )
  order by t.name`

test('every table that names a person belongs to the personal data of one feature', async () => {
  const { db } = await openMemoryStore()
  onTestFinished(() => db.destroy())
  const naming = Names.parse((await NAMING_A_PERSON.execute(db)).rows).map(({ name }) => name)
  expect(personalData.flatMap(({ tables }) => tables).toSorted()).toEqual(naming)
})
