import type { Transaction } from 'kysely'
import type { Executor, Store } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'

/** The fields that decide who may delete or restore a review, and those that the change needs. */
export type LockedReview = {
  id: string
  authorId: string | null
  placeName: string
  placeKey: string
  rating: number
  reviewText: string
  isDeleted: boolean
  deletedBy: string | null
  /** Its author is suspended. */
  isHidden: boolean
  version: number
  hasPhoto: boolean
  /** The decision that removed it. */
  removalId: string | null
}

/** Finds a review, deleted or not, and locks it until the transaction ends. */
export async function lockReview(
  transaction: Transaction<Tables>,
  id: string,
  engine: Store['engine'],
): Promise<LockedReview | undefined> {
  const row = await transaction
    .selectFrom('review')
    .selectAll()
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return (
    row && {
      id,
      authorId: row.account_id,
      placeName: row.place_name,
      placeKey: row.place_key,
      rating: row.rating,
      reviewText: row.review_text,
      isDeleted: row.deleted_at !== null,
      deletedBy: row.deleted_by,
      isHidden: row.hidden_at !== null,
      version: row.version,
      hasPhoto: row.image_url !== '',
      removalId: row.removal_id,
    }
  )
}

/** Marks a review as deleted, or as restored with null. */
export async function setDeletion(
  transaction: Transaction<Tables>,
  id: string,
  deletion: { at: string; by: string | null } | null,
): Promise<void> {
  await transaction
    .updateTable('review')
    .set({ deleted_at: deletion?.at ?? null, deleted_by: deletion?.by ?? null })
    .where('id', '=', id)
    .execute()
}

/**
 * Hides all reviews of an account, or shows them again with null. It waits for changes of them that are under way.
 * @returns the reviews that it changed
 */
export async function setHidden(transaction: Transaction<Tables>, accountId: string, at: string | null) {
  const rows = await transaction
    .updateTable('review')
    .set({ hidden_at: at })
    .where('account_id', '=', accountId)
    .where('hidden_at', at === null ? 'is not' : 'is', null)
    .returning(['place_key', 'rating', 'deleted_at'])
    .execute()
  return rows.map((row) => ({ placeKey: row.place_key, rating: row.rating, isDeleted: row.deleted_at !== null }))
}

/** Finds at most `most` reviews. An appeal that waits for its answer keeps the review. */
export async function listReviewsDeletedBefore(executor: Executor, instant: string, most: number): Promise<string[]> {
  const rows = await executor
    .selectFrom('review')
    .select('id')
    .where('deleted_at', '<', instant)
    .where('appealed_at', 'is', null)
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Purges these reviews with their versions, except those that were restored or appealed for meanwhile.
 * @returns the purged reviews; an image URL is empty for a review without a picture
 */
export function purgeReviews(executor: Executor, ids: readonly string[], deletedBefore: string) {
  return executor
    .deleteFrom('review')
    .where('id', 'in', ids)
    .where('deleted_at', '<', deletedBefore)
    .where('appealed_at', 'is', null)
    .returning(['id', 'account_id as accountId', 'image_url as imageUrl'])
    .execute()
}
