import type { Transaction } from 'kysely'
import type { CityDocument } from './city.store.ts'
import { hashOf } from './content-hash.ts'
import { noteNewerEntries } from './newer-entries.ts'
import { placeRow } from './places.store.ts'
import { listRetiredPlaces } from './retired-places.ts'
import { lockTopic, markChanged } from '../store/changes.ts'
import type { Database } from '../store/database.ts'
import type { SuggestedTripTable, Tables } from '../store/tables.ts'
import type { ContentTrip } from './content-schema.ts'
import type { Content } from './read-content.ts'
import { currentTranslations } from './translations/current-translations.ts'

/**
 * Makes the database equal to the folder: adds new entries, replaces changed ones and removes missing ones. It never
 * touches a row of an editor, even when the file has an entry with the same slug or name, and never brings back a place
 * that editors retired. Newer entries of such places wait for a decision. A second run changes nothing.
 * @returns true when something changed
 */
export async function loadContent(db: Database, content: Content): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // This write makes a second process wait, so that two processes that start at once load one after the other.
    await lockTopic(transaction, 'guide')
    const cityChanged = await loadCity(transaction, content)
    const placesChanged = await loadPlaces(transaction, content)
    await noteNewerEntries(transaction, content.places)
    const tripsChanged = await loadTrips(transaction, content)
    const changed = cityChanged || placesChanged || tripsChanged
    if (changed) await markChanged(transaction, 'guide')
    return changed
  })
}

async function loadCity(transaction: Transaction<Tables>, content: Content): Promise<boolean> {
  const { city, calendar, climate, fares, search } = content
  const translations = currentTranslations(content)
  const document = { city, calendar, climate, fares, search, translations } satisfies CityDocument
  const row = { id: 1, document: JSON.stringify(document), content_hash: hashOf(document) }
  const stored = await transaction.selectFrom('city').select('content_hash').executeTakeFirst()
  if (stored?.content_hash === row.content_hash) return false
  await transaction.deleteFrom('city').execute()
  await transaction.insertInto('city').values(row).execute()
  return true
}

async function loadPlaces(transaction: Transaction<Tables>, { places }: Content): Promise<boolean> {
  const stored = await transaction.selectFrom('place').select(['slug', 'name_key', 'origin', 'content_hash']).execute()
  const edited = stored.filter((row) => row.origin === 'editor')
  const retired = await listRetiredPlaces(transaction)
  const slugs = new Set([...edited, ...retired].map((row) => row.slug))
  const names = new Set(edited.map((row) => row.name_key))
  const rows = places
    .map((place, position) => placeRow(place, position, hashOf({ place, position })))
    .filter((row) => !slugs.has(row.slug) && !names.has(row.name_key))
  const { gone, fresh } = compare(stored, rows)
  if (gone.length > 0) await transaction.deleteFrom('place').where('slug', 'in', gone).execute()
  for (const row of fresh) await transaction.insertInto('place').values(row).execute()
  return gone.length > 0 || fresh.length > 0
}

async function loadTrips(transaction: Transaction<Tables>, { trips }: Content): Promise<boolean> {
  const stored = await transaction.selectFrom('suggested_trip').select(['slug', 'origin', 'content_hash']).execute()
  const edited = new Set(stored.filter((row) => row.origin === 'editor').map((row) => row.slug))
  const rows = trips.filter((trip) => !edited.has(trip.slug)).map(suggestedTripRow)
  const { gone, fresh } = compare(stored, rows)
  if (gone.length > 0) await transaction.deleteFrom('suggested_trip').where('slug', 'in', gone).execute()
  for (const row of fresh) await transaction.insertInto('suggested_trip').values(row).execute()
  return gone.length > 0 || fresh.length > 0
}

function suggestedTripRow(trip: ContentTrip, position: number): SuggestedTripTable {
  const content_hash = hashOf({ trip, position })
  return { slug: trip.slug, document: JSON.stringify(trip), position, origin: 'content', content_hash }
}

type Stored = { slug: string; origin: 'content' | 'editor'; content_hash: string | null }

/** Lists the rows to delete and to insert. A changed row is in both lists. */
function compare<Row extends { slug: string; content_hash: string | null }>(
  stored: readonly Stored[],
  rows: readonly Row[],
): { gone: string[]; fresh: Row[] } {
  const wanted = new Set(rows.map((row) => row.content_hash))
  const fromFile = stored.filter((row) => row.origin === 'content')
  const kept = new Set(fromFile.map((row) => row.content_hash))
  return {
    gone: fromFile.filter((row) => !wanted.has(row.content_hash)).map((row) => row.slug),
    fresh: rows.filter((row) => !kept.has(row.content_hash)),
  }
}
