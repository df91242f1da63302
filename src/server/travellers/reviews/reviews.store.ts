import type { Transaction } from 'kysely'
import type { NewReview } from '#contract/review/reviews.ts'
import type { Position } from '../../platform/store/cursor.ts'
import type { Executor } from '../../platform/store/database.ts'
import { prepare } from '../../platform/store/prepared.ts'
import { readInParts, ROWS_PER_PART } from '../../platform/store/read-in-parts.ts'
import type { ReviewTable, Tables } from '../../platform/store/tables.ts'
import { getAdditionalImageUrls, selectAdditionalPhotos } from './review-photos.store.ts'

/** A review with its author's current name. Author and name are null once the account is deleted. */
export type StoredReview = NewReview & {
  additionalImageUrls: string[]
  id: string
  accountId: string | null
  authorName: string | null
  /** Matches the guide's place (see place-name.ts). */
  placeKey: string
  createdAt: string
  version: number
  /** Null until the first edit. */
  editedAt: string | null
  /** The decision of a moderator that removed it. */
  removalId: string | null
  /** The month in which its place was in a trip of the author, who wants it to be seen. Null: not on their word. */
  visitedIn: string | null
}

type Part = { limit: number; before: Position | null; placeKey: string | null }

/** Newest first. With `placeKey` only the reviews of that place. */
export async function listReviews(executor: Executor, { limit, before, placeKey }: Part): Promise<StoredReview[]> {
  const rows = await selectReviews(executor)
    .where('review.deleted_at', 'is', null)
    .where('review.hidden_at', 'is', null)
    .$if(placeKey !== null, (query) => query.where('review.place_key', '=', placeKey ?? ''))
    .$if(before !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('review.created_at', 'review.id'), '<', tuple(before?.at ?? '', before?.id ?? '')),
      ),
    )
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(getReview)
}

/** The reviews of one author, oldest first. */
export function readReviewsInParts(executor: Executor, accountId: string): AsyncGenerator<StoredReview[]> {
  return readInParts(async (position) => {
    const rows = await selectReviews(executor)
      .where('review.account_id', '=', accountId)
      .where('review.deleted_at', 'is', null)
      .$if(position !== null, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('review.created_at', 'review.id'), '>', tuple(position?.at ?? '', position?.id ?? '')),
        ),
      )
      .orderBy('review.created_at')
      .orderBy('review.id')
      .limit(ROWS_PER_PART)
      .execute()
    return rows.map(getReview)
  })
}

/** Counts reviews after an instant, deleted ones included. */
export async function countReviewsFor(executor: Executor, accountId: string, since: string): Promise<number> {
  const [row] = await countReviews(executor, { accountId, since })
  return Number(row?.count)
}

const countReviews = prepare((executor, { accountId, since }: { accountId: string; since: string }) =>
  executor
    .selectFrom('review')
    .select((column) => column.fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', since),
)

export async function findReview(executor: Executor, id: string): Promise<StoredReview | undefined> {
  const row = await selectReviews(executor).where('review.id', '=', id).executeTakeFirst()
  return row && getReview(row)
}

/** Finds a deleted review too, because its key was used. */
export async function findReviewMadeBy(
  executor: Executor,
  accountId: string,
  idempotencyKey: string,
): Promise<StoredReview | undefined> {
  const row = await selectReviews(executor)
    .where('review.account_id', '=', accountId)
    .where('review.idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return row && getReview(row)
}

type AddedReview = Omit<NewReview, 'additionalImageUrls'> & {
  id: string
  accountId: string
  placeKey: string
  idempotencyKey: string | null
  createdAt: string
}

/** The photos after the first one are inserted apart. @returns false when a review with the same key exists */
export async function insertReview(executor: Executor, review: AddedReview): Promise<boolean> {
  const { locationCoords, ...rest } = review
  const rows = await addReview(executor, { ...rest, ...locationCoords })
  return rows.length === 1
}

const addReview = prepare((executor, review: Omit<AddedReview, 'locationCoords'> & NewReview['locationCoords']) =>
  executor
    .insertInto('review')
    .values({
      id: review.id,
      account_id: review.accountId,
      place_name: review.placeName,
      place_key: review.placeKey,
      landmark: review.landmark,
      location: review.location,
      lat: review.lat,
      lng: review.lng,
      rating: review.rating,
      review_text: review.reviewText,
      image_url: review.imageUrl,
      idempotency_key: review.idempotencyKey,
      created_at: review.createdAt,
      deleted_at: null,
      deleted_by: null,
      hidden_at: null,
      version: 1,
      edited_at: null,
      reported_at: null,
      removal_id: null,
      appealed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'idempotency_key']).doNothing())
    .returning('id'),
)

/** Replaces what a review says. */
export async function replaceReview(transaction: Transaction<Tables>, review: StoredReview): Promise<void> {
  await transaction
    .updateTable('review')
    .set({
      place_name: review.placeName,
      place_key: review.placeKey,
      landmark: review.landmark,
      location: review.location,
      lat: review.locationCoords.lat,
      lng: review.locationCoords.lng,
      rating: review.rating,
      review_text: review.reviewText,
      image_url: review.imageUrl,
      version: review.version,
      edited_at: review.editedAt,
    })
    .where('id', '=', review.id)
    .execute()
}

/** Reviews with these ids, deleted or not, in no order. */
export async function findReviews(executor: Executor, ids: readonly string[]): Promise<StoredReview[]> {
  if (ids.length === 0) return []
  return (await selectReviews(executor).where('review.id', 'in', ids).execute()).map(getReview)
}

function selectReviews(executor: Executor) {
  return executor
    .selectFrom('review')
    .leftJoin('account', 'account.id', 'review.account_id')
    .leftJoin('review_visit', 'review_visit.review_id', 'review.id')
    .selectAll('review')
    .select(['account.name as author_name', 'review_visit.month as visited_in'])
    .select(selectAdditionalPhotos('review'))
}

type ReviewRow = ReviewTable & {
  author_name: string | null
  visited_in: string | null
  additional_photos: string | null
}

function getReview(row: ReviewRow): StoredReview {
  return {
    id: row.id,
    accountId: row.account_id,
    authorName: row.author_name,
    placeName: row.place_name,
    placeKey: row.place_key,
    landmark: row.landmark,
    location: row.location,
    rating: row.rating,
    reviewText: row.review_text,
    imageUrl: row.image_url,
    additionalImageUrls: getAdditionalImageUrls(row.additional_photos),
    createdAt: row.created_at,
    locationCoords: { lat: row.lat, lng: row.lng },
    version: row.version,
    editedAt: row.edited_at,
    removalId: row.removal_id,
    visitedIn: row.visited_in,
  }
}
