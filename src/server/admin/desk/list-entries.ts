import {
  DESK_PAGE_MAX,
  VERSIONS_PAGE_MAX,
  type EntryFilter,
  type EntryVersion,
  type ListedEntry,
  type OpenEntry,
} from '#contract/admin/desk-entries.ts'
import { SLUG_PATTERN } from '#contract/text/content-fields.ts'
import { Failure, toFailure } from '#contract/api/failure.ts'
import { nameKey } from '#contract/place/place-name.ts'
import type { EntryText } from '../../guide/stored-kind.ts'
import { readLimit } from '../../platform/store/cursor.ts'
import { countEntries, findEntry, listInGuide, listOutsideGuide, type StoredEntry } from './entries.store.ts'
import { changesBetween } from './entry-changes.ts'
import type { Desk } from './entry-actions.ts'
import type { EntryKind } from './entry-kind.ts'
import { listStoredVersions } from './entry-versions.store.ts'

type Query = { text?: string | undefined; state?: EntryFilter | undefined } & Page
type Page = { limit?: string | undefined; cursor?: string | undefined }

/** First the entries of the guide, then retired ones and drafts of new ones, each by slug. */
export async function listEntries<Text extends EntryText>({ deps, kind }: Desk<Text>, query: Query) {
  const { db } = deps.store
  const { text = '', state = 'all' } = query
  const limit = readLimit(query.limit, DESK_PAGE_MAX)
  const start = readEntryCursor(query.cursor)
  const part = nameKey(text)
  const asked = { text: part, state, limit: limit + 1 }
  const slugs = () => (part === '' ? [] : (kind.slugsByOtherName?.(deps, part) ?? []))
  const inGuide =
    start.part === 'guide' ? await listInGuide(db, kind, { ...asked, slugs: slugs(), after: start.after }) : []
  const missing = limit + 1 - inGuide.length
  const after = start.part === 'guide' ? null : start.after
  const others = missing > 0 ? await listOutsideGuide(db, kind, { ...asked, after, limit: missing }) : []
  const found = [...inGuide, ...others]
  const entries = found.slice(0, limit)
  const last = entries.at(-1)
  return {
    entries,
    differing: await countEntries(db, kind.tables, 'differing'),
    nextCursor: found.length > limit && last ? `${last.published ? 'guide' : 'other'}.${last.slug}` : null,
  }
}

/** @throws Failure `invalid-input` for a cursor that no answer had */
function readEntryCursor(cursor: string | undefined): { part: 'guide' | 'other'; after: string | null } {
  if (cursor === undefined) return { part: 'guide', after: null }
  const [part, after = ''] = cursor.split('.')
  if ((part !== 'guide' && part !== 'other') || !SLUG_PATTERN.test(after)) throw toFailure('invalid-input')
  return { part, after }
}

/** An entry as each list of the desk shows it. */
export function listed<Text extends EntryText>(kind: EntryKind<Text>, entry: StoredEntry<Text>): ListedEntry {
  const { slug, text, state, hasDraft, publishAt, version } = entry
  return {
    slug,
    name: kind.getName(text),
    state,
    hasDraft,
    publishAt,
    isDiffering: entry.folder !== null,
    version,
  }
}

/** An open entry of the desk. */
export function describe<Text extends EntryText>(
  kind: EntryKind<Text>,
  entry: StoredEntry<Text>,
): OpenEntry & { text: Text } {
  const { text, published, hasDraft, replacedBy, folder } = entry
  return {
    ...listed(kind, entry),
    text,
    draftChanges: hasDraft && published ? changesBetween(published, text) : [],
    replacedBy,
    folderChanges: folder && changesBetween(text, folder),
  }
}

/** @throws Failure `not-found` */
export async function getEntry<Text extends EntryText>(
  { deps, kind }: Desk<Text>,
  slug: string,
): Promise<StoredEntry<Text>> {
  const entry = await findEntry(deps.store.db, kind, slug)
  if (!entry) throw new Failure('not-found', kind.reasons.notFound)
  return entry
}

/** Newest first. A cursor is the number of the last version of a page. */
export async function listVersions<Text extends EntryText>(desk: Desk<Text>, slug: string, query: Page) {
  await getEntry(desk, slug)
  const limit = readLimit(query.limit, VERSIONS_PAGE_MAX)
  if (query.cursor !== undefined && !/^[1-9]\d{0,8}$/.test(query.cursor)) throw toFailure('invalid-input')
  const before = query.cursor === undefined ? null : Number(query.cursor)
  const { db } = desk.deps.store
  const found = await listStoredVersions(db, desk.kind, { slug, before, limit: limit + 1 })
  const versions = found.slice(0, limit).map(({ text, importedFrom, ...version }, index): EntryVersion => {
    const earlier = found[index + 1]
    const changes = earlier ? changesBetween(earlier.text, text) : []
    return { ...version, ...(importedFrom !== null && { importedFrom }), changes }
  })
  return { versions, nextCursor: found.length > limit ? String(versions.at(-1)?.version) : null }
}
