import type { Transaction } from 'kysely'
import { nameKey } from '#contract/place/place-name.ts'
import { answerOthers, mapInSlices } from '../platform/concurrency/slices.ts'
import type { Executor } from '../platform/store/database.ts'
import type { Origin, Tables } from '../platform/store/tables.ts'
import type { EntryText, StoredKind } from './stored-kind.ts'

/** All entries of a kind that visitors read, in the order of the guide. Other requests are answered meanwhile. */
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
  return mapInSlices(rows, ({ document }) => kind.read(document))
}

/** Whether another entry of the guide has the name. */
export async function isNameTaken<Text extends EntryText>(
  executor: Executor,
  kind: StoredKind<Text>,
  text: Text,
): Promise<boolean> {
  if (kind.nameField === null) return false
  const other = await executor
    .selectFrom(kind.tables.published)
    .select('slug')
    .where('name_key', '=', nameKey(kind.nameOf(text)))
    .where('slug', '<>', text.slug)
    .executeTakeFirst()
  return other !== undefined
}

/** The keys of names that entries of the guide have. */
export async function takenNames<Text extends EntryText>(
  executor: Executor,
  { tables }: StoredKind<Text>,
  keys: readonly string[],
): Promise<string[]> {
  const taken: string[] = []
  for await (const part of inParts(keys)) {
    const rows = await executor.selectFrom(tables.published).select('name_key').where('name_key', 'in', part).execute()
    taken.push(...rows.map(({ name_key }) => name_key))
  }
  return taken
}

/** So many rows go into one statement. */
const ROWS_PER_STATEMENT = 200

/**
 * Puts texts into the guide. Known entries keep their positions, new ones come last.
 * @param entries with `origin` `content`, the folder owns the row, and the next loading of it may change the row
 */
export async function publishEntries<Text extends EntryText>(
  transaction: Transaction<Tables>,
  kind: StoredKind<Text>,
  entries: readonly { readonly text: Text; readonly origin: Origin }[],
): Promise<void> {
  const { published } = kind.tables
  const last = await transaction
    .selectFrom(published)
    .select(({ fn }) => fn.max<number | null>('position').as('position'))
    .executeTakeFirst()
  const next = (last?.position ?? -1) + 1
  const rows = await mapInSlices(entries, ({ text, origin }, index) => ({
    slug: text.slug,
    position: next + index,
    name_key: nameKey(kind.nameOf(text)),
    document: JSON.stringify(text),
    origin,
    content_hash: null,
  }))
  for await (const part of inParts(rows)) {
    await transaction
      .insertInto(published)
      .values(part)
      .onConflict((conflict) =>
        conflict.column('slug').doUpdateSet(({ ref }) => ({
          name_key: ref('excluded.name_key'),
          document: ref('excluded.document'),
          origin: ref('excluded.origin'),
          content_hash: null,
        })),
      )
      .execute()
  }
}

export async function unpublishEntries<Text extends EntryText>(
  transaction: Transaction<Tables>,
  { tables }: StoredKind<Text>,
  slugs: readonly string[],
): Promise<void> {
  for await (const part of inParts(slugs)) {
    await transaction.deleteFrom(tables.published).where('slug', 'in', part).execute()
  }
}

/** Parts of a list that fit into one statement each. Other requests are answered between two of them. */
export async function* inParts<Item>(list: readonly Item[]): AsyncGenerator<Item[]> {
  for (let start = 0; start < list.length; start += ROWS_PER_STATEMENT) {
    if (start > 0) await answerOthers()
    yield list.slice(start, start + ROWS_PER_STATEMENT)
  }
}
