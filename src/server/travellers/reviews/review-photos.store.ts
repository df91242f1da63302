import { sql, type Transaction } from 'kysely'
import { hashOfMediaUrl, mediaUrl } from '#contract/account/media.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'

type PhotosOfVersion = { id: string; version: number; additionalImageUrls: readonly string[] }

/** Notes the photos of a version after its first one. The pictures must be claimed before. */
export async function insertAdditionalPhotos(
  transaction: Transaction<Tables>,
  { id, version, additionalImageUrls }: PhotosOfVersion,
): Promise<void> {
  const rows = additionalImageUrls.flatMap((url, index) => {
    const hash = hashOfMediaUrl(url)
    return hash === null ? [] : [{ review_id: id, version, position: index + 1, hash }]
  })
  if (rows.length > 0) await transaction.insertInto('review_photo').values(rows).execute()
}

/**
 * A column with the hashes of the photos after the first one. It is a part of the query of its review, so that photos and
 * words are of one version. Null for none.
 * @param of the table that has the review's id and the version
 */
export function selectAdditionalPhotos(of: 'review' | 'review_version') {
  const id = sql.ref(of === 'review' ? 'review.id' : 'review_version.review_id')
  return sql<string | null>`(
    select string_agg(review_photo.hash, ' ' order by review_photo.position) from review_photo
    where review_photo.review_id = ${id} and review_photo.version = ${sql.ref(`${of}.version`)}
  )`.as('additional_photos')
}

/** Reads the column of `selectAdditionalPhotos`. */
export function getAdditionalImageUrls(hashes: string | null): string[] {
  return hashes === null ? [] : hashes.split(' ').map(mediaUrl)
}

/** The photos after the first one of all versions of these reviews. */
export async function listAdditionalPhotos(executor: Executor, reviewIds: readonly string[]): Promise<string[]> {
  if (reviewIds.length === 0) return []
  const rows = await executor
    .selectFrom('review_photo')
    .select('hash')
    .distinct()
    .where('review_id', 'in', reviewIds)
    .execute()
  return rows.map(({ hash }) => mediaUrl(hash))
}

/** Deletes those of the earlier versions of an author's reviews. @returns their URLs */
export async function deleteAdditionalPhotosOfVersions(executor: Executor, accountId: string): Promise<string[]> {
  const rows = await executor
    .deleteFrom('review_photo')
    .where('review_id', 'in', (query) => query.selectFrom('review').select('id').where('account_id', '=', accountId))
    .where(({ eb, selectFrom }) =>
      eb(
        'version',
        '<',
        selectFrom('review').select('review.version').whereRef('review.id', '=', 'review_photo.review_id'),
      ),
    )
    .returning('hash')
    .execute()
  return [...new Set(rows.map(({ hash }) => mediaUrl(hash)))]
}
