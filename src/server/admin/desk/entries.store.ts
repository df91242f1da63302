import type { Transaction } from 'kysely'
import type { EntryFilter, EntryState } from '#contract/admin/desk-entries.ts'
import { inParts } from '../../guide/published.store.ts'
import type { EntryText, StoredKind } from '../../guide/stored-kind.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { DeskEntryTable, Origin, PublishedTable, Tables } from '../../platform/store/tables.ts'
import type { EntryKind } from './entry-kind.ts'

/** An entry of the desk: what visitors read, and what editors made of it. */
export type StoredEntry<Text extends EntryText> = {
  readonly slug: string
  readonly version: number
  readonly state: EntryState
  readonly hasDraft: boolean
  readonly publishAt: string | null
  readonly retiredAt: string | null
  readonly replacedBy: string | null
  /** The text that visitors read. Null: the entry is not in the guide. */
  readonly published: Text | null
  /** The text that an editor goes on with. */
  readonly text: Text
  readonly folderHash: string | null
  /** A newer entry of the folder. */
  readonly folder: Text | null
}

type Published = Pick<PublishedTable, 'document' | 'origin'>

/** @returns undefined if neither the guide nor the desk has the entry */
export async function findEntry<Text extends EntryText>(
  executor: Executor,
  kind: StoredKind<Text>,
  slug: string,
): Promise<StoredEntry<Text> | undefined> {
  const [entry] = await readEntries(executor, kind, [slug])
  return entry
}

/** All entries of the guide and the desk, retired ones too. */
export async function readAllEntries<Text extends EntryText>(
  executor: Executor,
  kind: StoredKind<Text>,
): Promise<StoredEntry<Text>[]> {
  const { published, desk } = kind.tables
  const inGuide = await executor.selectFrom(published).select('slug').execute()
  const inDesk = await executor.selectFrom(desk).select('slug').execute()
  const slugs = new Set([...inGuide, ...inDesk].map(({ slug }) => slug))
  return readEntries(executor, kind, [...slugs])
}

/** The entries of these slugs that the guide or the desk has, in their order. */
export async function readEntries<Text extends EntryText>(
  executor: Executor,
  kind: StoredKind<Text>,
  slugs: readonly string[],
): Promise<StoredEntry<Text>[]> {
  const found: StoredEntry<Text>[] = []
  for await (const part of inParts(slugs)) found.push(...(await readPart(executor, kind, part)))
  return found
}

async function readPart<Text extends EntryText>(
  executor: Executor,
  kind: StoredKind<Text>,
  slugs: readonly string[],
): Promise<StoredEntry<Text>[]> {
  const { tables } = kind
  const published = await executor
    .selectFrom(tables.published)
    .select(['slug', 'document', 'origin'])
    .where('slug', 'in', slugs)
    .execute()
  const rows = await executor.selectFrom(tables.desk).selectAll().where('slug', 'in', slugs).execute()
  const [inGuide, inDesk] = [bySlug(published), bySlug(rows)]
  return slugs.flatMap((slug) => getEntry(kind, slug, { published: inGuide.get(slug), row: inDesk.get(slug) }) ?? [])
}

function bySlug<Row extends { slug: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.slug, row]))
}

type Rows = { published: Published | undefined; row: DeskEntryTable | undefined }

function getEntry<Text extends EntryText>(
  { read }: StoredKind<Text>,
  slug: string,
  { published, row }: Rows,
): StoredEntry<Text> | undefined {
  const hasDraft = row?.has_draft === 1
  const inGuide = published ? read(published.document) : null
  // Without a draft, the text of an entry in the guide is the published one: the folder may have renewed it.
  const text = row && (hasDraft || !inGuide) ? read(row.document) : inGuide
  if (!text) return undefined
  return {
    slug,
    version: row?.version ?? 0,
    state: getState({ origin: published?.origin ?? null, retiredAt: row?.retired_at ?? null }),
    hasDraft,
    publishAt: row?.publish_at ?? null,
    retiredAt: row?.retired_at ?? null,
    replacedBy: row?.replaced_by ?? null,
    published: inGuide,
    text,
    folderHash: row?.folder_hash ?? null,
    folder: row?.folder_document ? read(row.folder_document) : null,
  }
}

function getState({ origin, retiredAt }: { origin: Origin | null; retiredAt: string | null }): EntryState {
  if (origin === 'editor') return 'edited'
  if (origin === 'content') return 'folder'
  return retiredAt === null ? 'draft' : 'retired'
}

type Asked = { text: string; state: EntryFilter; after: string | null; limit: number }

/** `slugs` are entries that have the text in another name. */
type AskedInGuide = Asked & { slugs: readonly string[] }

/** Entries in the guide with their rows in the desk, by slug. */
export async function listInGuide<Text extends EntryText>(
  executor: Executor,
  kind: StoredKind<Text>,
  asked: AskedInGuide,
): Promise<StoredEntry<Text>[]> {
  if (asked.state === 'retired') return []
  return readEntries(executor, kind, await findSlugsInGuide(executor, kind.tables, asked))
}

type EntryTables = StoredKind<EntryText>['tables']

