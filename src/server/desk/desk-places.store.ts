import type { Transaction } from 'kysely'
import type { ContentPlace } from '#contract/content-place.ts'
import type { DeskPlaceFilter, DeskPlaceState } from '#contract/desk-places.ts'
import { readPlace } from '../guide/places.store.ts'
import type { Executor } from '../store/database.ts'
import type { DeskPlaceTable, Origin, Tables } from '../store/tables.ts'
import { deletePlacePhotos } from './place-photos.store.ts'

/** A place of the desk: what visitors read, and what editors made of it. */
export type StoredDeskPlace = {
  readonly slug: string
  readonly version: number
  readonly state: DeskPlaceState
  readonly hasDraft: boolean
  readonly publishAt: string | null
  readonly retiredAt: string | null
  readonly replacedBy: string | null
  /** The text that visitors read. Null: the place is not in the guide. */
  readonly published: ContentPlace | null
  /** The text that an editor goes on with. */
  readonly text: ContentPlace
  readonly folderHash: string | null
  /** A newer entry of the folder. */
  readonly folder: ContentPlace | null
}

type Row = Pick<
  DeskPlaceTable,
  'version' | 'document' | 'publish_at' | 'retired_at' | 'replaced_by' | 'folder_hash' | 'folder_document'
> & { has_draft: number }

type Published = { document: string; origin: Origin }

/** @returns undefined if neither the guide nor the desk has the place */
export async function findDeskPlace(executor: Executor, slug: string): Promise<StoredDeskPlace | undefined> {
  const published = await executor
    .selectFrom('place')
    .select(['document', 'origin'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  const row = await executor.selectFrom('desk_place').selectAll().where('slug', '=', slug).executeTakeFirst()
  return deskPlaceOf(slug, { published, row })
}

type Rows = { published: Published | undefined; row: Row | undefined }

function deskPlaceOf(slug: string, { published, row }: Rows): StoredDeskPlace | undefined {
  const hasDraft = row?.has_draft === 1
  // Without a draft, the text of a place in the guide is the published one: the folder may have renewed it.
  const document = hasDraft || !published ? row?.document : published.document
  if (document === undefined) return undefined
  return {
    slug,
    version: row?.version ?? 0,
    state: stateOf({ origin: published?.origin ?? null, retiredAt: row?.retired_at ?? null }),
    hasDraft,
    publishAt: row?.publish_at ?? null,
    retiredAt: row?.retired_at ?? null,
    replacedBy: row?.replaced_by ?? null,
    published: published ? readPlace(published.document) : null,
    text: readPlace(document),
    folderHash: row?.folder_hash ?? null,
    folder: row?.folder_document ? readPlace(row.folder_document) : null,
  }
}

function stateOf({ origin, retiredAt }: { origin: Origin | null; retiredAt: string | null }): DeskPlaceState {
  if (origin === 'editor') return 'edited'
  if (origin === 'content') return 'folder'
  return retiredAt === null ? 'draft' : 'retired'
}

type Asked = { text: string; state: DeskPlaceFilter; after: string | null; limit: number }

/** Places in the guide with what the desk has of them, by slug. */
export async function listInGuide(executor: Executor, asked: Asked): Promise<StoredDeskPlace[]> {
  const slugs = asked.state === 'retired' ? [] : await findSlugsInGuide(executor, asked)
  if (slugs.length === 0) return []
  const rows = await executor
    .selectFrom('place')
    .leftJoin('desk_place', 'desk_place.slug', 'place.slug')
    .selectAll('desk_place')
    .select(['place.slug as slug', 'place.document as published_document', 'place.origin'])
    .where('place.slug', 'in', slugs)
    .orderBy('place.slug')
    .execute()
  return rows.flatMap(({ slug, published_document: document, origin, ...row }) => {
    const published = { document, origin }
    return deskPlaceOf(slug, { published, row: isStored(row) ? row : undefined }) ?? []
  })
}

/** Reads an index alone, because documents are long. */
async function findSlugsInGuide(executor: Executor, { text, state, after, limit }: Asked): Promise<string[]> {
  const rows = await executor
    .selectFrom('place')
    .select('slug')
    .$if(state === 'folder', (query) => query.where('origin', '=', 'content'))
    .$if(state === 'edited', (query) => query.where('origin', '=', 'editor'))
    .$if(state === 'draft', (query) =>
      query.where('slug', 'in', ({ selectFrom }) => selectFrom('desk_place').select('slug').where('has_draft', '=', 1)),
    )
    .$if(state === 'differing', (query) =>
      query.where('slug', 'in', ({ selectFrom }) =>
        selectFrom('desk_place').select('slug').where('folder_document', 'is not', null),
      ),
    )
    .$if(after !== null, (query) => query.where('slug', '>', after ?? ''))
    .$if(text !== '', (query) =>
      query.where(({ eb, or }) => or([eb('name_key', 'like', containing(text)), eb('slug', 'like', containing(text))])),
    )
    .orderBy('slug')
    .limit(limit)
    .execute()
  return rows.map(({ slug }) => slug)
}

/** A row of the outer join that has a partner. */
function isStored(row: { [Key in keyof Row]: Row[Key] | null }): row is Row {
  return row.version !== null
}

/** Retired places, and drafts of places that were never published, by slug. */
export async function listOutsideGuide(executor: Executor, asked: Asked): Promise<StoredDeskPlace[]> {
  const { text, state, after, limit } = asked
  if (state === 'folder' || state === 'edited') return []
  const rows = await executor
    .selectFrom('desk_place')
    .selectAll()
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('place').select('place.slug').whereRef('place.slug', '=', 'desk_place.slug'))),
    )
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
  return rows.flatMap((row) => deskPlaceOf(row.slug, { published: undefined, row }) ?? [])
}

/** A pattern for a part of a text, without the signs that mean something in patterns. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '')}%`
}

export async function countDiffering(executor: Executor): Promise<number> {
  const row = await executor
    .selectFrom('desk_place')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('folder_document', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Writes what the desk knows of a place. */
export async function putDeskPlace(transaction: Transaction<Tables>, row: DeskPlaceTable): Promise<void> {
  const { slug: _slug, ...rest } = row
  await transaction
    .insertInto('desk_place')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(rest))
    .execute()
}

/** Its versions go with it, and the pictures that only they name. */
export async function deleteDeskPlace(transaction: Transaction<Tables>, slug: string, at: string): Promise<void> {
  await deletePlacePhotos(transaction, slug, at)
  await transaction.deleteFrom('place_version').where('slug', '=', slug).execute()
  await transaction.deleteFrom('desk_place').where('slug', '=', slug).execute()
}

/** Slugs of drafts whose time has come. */
export async function listDueSlugs(executor: Executor, now: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('desk_place')
    .select('slug')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(20)
    .execute()
  return rows.map(({ slug }) => slug)
}
