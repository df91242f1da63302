import type { Transaction } from 'kysely'
import { nameKey } from '#contract/place-name.ts'
import type { Executor } from '../store/database.ts'
import type { Origin, Tables } from '../store/tables.ts'
import type { EntryText, StoredKind } from './stored-kind.ts'

/** All entries of a kind that visitors read, in the order of the guide. */
export async function listPublished<Text extends EntryText>(
  executor: Executor,
  kind: StoredKind<Text>,
): Promise<Text[]> {
  const rows = await executor
    .selectFrom(kind.tables.published)
    .select('document')
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return rows.map(({ document }) => kind.read(document))
}

/** Whether another entry of the guide has the name. */
export async function isNameTaken<Text extends EntryText>(
  executor: Executor,
  kind: StoredKind<Text>,
  text: Text,
): Promise<boolean> {
  const other = await executor
    .selectFrom(kind.tables.published)
    .select('slug')
    .where('name_key', '=', nameKey(kind.nameOf(text)))
    .where('slug', '<>', text.slug)
    .executeTakeFirst()
  return other !== undefined
}

/**
 * Puts a text into the guide. A known entry keeps its position, a new one comes last.
 * @param origin `content`: the folder owns the row, and the next loading of it may change the row
 */
export async function publishEntry<Text extends EntryText>(
  transaction: Transaction<Tables>,
  kind: StoredKind<Text>,
  { text, origin }: { text: Text; origin: Origin },
): Promise<void> {
  const { published } = kind.tables
  const row = { name_key: nameKey(kind.nameOf(text)), document: JSON.stringify(text), origin, content_hash: null }
  const last = await transaction
    .selectFrom(published)
    .select(({ fn }) => fn.max<number | null>('position').as('position'))
    .executeTakeFirst()
  await transaction
    .insertInto(published)
    .values({ slug: text.slug, position: (last?.position ?? -1) + 1, ...row })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .execute()
}

export async function unpublishEntry<Text extends EntryText>(
  transaction: Transaction<Tables>,
  { tables }: StoredKind<Text>,
  slug: string,
): Promise<void> {
  await transaction.deleteFrom(tables.published).where('slug', '=', slug).execute()
}
