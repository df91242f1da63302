import { sql, type Transaction } from 'kysely'
import { hashOfMediaUrl, mediaUrl } from '#contract/account/media.ts'
import type { Executor, Store } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'

type Upload = { accountId: string; hash: string; bytes: number; at: string; checkAt: string }

/**
 * Makes a traveller an owner of an image, which may exist already.
 * @param upload `checkAt` is the time to check whether a review uses the image
 * @returns false when the image with that hash is being deleted, which takes moments
 */
export async function addUpload(transaction: Transaction<Tables>, upload: Upload): Promise<boolean> {
  const { accountId, hash, bytes, at, checkAt } = upload
  const image = await transaction
    .insertInto('image')
    .values({ hash, bytes, check_at: checkAt, leaving_at: null })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ check_at: checkAt }))
    .returning('leaving_at')
    .executeTakeFirstOrThrow()
  if (image.leaving_at !== null) return false
  await transaction
    .insertInto('image_upload')
    .values({ account_id: accountId, hash, uploaded_at: at })
    .onConflict((conflict) => conflict.columns(['account_id', 'hash']).doUpdateSet({ uploaded_at: at }))
    .execute()
  return true
}

export async function isImageKnown(executor: Executor, hash: string): Promise<boolean> {
  const row = await executor.selectFrom('image').select('hash').where('hash', '=', hash).executeTakeFirst()
  return row !== undefined
}

/** The size of all images of one traveller. */
export async function sumImageBytesFor(executor: Executor, accountId: string): Promise<number> {
  const row = await executor
    .selectFrom('image_upload')
    .innerJoin('image', 'image.hash', 'image_upload.hash')
    .select((column) => column.fn.sum<number | string | null>('image.bytes').as('bytes'))
    .where('image_upload.account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(row.bytes ?? 0)
}

/**
 * Checks that a URL is an upload of this traveller, who may then use it in a review. It locks the image until the
 * transaction ends, so that the sweep cannot delete it before the review is saved.
 */
export async function claimImage(
  transaction: Transaction<Tables>,
  { accountId, url }: { accountId: string; url: string },
  engine: Store['engine'],
): Promise<boolean> {
  const hash = hashOfMediaUrl(url)
  if (hash === null) return false
  const image = await transaction
    .selectFrom('image')
    .select('hash')
    .where('hash', '=', hash)
    .where('leaving_at', 'is', null)
    .$if(engine === 'postgres', (query) => query.forShare())
    .executeTakeFirst()
  if (!image) return false
  const upload = await transaction
    .selectFrom('image_upload')
    .select('hash')
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return upload !== undefined
}

/** Schedules images for the next sweep. Call it with the images of reviews that were purged. */
export async function scheduleImageChecks(executor: Executor, urls: readonly string[], at: string): Promise<void> {
  const hashes = urls.map(hashOfMediaUrl).filter((hash) => hash !== null)
  if (hashes.length === 0) return
  await executor.updateTable('image').set({ check_at: at }).where('hash', 'in', hashes).execute()
}

/** The next round takes further images. */
const IMAGES_PER_ROUND = 500

/** Hashes of images that are due for a check, the longest due first. */
export async function listImagesToExamine(executor: Executor, now: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('image')
    .select('hash')
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(IMAGES_PER_ROUND)
    .execute()
  return rows.map(({ hash }) => hash)
}

type Examination = {
  now: string
  /** Older uploads count only if a review of their owner shows the image. */
  unusedSince: string
  retentionMs: number
  /** The caller may delete the files until then. */
  leaseUntil: string
}

/**
 * Checks whether an image is still needed, and locks it against new uploads and claims meanwhile.
 * @returns true when the caller must delete the files and then call `forgetImage`
 */
export async function examineImage(
  transaction: Transaction<Tables>,
  hash: string,
  { now, unusedSince, retentionMs, leaseUntil }: Examination,
  engine: Store['engine'],
): Promise<boolean> {
  const due = await transaction
    .selectFrom('image')
    .select('hash')
    .where('hash', '=', hash)
    .where('check_at', '<=', now)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  if (!due) return false
  await forgetUnusedUploads(transaction, hash, unusedSince)
  const nextCheck = await findNextCheck(transaction, hash, { unusedSince, retentionMs })
  const isNeeded = nextCheck !== null || (await isShown(transaction, hash))
  await transaction
    .updateTable('image')
    .set(isNeeded ? { check_at: nextCheck } : { check_at: leaseUntil, leaving_at: now })
    .where('hash', '=', hash)
    .execute()
  return !isNeeded
}

/** @param leavingAt of the caller's own examination; a process that took over deletes the row itself */
export async function forgetImage(executor: Executor, hash: string, leavingAt: string): Promise<void> {
  await executor.deleteFrom('image').where('hash', '=', hash).where('leaving_at', '=', leavingAt).execute()
}

async function forgetUnusedUploads(transaction: Transaction<Tables>, hash: string, unusedSince: string): Promise<void> {
  await transaction
    .deleteFrom('image_upload')
    .where('hash', '=', hash)
    .where('uploaded_at', '<=', unusedSince)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review')
            .select('review.id')
            .where('review.image_url', '=', mediaUrl(hash))
            .whereRef('review.account_id', '=', 'image_upload.account_id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review_version')
            .innerJoin('review', 'review.id', 'review_version.review_id')
            .select('review.id')
            .where('review_version.image_url', '=', mediaUrl(hash))
            .whereRef('review.account_id', '=', 'image_upload.account_id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review_photo')
            .innerJoin('review', 'review.id', 'review_photo.review_id')
            .select('review.id')
            .where('review_photo.hash', '=', hash)
            .whereRef('review.account_id', '=', 'image_upload.account_id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('suggestion')
            .select('suggestion.id')
            .where('suggestion.photo_url', '=', mediaUrl(hash))
            .where('suggestion.photo_url', '<>', NO_IMAGE)
            .whereRef('suggestion.account_id', '=', 'image_upload.account_id'),
        ),
      ),
    )
    .execute()
}