/** Reads an index alone, because documents are long. */
async function findSlugsInGuide(
  executor: Executor,
  tables: EntryTables,
  { text, slugs, state, after, limit }: AskedInGuide,
): Promise<string[]> {
  const rows = await executor
    .selectFrom(tables.published)
    .select('slug')
    .$if(state === 'folder', (query) => query.where('origin', '=', 'content'))
    .$if(state === 'edited', (query) => query.where('origin', '=', 'editor'))
    .$if(state === 'draft', (query) =>
      query.where('slug', 'in', ({ selectFrom }) => selectFrom(tables.desk).select('slug').where('has_draft', '=', 1)),
    )
    .$if(state === 'differing', (query) =>
      query.where('slug', 'in', ({ selectFrom }) =>
        selectFrom(tables.desk).select('slug').where('folder_document', 'is not', null),
      ),
    )
    .$if(after !== null, (query) => query.where('slug', '>', after ?? ''))
    .$if(text !== '', (query) =>
      query.where(({ eb, or }) =>
        or([
          eb('name_key', 'like', containing(text)),
          eb('slug', 'like', containing(text)),
          ...(slugs.length === 0 ? [] : [eb('slug', 'in', slugs)]),
        ]),
      ),
    )
    .orderBy('slug')
    .limit(limit)
    .execute()
  return rows.map(({ slug }) => slug)
}

/** Retired entries, and drafts of entries that were never published, by slug. */
export async function listOutsideGuide<Text extends EntryText>(
  executor: Executor,
  kind: StoredKind<Text>,
  asked: Asked,
): Promise<StoredEntry<Text>[]> {
  const { text, state, after, limit } = asked
  const { tables } = kind
  if (state === 'folder' || state === 'edited') return []
  const rows = await executor
    .selectFrom(tables.desk)
    .selectAll()
    .where('slug', 'not in', ({ selectFrom }) => selectFrom(tables.published).select('slug'))
    .$if(state === 'retired', (query) => query.where('retired_at', 'is not', null))
    .$if(state === 'draft', (query) => query.where('has_draft', '=', 1))
    .$if(state === 'differing', (query) => query.where('folder_document', 'is not', null))
    .$if(after !== null, (query) => query.where('slug', '>', after ?? ''))
    .$if(text !== '', (query) =>
      query.where(({ eb, or }) => or([eb('name_key', 'like', containing(text)), eb('slug', 'like', containing(text))])),
    )
    .orderBy('slug')
    .limit(limit)
    .execute()
  return rows.flatMap((row) => getEntry(kind, row.slug, { published: undefined, row }) ?? [])
}

/** A pattern for a part of a text, without the signs that mean something in patterns. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '')}%`
}

/** @param state `draft`: with a text that is not published; `differing`: the folder has a newer one that nobody decided about */
export async function countEntries(
  executor: Executor,
  { desk }: EntryTables,
  state: 'draft' | 'differing',
): Promise<number> {
  const row = await executor
    .selectFrom(desk)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where((eb) => (state === 'draft' ? eb('has_draft', '=', 1) : eb('folder_document', 'is not', null)))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Writes the rows of entries in the desk. */
export async function putEntries(
  transaction: Transaction<Tables>,
  { desk }: EntryTables,
  rows: readonly DeskEntryTable[],
): Promise<void> {
  for await (const part of inParts(rows)) {
    await transaction
      .insertInto(desk)
      .values(part)
      .onConflict((conflict) =>
        conflict.column('slug').doUpdateSet(({ ref }) => ({
          name_key: ref('excluded.name_key'),
          version: ref('excluded.version'),
          document: ref('excluded.document'),
          has_draft: ref('excluded.has_draft'),
          publish_at: ref('excluded.publish_at'),
          retired_at: ref('excluded.retired_at'),
          replaced_by: ref('excluded.replaced_by'),
          folder_hash: ref('excluded.folder_hash'),
          folder_document: ref('excluded.folder_document'),
        })),
      )
      .execute()
  }
}

/** Entries that name no uploads go with their versions. */
export async function deletePlainEntries(
  transaction: Transaction<Tables>,
  { versions, desk }: EntryTables,
  slugs: readonly string[],
): Promise<void> {
  for await (const part of inParts(slugs)) {
    await transaction.deleteFrom(versions).where('slug', 'in', part).execute()
    await transaction.deleteFrom(desk).where('slug', 'in', part).execute()
  }
}

/** Its versions go with it, and the pictures that only they name. */
export async function deleteEntry<Text extends EntryText>(
  transaction: Transaction<Tables>,
  { tables, uploads }: EntryKind<Text>,
  { slug, at }: { slug: string; at: string },
): Promise<void> {
  await uploads?.drop(transaction, slug, at)
  await deletePlainEntries(transaction, tables, [slug])
}

/** Slugs of drafts whose time has come. */
export async function listDueSlugs(executor: Executor, { desk }: EntryTables, now: string): Promise<string[]> {
  const rows = await executor
    .selectFrom(desk)
    .select('slug')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(20)
    .execute()
  return rows.map(({ slug }) => slug)
}
