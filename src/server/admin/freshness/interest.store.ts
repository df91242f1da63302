import type { Executor } from '../../platform/store/database.ts'

/** Maximum number of rows. A guide has fewer; further rows count as never opened. */
const MOST = 40_000

/** Views of pages of places since a month (yyyy-mm), by slug. */
export async function countViews(executor: Executor, since: string): Promise<Map<string, number>> {
  const rows = await executor
    .selectFrom('visit_count')
    .select(['key', 'count'])
    .where('span', '=', 'months')
    .where('metric', '=', 'place')
    .where('period', '>=', since)
    .limit(MOST)
    .execute()
  // The database would sort the rows for a sum.
  const views = new Map<string, number>()
  for (const { key, count } of rows) views.set(key, (views.get(key) ?? 0) + count)
  return views
}

/** Suggestions that wait, by slug. */
export async function countWaiting(executor: Executor): Promise<Map<string, number>> {
  const rows = await executor
    .selectFrom('suggestion')
    .select(['slug', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where('decided_at', 'is', null)
    .groupBy('slug')
    .limit(MOST)
    .execute()
  return new Map(rows.map(({ slug, count }) => [slug, Number(count)]))
}

/** Wishlists with these places, by the key of the name. */
export async function countSaved(executor: Executor, nameKeys: readonly string[]): Promise<Map<string, number>> {
  if (nameKeys.length === 0) return new Map()
  const rows = await executor
    .selectFrom('wishlist_item')
    .select(['name_key', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where('name_key', 'in', nameKeys)
    .groupBy('name_key')
    .execute()
  return new Map(rows.map(({ name_key, count }) => [name_key, Number(count)]))
}

/** Places whose price the editors should add. The question ends when an editor saves the place. */
export async function findPriceQuestions(executor: Executor): Promise<ReadonlySet<string>> {
  const rows = await executor
    .selectFrom('price_question')
    .innerJoin('desk_place', 'desk_place.slug', 'price_question.slug')
    .select('price_question.slug')
    .whereRef('desk_place.version', '=', 'price_question.version')
    .limit(MOST)
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** The versions of places that editors changed, by slug. */
export async function findVersions(executor: Executor, slugs: readonly string[]): Promise<Map<string, DeskVersion>> {
  if (slugs.length === 0) return new Map()
  const rows = await executor
    .selectFrom('desk_place')
    .select(['slug', 'version', 'has_draft'])
    .where('slug', 'in', slugs)
    .execute()
  return new Map(rows.map(({ slug, version, has_draft }) => [slug, { version, hasDraft: has_draft === 1 }]))
}

export type DeskVersion = { readonly version: number; readonly hasDraft: boolean }