/** The time at which the latest unused upload expires; null when there is none. */
async function findNextCheck(
  executor: Executor,
  hash: string,
  { unusedSince, retentionMs }: Pick<Examination, 'unusedSince' | 'retentionMs'>,
): Promise<string | null> {
  const young = await executor
    .selectFrom('image_upload')
    .select('uploaded_at')
    .where('hash', '=', hash)
    .where('uploaded_at', '>', unusedSince)
    .orderBy('uploaded_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return young ? new Date(Date.parse(young.uploaded_at) + retentionMs).toISOString() : null
}

/** The condition of the indexes by image. A database uses them only for a query that has it word for word. */
const NO_IMAGE = sql.lit('')

/** Deleted reviews count until they are purged, and so do earlier versions of reviews and places, and suggestions. */
async function isShown(executor: Executor, hash: string): Promise<boolean> {
  const url = mediaUrl(hash)
  const review = await executor
    .selectFrom('review')
    .select('id')
    .where('image_url', '=', url)
    .where('image_url', '<>', NO_IMAGE)
    .limit(1)
    .executeTakeFirst()
  if (review) return true
  const version = await executor
    .selectFrom('review_version')
    .select('version')
    .where('image_url', '=', url)
    .where('image_url', '<>', NO_IMAGE)
    .limit(1)
    .executeTakeFirst()
  if (version) return true
  const further = await executor
    .selectFrom('review_photo')
    .select('hash')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst()
  if (further) return true
  const suggestion = await executor
    .selectFrom('suggestion')
    .select('id')
    .where('photo_url', '=', url)
    .where('photo_url', '<>', NO_IMAGE)
    .limit(1)
    .executeTakeFirst()
  if (suggestion) return true
  return isPlacePhoto(executor, hash)
}

/** True if a version of a place names the picture. */
export async function isPlacePhoto(executor: Executor, hash: string): Promise<boolean> {
  const photo = await executor
    .selectFrom('place_photo')
    .select('hash')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst()
  return photo !== undefined
}
