import type { Executor } from '../store/database.ts'
import { ContentCity } from './content-schema.ts'

/** The city of this installation; undefined before the first content. */
export async function findCity(executor: Executor): Promise<ContentCity | undefined> {
  const row = await executor.selectFrom('city').select('document').executeTakeFirst()
  return row && ContentCity.parse(JSON.parse(row.document))
}
