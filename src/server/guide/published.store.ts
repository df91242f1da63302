import type { Transaction } from 'kysely'
import { nameKey } from '#contract/place/place-name.ts'
import { answerOthers, mapInSlices } from '../platform/concurrency/slices.ts'
import { nextVersion } from '../platform/store/changes.ts'
import type { Executor } from '../platform/store/database.ts'
import type { Origin, Tables } from '../platform/store/tables.ts'
import type { EntryText, StoredKind } from './stored-kind.ts'

/** The entries of a kind that visitors read, in the order of the guide, as they were read. */
export type PublishedEntries<Text> = {
  readonly texts: readonly Text[]
  /** The position of each text. */
  readonly positions: readonly number[]
}

/** All entries of a kind that visitors read, in the order of the guide. Other requests are answered meanwhile. */
export async function listPublished<Text extends EntryText>(
  executor: Executor,
  kind: StoredKind<Text>,
): Promise<Text[]> {
  return [...(await readPublished(executor, kind)).texts]
}

/**
 * Reads the entries that visitors read. With what was read before, it reads only rows that changed after that: all other
 * texts stay the same objects, and the list too if nothing changed.
 * @param before with the counter `guide` that was read before its rows
 */
export async function readPublished<Text extends EntryText>(
  executor: Executor,
  kind: StoredKind<Text>,
  before: { readonly entries: PublishedEntries<Text>; readonly version: number } | null = null,
): Promise<PublishedEntries<Text>> {
  const changed = await selectChanged(executor, kind.tables, before?.version ?? -1)
  const fresh = new Map(
    await mapInSlices(changed, ({ document, position }) => {
      const text = kind.read(document)
      return [text.slug, { text, position }] as const
    }),
  )
  const known = mergeEntries(before?.entries ?? { texts: [], positions: [] }, fresh)
  const { count } = await countRows(executor, kind.tables)
  if (before === null || known.texts.length === count) return known
  // Entries went away, or came after the changes were read: these are read with the next change of the counter.
  const rows = await executor.selectFrom(kind.tables.published).select('slug').execute()
  const slugs = new Set(rows.map(({ slug }) => slug))
  const isThere = known.texts.map(({ slug }) => slugs.has(slug))
  return {
    texts: known.texts.filter((_text, at) => isThere[at]),
    positions: known.positions.filter((_position, at) => isThere[at]),
  }
}

type EntryTables = StoredKind<EntryText>['tables']

function selectChanged(executor: Executor, { published }: EntryTables, after: number) {
  return executor
    .selectFrom(published)
    .select(['document', 'position'])
    .$if(after >= 0, (query) => query.where('version', '>', after))
    .execute()
}

async function countRows(executor: Executor, { published }: EntryTables): Promise<{ count: number }> {
  const row = await executor
    .selectFrom(published)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Number(row.count) }
}

type Placed<Text> = { readonly text: Text; readonly position: number }

/** Entries at the same position are in the order of their slugs. Pure. */
function mergeEntries<Text extends EntryText>(
  before: PublishedEntries<Text>,
  fresh: ReadonlyMap<string, Placed<Text>>,
): PublishedEntries<Text> {
  if (fresh.size === 0) return before
  const [texts, positions] = [before.texts.slice(), before.positions.slice()]
  const added = new Map(fresh)
  let isSorted = true
  // All of the guide is looked through for few entries, so that the loop makes no objects.
  for (let at = 0; at < texts.length && added.size > 0; at++) {
    const slug = texts[at]?.slug ?? ''
    const renewed = added.get(slug)
    if (!renewed) continue
    added.delete(slug)
    if (renewed.position !== positions[at]) isSorted = false
    texts[at] = renewed.text
    positions[at] = renewed.position
  }
  if (isSorted && added.size === 0) return { texts, positions }
  const placed = texts.map((text, at): Placed<Text> => ({ text, position: positions[at] ?? 0 }))
  const all = [...placed, ...added.values()].toSorted(inOrder)
  return { texts: all.map(({ text }) => text), positions: all.map(({ position }) => position) }
}

function inOrder(one: Placed<EntryText>, other: Placed<EntryText>): number {
  return one.position - other.position || (one.text.slug < other.text.slug ? -1 : 1)
}

/** True if another entry of the guide has the name. */
export async function isNameTaken<Text extends EntryText>(
  executor: Executor,
  kind: StoredKind<Text>,
  text: Text,
): Promise<boolean> {
  if (kind.nameField === null) return false
  const other = await executor
    .selectFrom(kind.tables.published)
    .select('slug')
    .where('name_key', '=', nameKey(kind.getName(text)))
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

/** Number of rows in one statement. */
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
  const version = await nextVersion(transaction, 'guide')
  const rows = await mapInSlices(entries, ({ text, origin }, index) => ({
    slug: text.slug,
    position: next + index,
    name_key: nameKey(kind.getName(text)),
    document: JSON.stringify(text),
    origin,
    content_hash: null,
    version,
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
          version: ref('excluded.version'),
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
