import * as z from 'zod/mini'
import { Calendar } from '#contract/city/calendar.ts'
import { Dish } from '#contract/city/dishes.ts'
import { Service } from '#contract/city/services.ts'
import { Climate } from '#contract/city/climate.ts'
import { ContentCity } from '#contract/city/content-city.ts'
import { Fares } from '#contract/city/fares.ts'
import { Phrases } from '#contract/city/phrases.ts'
import type { Executor } from '../platform/store/database.ts'
import { calendarOf, entriesOfCalendar } from './calendar-entries.ts'
import { cityOfParts, partsOf, type PartsOfCity } from './city-parts.ts'
import { CitySearch } from './city-search.ts'
import { listPublished } from './published.store.ts'
import { storedCalendar, storedCityParts, type EntryText, type StoredKind } from './stored-kind.ts'

/** What the folder alone says of the city: editors do not change it in the desk. */
const FolderDocument = z.strictObject({
  search: z._default(z.nullable(CitySearch), null),
  phrases: z._default(z.nullable(Phrases), null),
  dishes: z.optional(z.array(Dish)),
  services: z.optional(z.array(Service)),
  /** The current translations of each language (see `packTranslations`). */
  translations: z._default(z.record(z.string(), z.string()), {}),
})
export type FolderDocument = z.infer<typeof FolderDocument>

/** The row of the city. Rows of earlier versions hold what has tables of its own now, or the city alone. */
const StoredCity = z.union([
  z.extend(FolderDocument, {
    city: z.optional(ContentCity),
    calendar: z._default(z.nullable(Calendar), null),
    climate: z._default(z.nullable(Climate), null),
    fares: z._default(z.nullable(Fares), null),
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

/** All that the guide has of the city as a whole. */
export type CityDocument = FolderDocument & PartsOfCity & { readonly calendar: Calendar | null }

/** The city of this installation; undefined if none is stored in a form that this version reads. */
export async function findCity(executor: Executor): Promise<CityDocument | undefined> {
  const row = await executor.selectFrom('city').select('document').executeTakeFirst()
  const stored = row && StoredCity.safeParse(JSON.parse(row.document)).data
  if (!stored) return undefined
  const { city: ofEarlier, calendar, climate, fares, ...ofFolder } = stored
  const earlier = ofEarlier ? partsOf({ city: ofEarlier, climate, fares }) : []
  const parts = cityOfParts(await listWithEarlier(executor, storedCityParts, earlier))
  const entries = await listWithEarlier(executor, storedCalendar, entriesOfCalendar(calendar))
  return parts && { ...ofFolder, ...parts, calendar: calendarOf(entries) }
}

/** What visitors read of a kind, and what an earlier version stored of it that neither the guide nor the desk has. */
async function listWithEarlier<Text extends EntryText>(
  executor: Executor,
  kind: StoredKind<Text>,
  earlier: readonly Text[],
): Promise<Text[]> {
  const published = await listPublished(executor, kind)
  if (earlier.length === 0) return published
  const inDesk = await executor.selectFrom(kind.tables.desk).select('slug').execute()
  const known = new Set([...published, ...inDesk].map(({ slug }) => slug))
  return [...published, ...earlier.filter(({ slug }) => !known.has(slug))]
}
