import type { Transaction } from 'kysely'
import { photoField, getPhotos, type ContentPlace } from '#contract/place/content-place.ts'
import { Failure } from '#contract/api/failure.ts'
import type { FieldError } from '#contract/text/field-error.ts'
import { hashOfMediaUrl, mediaUrl } from '#contract/account/media.ts'
import { claimImage, isImageKnown, isPlacePhoto, scheduleImageChecks } from '../../account/media/images.store.ts'
import type { Executor, Store } from '../../platform/store/database.ts'
import type { PlacePhotoTable, Tables } from '../../platform/store/tables.ts'

type UploadedPhoto = { readonly hash: string; readonly field: string }

/** The photos of a place that are uploaded pictures, with their fields. */
function uploadedPhotos(place: ContentPlace): UploadedPhoto[] {
  return getPhotos(place).flatMap(({ file }, index) => {
    const hash = hashOfMediaUrl(file)
    return hash === null ? [] : [{ hash, field: `text.${photoField(place, index)}.file` }]
  })
}

/** The fields of photos whose picture is not stored. */
export async function missingUploads(executor: Executor, place: ContentPlace): Promise<Record<string, FieldError>> {
  const missing: Record<string, FieldError> = {}
  for (const { hash, field } of uploadedPhotos(place)) {
    if (!(await isImageKnown(executor, hash))) missing[field] = photoIsMissing
  }
  return missing
}

const photoIsMissing: FieldError = { code: 'content.photo-gone', values: {} }

type Claim = { readonly text: ContentPlace; readonly ownerIds: readonly string[]; readonly engine: Store['engine'] }

/**
 * Checks that each uploaded picture of a text is an upload of one of the owners, or belongs to a place already. The sweep
 * cannot delete these pictures before the transaction ends.
 * @throws Failure at the field of the first other picture
 */
export async function claimPhotos(transaction: Transaction<Tables>, { text, ownerIds, engine }: Claim): Promise<void> {
  for (const { hash, field } of uploadedPhotos(text)) {
    if (await isOwnedByOne(transaction, { hash, ownerIds, engine })) continue
    if (await isPlacePhoto(transaction, hash)) continue
    throw new Failure('invalid-input', photoIsMissing, { fields: { [field]: photoIsMissing } })
  }
}

type Owned = Omit<Claim, 'text'> & { readonly hash: string }

async function isOwnedByOne(transaction: Transaction<Tables>, { hash, ownerIds, engine }: Owned): Promise<boolean> {
  for (const accountId of ownerIds) {
    if (await claimImage(transaction, { accountId, url: mediaUrl(hash) }, engine)) return true
  }
  return false
}

/** Notes the pictures that a version of a place names, so that the sweep keeps them. */
export async function insertPlacePhotos(
  transaction: Transaction<Tables>,
  { slug, version, text }: Omit<PlacePhotoTable, 'hash'> & { text: ContentPlace },
): Promise<void> {
  const hashes = new Set(uploadedPhotos(text).map(({ hash }) => hash))
  if (hashes.size === 0) return
  const rows = [...hashes].map((hash) => ({ hash, slug, version }))
  await transaction.insertInto('place_photo').values(rows).execute()
}

/** The next sweep deletes the pictures that nothing else names. */
export async function deletePlacePhotos(transaction: Transaction<Tables>, slug: string, at: string): Promise<void> {
  const rows = await transaction.deleteFrom('place_photo').where('slug', '=', slug).returning('hash').execute()
  const urls = [...new Set(rows.map(({ hash }) => mediaUrl(hash)))]
  await scheduleImageChecks(transaction, urls, at)
}
