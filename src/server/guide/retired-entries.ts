import type { ContentTrip } from '#contract/trip/content-trip.ts'
import type { Executor } from '../platform/store/database.ts'
import type { EntryText, StoredKind } from './stored-kind.ts'

/** A place or a suggested trip that editors took out of the guide. */
export type RetiredEntry = {
  readonly slug: string
  /** In the desk. */
  readonly version: number
  readonly name: string
  /** The slug of the entry that replaces it. That one may be retired itself. */
  readonly replacedBy: string | null
}

type Named = { readonly slug: string; readonly name: string }

/** The page that visitors read at the URL of a retired entry. */
export type RetiredPage = { readonly name: string; readonly replacedBy: Named | null }

/** @param before as it was read: entries that did not change stay the same objects, and the list too if none did */
export async function listRetired<Text extends EntryText>(
  executor: Executor,
  kind: StoredKind<Text>,
  before: readonly RetiredEntry[] = [],
): Promise<readonly RetiredEntry[]> {
  const { desk } = kind.tables
  const rows = await executor
    .selectFrom(desk)
    .select(['slug', 'version', 'replaced_by'])
    .where('retired_at', 'is not', null)
    .orderBy('slug')
    .execute()
  const bySlug = new Map(before.map((entry) => [entry.slug, entry]))
  const entries: RetiredEntry[] = []
  for (const { slug, version, replaced_by: replacedBy } of rows) {
    const known = bySlug.get(slug)
    if (known?.version === version && known.replacedBy === replacedBy) entries.push(known)
    else entries.push({ slug, version, replacedBy, name: await nameOfRetired(executor, kind, slug) })
  }
  const isSame = entries.length === before.length && entries.every((entry, at) => entry === before[at])
  return isSame ? before : entries
}

async function nameOfRetired<Text extends EntryText>(
  executor: Executor,
  kind: StoredKind<Text>,
  slug: string,
): Promise<string> {
  const { document } = await executor
    .selectFrom(kind.tables.desk)
    .select('document')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return kind.getName(kind.read(document))
}

/** Follows replacements until an entry of the guide. A circle of them leads nowhere. */
export function createRetiredEntries(
  retired: readonly RetiredEntry[],
  published: readonly Named[],
): ReadonlyMap<string, RetiredPage> {
  const names = new Map(published.map(({ slug, name }) => [slug, name]))
  const bySlug = new Map(retired.map((entry) => [entry.slug, entry]))
  const getReplacement = ({ replacedBy }: RetiredEntry) => {
    const seen = new Set<string>()
    let slug = replacedBy
    while (slug !== null && !seen.has(slug)) {
      const name = names.get(slug)
      if (name !== undefined) return { slug, name }
      seen.add(slug)
      slug = bySlug.get(slug)?.replacedBy ?? null
    }
    return null
  }
  return new Map(
    retired
      .filter(({ slug }) => !names.has(slug))
      .map((entry) => [entry.slug, { name: entry.name, replacedBy: getReplacement(entry) }]),
  )
}

/** A stop at a place that is not in the guide stays as a text. */
export function unlinkMissingPlaces(trips: readonly ContentTrip[], slugs: ReadonlySet<string>): ContentTrip[] {
  return trips.map((trip) => ({
    ...trip,
    destinations: trip.destinations.map((destination) => ({
      ...destination,
      activities: destination.activities.map((activity) =>
        activity.place === null || slugs.has(activity.place) ? activity : { ...activity, place: null },
      ),
    })),
  }))
}
