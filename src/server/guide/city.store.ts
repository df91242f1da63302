import type { Executor } from '../store/database.ts'
import { ContentCity } from './content-schema.ts'

/** The city of this installation, undefined while no content has ever been loaded. */
export async function findCity(executor: Executor): Promise<ContentCity | undefined> {
  const row = await executor.selectFrom('city').select('document').executeTakeFirst()
  return row && ContentCity.parse(JSON.parse(row.document))
}
