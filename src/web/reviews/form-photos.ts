import { REVIEW_PHOTOS_MAX } from '#contract/review/review-photos.ts'

/** A photo in the form: the URL of one that the review has already, or a file that is uploaded before the review is sent. */
export type FormPhoto = string | File

export type PhotoAction =
  | { readonly kind: 'add-photos'; readonly files: readonly File[] }
  | { readonly kind: 'remove-photo'; readonly photo: FormPhoto }

/** New photos follow those that are there. */
export function changePhotos(photos: readonly FormPhoto[], action: PhotoAction): readonly FormPhoto[] {
  return action.kind === 'add-photos'
    ? [...photos, ...action.files].slice(0, REVIEW_PHOTOS_MAX)
    : photos.filter((photo) => photo !== action.photo)
}

export function isPhotoAction(action: { readonly kind: string }): action is PhotoAction {
  return action.kind === 'add-photos' || action.kind === 'remove-photo'
}

/** The photos that only this device has. */
export function listFiles(photos: readonly FormPhoto[]): File[] {
  return photos.filter((photo) => photo instanceof File)
}

/** The photos that the server has. */
export function listUrls(photos: readonly FormPhoto[]): string[] {
  return photos.filter((photo) => typeof photo === 'string')
}
