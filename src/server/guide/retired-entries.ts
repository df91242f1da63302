import type { ContentTrip } from '#contract/trip/content-trip.ts'
import type { Executor } from '../platform/store/database.ts'
import type { EntryText, StoredKind } from './stored-kind.ts'

/** A place or a suggested trip that editors took out of the guide. */
export type RetiredEntry = {
  readonly slug: string
  readonly name: string
  /** The slug of the entry that replaces it. That one may be retired itself. */
  readonly replacedBy: string | null
}

type Named = { readonly slug: string; readonly name: string }

/** What visitors read at the address of a retired entry. */
export type GoneEntry = { readonly name: string; readonly replacedBy: Named | null }

export async function listRetired<Text extends EntryText>(
  executor: Executor,
  kind: StoredKind<Text>,
): Promise<RetiredEntry[]> {
  const rows = await executor
    .selectFrom(kind.tables.desk)
    .select(['slug', 'document', 'replaced_by'])
    .where('retired_at', 'is not', null)
    .execute()
  return rows.map(({ slug, document, replaced_by }) => ({
    slug,
    name: kind.nameOf(kind.read(document)),
    replacedBy: replaced_by,
  }))
}

/** Follows replacements until an entry of the guide. A circle of them leads nowhere. */
export function createGoneEntries(
  retired: readonly RetiredEntry[],
  published: readonly Named[],
): ReadonlyMap<string, GoneEntry> {
  const names = new Map(published.map(({ slug, name }) => [slug, name]))
  const bySlug = new Map(retired.map((entry) => [entry.slug, entry]))
  const replacementOf = ({ replacedBy }: RetiredEntry) => {
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
      .map((entry) => [entry.slug, { name: entry.name, replacedBy: replacementOf(entry) }]),
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
