import type { Executor } from '../store/database.ts'
import { ContentCity } from './content-schema.ts'

/** The city of this installation; undefined if none is stored in the form that this version reads. */
export async function findCity(executor: Executor): Promise<ContentCity | undefined> {
  const row = await executor.selectFrom('city').select('document').executeTakeFirst()
  return row && ContentCity.safeParse(JSON.parse(row.document)).data
}
