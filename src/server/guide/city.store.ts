import * as z from 'zod/mini'
import { Calendar, type CalendarEntry } from '#contract/city/calendar.ts'
import { Dish } from '#contract/city/dishes.ts'
import { Service } from '#contract/city/services.ts'
import { Climate } from '#contract/city/climate.ts'
import { ContentCity, type CityPart } from '#contract/city/content-city.ts'
import { Fares } from '#contract/city/fares.ts'
import { Phrases } from '#contract/city/phrases.ts'
import type { Executor } from '../platform/store/database.ts'
import { getCalendar, entriesOfCalendar } from './calendar-entries.ts'
import { cityOfParts, getParts, type PartsOfCity } from './city-parts.ts'
import { CitySearch } from './city-search.ts'
import { readPublished, type PublishedEntries } from './published.store.ts'
import { storedCalendar, storedCityParts, type EntryText, type StoredKind } from './stored-kind.ts'

/** The data of the city that only the folder has: editors do not change it in the desk. */
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

/** The city as it was read, so that only what changed is read again. */
export type ReadCity = {
  readonly document: CityDocument
  readonly row: StoredRow
  readonly parts: PublishedEntries<CityPart>
  readonly calendar: PublishedEntries<CalendarEntry>
}

type StoredRow = { readonly hash: string; readonly stored: z.infer<typeof StoredCity> }

/** The city of this installation; undefined if none is stored in a form that this version reads. */
export async function findCity(executor: Executor): Promise<CityDocument | undefined> {
  return (await readCity(executor, null))?.document
}

/**
 * Like `findCity`. Unchanged parts stay the same objects.
 * @param before with the counter `guide` that was read before it
 */
export async function readCity(
  executor: Executor,
  before: { readonly city: ReadCity; readonly version: number } | null,
): Promise<ReadCity | undefined> {
  const row = await readRow(executor, before?.city.row)
  if (!row) return undefined
  const since = <Text>(entries: PublishedEntries<Text> | undefined) =>
    before && entries ? { entries, version: before.version } : null
  const parts = await readPublished(executor, storedCityParts, since(before?.city.parts))
  const calendar = await readPublished(executor, storedCalendar, since(before?.city.calendar))
  const isSame = row === before?.city.row && parts === before.city.parts && calendar === before.city.calendar
  if (isSame) return before.city
  const { city: ofEarlier, calendar: earlierCalendar, climate, fares, ...ofFolder } = row.stored
  const earlier = ofEarlier ? getParts({ city: ofEarlier, climate, fares }) : []
  const entries = await withEarlier(executor, storedCalendar, {
    published: calendar.texts,
    earlier: entriesOfCalendar(earlierCalendar),
  })
  const whole = cityOfParts(await withEarlier(executor, storedCityParts, { published: parts.texts, earlier }))
  const isCalendarSame = before !== null && row === before.city.row && calendar === before.city.calendar
  return (
    whole && {
      document: {
        ...ofFolder,
        ...whole,
        calendar: isCalendarSame ? before.city.document.calendar : getCalendar(entries),
      },
      row,
      parts,
      calendar,
    }
  )
}

/** The row holds the translations, which are long. */
async function readRow(executor: Executor, before: StoredRow | undefined): Promise<StoredRow | undefined> {
  const found = await executor.selectFrom('city').select('content_hash').executeTakeFirst()
  if (before && found?.content_hash === before.hash) return before
  const row = await executor.selectFrom('city').select(['content_hash', 'document']).executeTakeFirst()
  const stored = row && StoredCity.safeParse(JSON.parse(row.document)).data
  return stored && { hash: row.content_hash, stored }
}

type Entries<Text> = { readonly published: readonly Text[]; readonly earlier: readonly Text[] }

/**
 * The entries of a kind that visitors read, and those of an earlier version that neither the guide nor the desk has.
 */
async function withEarlier<Text extends EntryText>(
  executor: Executor,
  kind: StoredKind<Text>,
  { published, earlier }: Entries<Text>,
): Promise<readonly Text[]> {
  if (earlier.length === 0) return published
  const inDesk = await executor.selectFrom(kind.tables.desk).select('slug').execute()
  const known = new Set([...published, ...inDesk].map(({ slug }) => slug))
  return [...published, ...earlier.filter(({ slug }) => !known.has(slug))]
}
