import { getPhotoUrls } from '#contract/review/review-photos.ts'
import type { Review } from '#contract/review/reviews.ts'
import { createDraftState, type DraftState } from '../session/draft-state.ts'
import { changePhotos, isPhotoAction, listFiles, listUrls, type FormPhoto } from './form-photos.ts'
import { storeEdit, storePhotos, type EditSubject, type PendingEdit } from './restored-review.ts'
import { changeReview, type ReviewDraft } from './review-draft.ts'
import type { WritingAction } from './review-state.ts'

/** A posted review in the form. */
export type ReviewEdit = {
  readonly draft: ReviewDraft
  /** Those that the review has, and new ones after them. */
  readonly photos: readonly FormPhoto[]
  /** Postal address of the review before the edit. */
  readonly addressBefore: string
  /** Version of the review that the edit started from. */
  readonly version: number
}

/** @param stored the saved draft of the edit */
export function createEditState(
  subject: EditSubject,
  review: Review,
  stored: PendingEdit | null,
): DraftState<ReviewEdit, WritingAction> {
  return createDraftState({
    initial: { ...beginEdit(review), ...stored },
    change: changeEdit,
    store(edit, before) {
      const { draft, version, photos } = edit
      storePhotos(subject, listFiles(photos), listFiles(before.photos))
      storeEdit(subject, () => (isEdited(edit, review) ? { draft, photoUrls: listUrls(photos), version } : null))
    },
  })
}

export function beginEdit(review: Review): ReviewEdit {
  return {
    draft: {
      placeName: review.placeName,
      landmark: review.landmark,
      suggestedLandmark: '',
      location: review.location === '' ? null : review.location,
      position: review.locationCoords,
      isPlaced: true,
      rating: review.rating,
      isRated: true,
      reviewText: review.reviewText,
    },
    photos: getPhotoUrls(review),
    addressBefore: review.location,
    version: review.version ?? 1,
  }
}

export function changeEdit(edit: ReviewEdit, action: WritingAction): ReviewEdit {
  if (isPhotoAction(action)) return { ...edit, photos: changePhotos(edit.photos, action) }
  const draft = changeReview(edit.draft, action)
  const isMoved = draft.position !== edit.draft.position
  // The address of the old point does not belong to the new one, unless the author has typed it.
  return { ...edit, draft: isMoved && draft.location === edit.addressBefore ? { ...draft, location: null } : draft }
}

/** True if the edit would lose input when it is left. */
export function isEdited(edit: ReviewEdit, review: Review): boolean {
  const before = beginEdit(review)
  const { draft, photos } = edit
  const hasOtherPhotos =
    photos.length !== before.photos.length || photos.some((photo, index) => photo !== before.photos[index])
  return hasOtherPhotos || JSON.stringify(draft) !== JSON.stringify(before.draft)
}
