import type { Transaction } from 'kysely'
import { nameKey } from '#contract/place/place-name.ts'
import { entriesOfCalendar } from './calendar-entries.ts'
import { getParts } from './city-parts.ts'
import type { FolderDocument } from './city.store.ts'
import { toHash } from './content-hash.ts'
import { noteNewerEntries } from './newer-entries.ts'
import { listRetired } from './retired-entries.ts'
import {
  storedCalendar,
  storedCityParts,
  storedPlaces,
  storedTrips,
  type EntryText,
  type StoredKind,
} from './stored-kind.ts'
import { lockTopic, markChanged, nextVersion } from '../platform/store/changes.ts'
import type { Database } from '../platform/store/database.ts'
import type { PublishedTable, Tables } from '../platform/store/tables.ts'
import type { Content } from './read-content.ts'
import { currentTranslations, packTranslations, sourcesOfTranslations } from './translations/current-translations.ts'

/**
 * Makes the database equal to the folder: adds new entries, replaces changed ones and removes missing ones. It never
 * touches a row of an editor, even when the file has an entry with the same slug or name, and never brings back an entry
 * that editors retired. Newer texts of such entries wait for a decision. A second run changes nothing.
 * @param note called at the end of the transaction
 * @returns true when something changed
 */
export async function loadContent(
  db: Database,
  content: Content,
  note?: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // This write makes a second process wait, so that two processes that start at once load one after the other.
    await lockTopic(transaction, 'guide')
    const cityChanged = await loadCity(transaction, content)
    const partsChanged = await loadEntries(transaction, storedCityParts, getParts(content))
    const calendarChanged = await loadEntries(transaction, storedCalendar, entriesOfCalendar(content.calendar))
    const placesChanged = await loadEntries(transaction, storedPlaces, content.places)
    const tripsChanged = await loadEntries(transaction, storedTrips, content.trips)
    const changed = cityChanged || partsChanged || calendarChanged || placesChanged || tripsChanged
    if (changed) await markChanged(transaction, 'guide')
    await note?.(transaction)
    return changed
  })
}

async function loadCity(transaction: Transaction<Tables>, content: Content): Promise<boolean> {
  const { search, phrases, dishes, services } = content
  // The sources have these, too.
  const hash = toHash(sourcesOfTranslations(content))
  const stored = await transaction.selectFrom('city').select('content_hash').executeTakeFirst()
  if (stored?.content_hash === hash) return false
  const packed = Object.entries(currentTranslations(content)).map(([language, entries]) => [
    language,
    packTranslations(entries),
  ])
  const document: FolderDocument = {
    search,
    phrases,
    ...(dishes && { dishes: [...dishes] }),
    ...(services && { services: [...services] }),
    translations: Object.fromEntries(packed),
  }
  await transaction.deleteFrom('city').execute()
  await transaction
    .insertInto('city')
    .values({ id: 1, document: JSON.stringify(document), content_hash: hash, loaded_state: null })
    .execute()
  return true
}

async function loadEntries<Text extends EntryText>(
  transaction: Transaction<Tables>,
  kind: StoredKind<Text>,
  entries: readonly Text[],
): Promise<boolean> {
  const { published } = kind.tables
  const stored = await transaction
    .selectFrom(published)
    .select(['slug', 'name_key', 'origin', 'content_hash'])
    .execute()
  const edited = stored.filter((row) => row.origin === 'editor')
  const retired = await listRetired(transaction, kind)
  const slugs = new Set([...edited, ...retired].map((row) => row.slug))
  const names = new Set(kind.nameField === null ? [] : edited.map((row) => row.name_key))
  const rows = entries
    .map((entry, position) => toRow(kind, entry, position))
    .filter((row) => !slugs.has(row.slug) && !names.has(row.name_key))
  const { removed, fresh } = compare(stored, rows)
  if (removed.length > 0) await transaction.deleteFrom(published).where('slug', 'in', removed).execute()
  const version = await nextVersion(transaction, 'guide')
  for (const row of fresh) {
    await transaction
      .insertInto(published)
      .values({ ...row, version })
      .execute()
  }
  await noteNewerEntries(transaction, kind, entries)
  return removed.length > 0 || fresh.length > 0
}

type Row = Omit<PublishedTable, 'version'>

function toRow<Text extends EntryText>(kind: StoredKind<Text>, entry: Text, position: number): Row {
  return {
    slug: entry.slug,
    name_key: nameKey(kind.getName(entry)),
    document: JSON.stringify(entry),
    position,
    origin: 'content',
    content_hash: toHash({ [kind.field]: entry, position }),
  }
}

type Stored = { slug: string; origin: 'content' | 'editor'; content_hash: string | null }

/** Lists the rows to delete and to insert. A changed row is in both lists. */
function compare<Row extends { slug: string; content_hash: string | null }>(
  stored: readonly Stored[],
  rows: readonly Row[],
): { removed: string[]; fresh: Row[] } {
  const wanted = new Set(rows.map((row) => row.content_hash))
  const fromFile = stored.filter((row) => row.origin === 'content')
  const unchanged = new Set(fromFile.map((row) => row.content_hash))
  return {
    removed: fromFile.filter((row) => !wanted.has(row.content_hash)).map((row) => row.slug),
    fresh: rows.filter((row) => !unchanged.has(row.content_hash)),
  }
}
