import type { Transaction } from 'kysely'
import type { EntryAction } from '#contract/admin/desk-entries.ts'
import { inParts } from '../../guide/published.store.ts'
import type { EntryText, StoredKind } from '../../guide/stored-kind.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { EntryVersionTable, Tables } from '../../platform/store/tables.ts'
import type { EntryKind } from './entry-kind.ts'

export type StoredVersion<Text> = {
  readonly version: number
  readonly at: string
  readonly deed: EntryAction
  readonly editorName: string | null
  readonly importedFrom: string | null
  readonly text: Text
}

/** A new version of an entry. */
export type NewVersion<Text> = Omit<EntryVersionTable, 'document'> & { readonly text: Text }

export async function insertVersions<Text extends EntryText>(
  transaction: Transaction<Tables>,
  { tables, uploads }: EntryKind<Text>,
  versions: readonly NewVersion<Text>[],
): Promise<void> {
  for await (const part of inParts(versions)) {
    const rows = part.map(({ text, ...row }) => ({ ...row, document: JSON.stringify(text) }))
    await transaction.insertInto(tables.versions).values(rows).execute()
    for (const { slug, version, text } of part) await uploads?.store(transaction, { slug, version, text })
  }
}

/** The texts of these versions by slug. */
export async function readVersionTexts<Text extends EntryText>(
  executor: Executor,
  { tables, read }: StoredKind<Text>,
  versions: ReadonlyMap<string, number>,
): Promise<Map<string, Text>> {
  const texts = new Map<string, Text>()
  for await (const part of inParts([...versions.keys()])) {
    const rows = await executor
      .selectFrom(tables.versions)
      .select(['slug', 'version', 'document'])
      .where('slug', 'in', part)
      .execute()
    for (const { slug, version, document } of rows) {
      if (versions.get(slug) === version) texts.set(slug, read(document))
    }
  }
  return texts
}

/** The editor who made the newest version. Null: nobody did, or the account is deleted. */
export async function findLastEditor(
  executor: Executor,
  { tables }: Pick<StoredKind<EntryText>, 'tables'>,
  slug: string,
): Promise<string | null> {
  const row = await executor
    .selectFrom(tables.versions)
    .select('editor_id')
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.editor_id ?? null
}

type Part = { slug: string; before: number | null; limit: number }

/** Newest first. With `before`, only versions older than that one. */
export async function listStoredVersions<Text extends EntryText>(
  executor: Executor,
  { tables, read }: StoredKind<Text>,
  { slug, before, limit }: Part,
): Promise<StoredVersion<Text>[]> {
  const rows = await executor
    .selectFrom(tables.versions)
    .leftJoin('account', 'account.id', 'editor_id')
    .select(['version', 'at', 'deed', 'document', 'account.name as editor_name', 'imported_from'])
    .where('slug', '=', slug)
    .$if(before !== null, (query) => query.where('version', '<', before ?? 0))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ version, at, deed, editor_name, document, imported_from }) => ({
    version,
    at,
    deed,
    editorName: editor_name,
    importedFrom: imported_from,
    text: read(document),
  }))
}

export async function findVersion<Text extends EntryText>(
  executor: Executor,
  kind: StoredKind<Text>,
  { slug, version }: { slug: string; version: number },
): Promise<StoredVersion<Text> | undefined> {
  const [found] = await listStoredVersions(executor, kind, { slug, before: version + 1, limit: 1 })
  return found?.version === version ? found : undefined
}
