import type { Transaction } from 'kysely'
import { showPhotoFields } from '#contract/review/review-photos.ts'
import type { ReviewVersion } from '#contract/review/reviews.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { getAdditionalImageUrls, selectAdditionalPhotos } from './review-photos.store.ts'
import { readReviewsInParts, type StoredReview } from './reviews.store.ts'

/**
 * Stores the present version of a review before an edit replaces it. Its photos after the first one are stored by their
 * version.
 */
export async function insertVersion(transaction: Transaction<Tables>, review: StoredReview): Promise<void> {
  await transaction
    .insertInto('review_version')
    .values({
      review_id: review.id,
      version: review.version,
      place_name: review.placeName,
      landmark: review.landmark,
      location: review.location,
      lat: review.locationCoords.lat,
      lng: review.locationCoords.lng,
      rating: review.rating,
      review_text: review.reviewText,
      image_url: review.imageUrl,
      written_at: review.editedAt ?? review.createdAt,
    })
    .execute()
}

/** The earlier versions of a review, newest first. */
export async function listVersions(executor: Executor, reviewId: string): Promise<ReviewVersion[]> {
  const rows = await executor
    .selectFrom('review_version')
    .selectAll()
    .select(selectAdditionalPhotos('review_version'))
    .where('review_id', '=', reviewId)
    .orderBy('version', 'desc')
    .execute()
  return rows.map((row) => ({
    version: row.version,
    placeName: row.place_name,
    landmark: row.landmark,
    location: row.location,
    rating: row.rating,
    reviewText: row.review_text,
    ...showPhotoFields({ imageUrl: row.image_url, additionalImageUrls: getAdditionalImageUrls(row.additional_photos) }),
    locationCoords: { lat: row.lat, lng: row.lng },
    writtenAt: row.written_at,
  }))
}

/** @returns the image URLs of versions of these reviews; empty texts for versions without a picture */
export async function listVersionImages(executor: Executor, reviewIds: readonly string[]): Promise<string[]> {
  if (reviewIds.length === 0) return []
  const rows = await executor
    .selectFrom('review_version')
    .select('image_url')
    .where('review_id', 'in', reviewIds)
    .execute()
  return rows.map(({ image_url }) => image_url)
}

/** @returns the image URLs of the deleted versions */
export async function deleteVersionsFor(executor: Executor, accountId: string): Promise<string[]> {
  const rows = await executor
    .deleteFrom('review_version')
    .where('review_id', 'in', (query) => query.selectFrom('review').select('id').where('account_id', '=', accountId))
    .returning('image_url')
    .execute()
  return rows.map(({ image_url }) => image_url)
}

/** The earlier versions of an author's reviews, review by review. Deleted reviews are left out. */
export async function* readVersionsInParts(
  executor: Executor,
  accountId: string,
): AsyncGenerator<(ReviewVersion & { reviewId: string })[]> {
  for await (const reviews of readReviewsInParts(executor, accountId)) {
    for (const { id } of reviews.filter(({ editedAt }) => editedAt !== null)) {
      yield (await listVersions(executor, id)).map((version) => ({ ...version, reviewId: id }))
    }
  }
}
