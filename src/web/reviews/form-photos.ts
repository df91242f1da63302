import { REVIEW_PHOTOS_MAX } from '#contract/review/review-photos.ts'

/** A photo in the form: the URL of one that the review has already, or a file that is uploaded before the review is sent. */
export type FormPhoto = string | File

export type PhotoAction =
  | { readonly kind: 'add-photos'; readonly files: readonly File[] }
  | { readonly kind: 'remove-photo'; readonly photo: FormPhoto }
  | { readonly kind: 'move-photo'; readonly photo: FormPhoto; readonly to: number }

/** New photos follow those that are there. `to` is an index. */
export function changePhotos(photos: readonly FormPhoto[], action: PhotoAction): readonly FormPhoto[] {
  if (action.kind === 'add-photos') return [...photos, ...action.files].slice(0, REVIEW_PHOTOS_MAX)
  const others = photos.filter((photo) => photo !== action.photo)
  return action.kind === 'remove-photo' ? others : others.toSpliced(action.to, 0, action.photo)
}

export function isPhotoAction(action: { readonly kind: string }): action is PhotoAction {
  return ['add-photos', 'remove-photo', 'move-photo'].includes(action.kind)
}

/** The photos that only this device has. */
export function listFiles(photos: readonly FormPhoto[]): File[] {
  return photos.filter((photo) => photo instanceof File)
}

/** The photos that the server has. */
export function listUrls(photos: readonly FormPhoto[]): string[] {
  return photos.filter((photo) => typeof photo === 'string')
}
