import type { Executor } from '../../platform/store/database.ts'

/**
 * Takes an address for one check. Two processes never take it at the same time.
 * @param turn `since`: an address that was checked after this instant is not taken
 * @returns false if it was checked lately
 */
export async function takeLink(
  executor: Executor,
  { url, at, since }: { url: string; at: string; since: string },
): Promise<boolean> {
  const taken = await executor
    .insertInto('link')
    .values({ url, checked_at: at, failed_at: null, is_gone: 0 })
    .onConflict((conflict) =>
      conflict.column('url').doUpdateSet({ checked_at: at }).where('link.checked_at', '<=', since),
    )
    .returning('url')
    .executeTakeFirst()
  return taken !== undefined
}

/** The addresses of a list that were not checked since an instant, in their order. */
export async function dueLinks(executor: Executor, urls: readonly string[], since: string): Promise<string[]> {
  if (urls.length === 0) return []
  const rows = await executor
    .selectFrom('link')
    .select('url')
    .where('url', 'in', urls)
    .where('checked_at', '>', since)
    .execute()
  const fresh = new Set(rows.map(({ url }) => url))
  return urls.filter((url) => !fresh.has(url))
}

export async function noteAnswer(executor: Executor, url: string): Promise<void> {
  await executor.updateTable('link').set({ failed_at: null, is_gone: 0 }).where('url', '=', url).execute()
}

/** Notes a failed check. The instant of the first one without an answer in between stays. */
export async function noteFailure(
  executor: Executor,
  { url, at, isGone }: { url: string; at: string; isGone: boolean },
): Promise<void> {
  await executor
    .updateTable('link')
    .set(({ fn, val, ref }) => ({ failed_at: fn.coalesce(ref('failed_at'), val(at)), is_gone: isGone ? 1 : 0 }))
    .where('url', '=', url)
    .execute()
}

export type BrokenLink = {
  readonly url: string
  /** The instant of the first failed check. */
  readonly failedAt: string
}

/** Maximum number of broken links in a list. Nobody fixes more at once. */
const MOST_BROKEN = 5_000

/** The broken links: URLs that answered that the page does not exist, and URLs that did not answer twice. */
export async function listBrokenLinks(executor: Executor): Promise<BrokenLink[]> {
  const rows = await executor
    .selectFrom('link')
    .select(['url', 'failed_at'])
    .where('failed_at', 'is not', null)
    .where(({ or, eb, ref }) => or([eb('is_gone', '=', 1), eb('failed_at', '<', ref('checked_at'))]))
    .orderBy('failed_at')
    .limit(MOST_BROKEN)
    .execute()
  return rows.flatMap(({ url, failed_at }) => (failed_at === null ? [] : [{ url, failedAt: failed_at }]))
}

/** Deletes URLs that were not requested for long, because no place names them any more. */
export async function deleteLinksCheckedBefore(executor: Executor, before: string): Promise<void> {
  await executor.deleteFrom('link').where('checked_at', '<', before).execute()
}
