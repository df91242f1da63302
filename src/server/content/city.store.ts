import type { Reader } from '../store/open.ts'
import { ContentCity } from './content-schema.ts'

/** The city of this installation, undefined while no content has ever been loaded. */
export async function findCity(reader: Reader): Promise<ContentCity | undefined> {
  const row = await reader.selectFrom('city').select('document').executeTakeFirst()
  return row && ContentCity.parse(JSON.parse(row.document))
}
