import * as z from 'zod/mini'
import { Phrases } from '#contract/phrases.ts'
import type { Executor } from '../store/database.ts'
import { CitySearch } from './city-search.ts'
import { CityYear, ContentCity } from './content-schema.ts'

/** The row of the city holds all that the folder says of the city as a whole. Rows of earlier versions hold less. */
const CityDocument = z.union([
  z.strictObject({
    city: ContentCity,
    ...CityYear.shape,
    search: z._default(z.nullable(CitySearch), null),
    phrases: z._default(z.nullable(Phrases), null),
    /** The current translations of each language (see `currentTranslations`). */
    translations: z._default(z.record(z.string(), z.string()), {}),
  }),
  z.pipe(
    ContentCity,
    z.transform((city) => ({
      city,
      calendar: null,
      climate: null,
      fares: null,
      search: null,
      phrases: null,
      translations: {},
    })),
  ),
])
export type CityDocument = z.infer<typeof CityDocument>

/** The city of this installation; undefined if none is stored in a form that this version reads. */
export async function findCity(executor: Executor): Promise<CityDocument | undefined> {
  const row = await executor.selectFrom('city').select('document').executeTakeFirst()
  return row && CityDocument.safeParse(JSON.parse(row.document)).data
}
