import { FILE_FIELD } from '#contract/api/endpoint.ts'
import { UPLOAD_PRESET } from '#contract/account/media.ts'
import { uploadImage as endpoint } from '#contract/account/media.endpoints.ts'
import { preparePhoto, type PreparedPhoto } from './prepare-photo.ts'
import { uploadForm, type UploadOptions } from './upload-form.ts'

/** A photo that cannot be sent. */
export class UnusablePhotoError extends Error {
  readonly kind: Exclude<PreparedPhoto['kind'], 'ready'>

  constructor(kind: UnusablePhotoError['kind']) {
    super(kind)
    this.kind = kind
  }
}

/**
 * Uploads a picture with the session, after it was made smaller.
 * @returns the URL for `imageUrl` of a review
 * @throws ApiError, UnusablePhotoError, or the reason of the aborted signal
 */
export async function uploadImage(file: File, { onProgress, signal }: UploadOptions = {}): Promise<string> {
  const prepared = await preparePhoto(file)
  signal?.throwIfAborted()
  if (prepared.kind !== 'ready') throw new UnusablePhotoError(prepared.kind)
  const form = new FormData()
  form.append('upload_preset', UPLOAD_PRESET)
  form.append(FILE_FIELD, prepared.file, file.name)
  return (await uploadForm(endpoint, form, { ...(onProgress && { onProgress }), ...(signal && { signal }) })).secure_url
}
