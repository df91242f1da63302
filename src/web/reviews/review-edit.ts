import type { Review } from '#contract/review/reviews.ts'
import { createDraftState, type DraftState } from '../session/draft-state.ts'
import { storeEdit, storePhoto, type EditSubject, type PendingEdit } from './restored-review.ts'
import { changeReview, type ReviewDraft } from './review-draft.ts'
import type { WritingAction } from './review-state.ts'

/** A posted review in the form. */
export type ReviewEdit = {
  readonly draft: ReviewDraft
  /** A new photo, which replaces the present one. */
  readonly photo: File | null
  /** URL of the present photo. Empty without one, and once the author has removed it. */
  readonly imageUrl: string
  /** Postal address of the review before the edit. */
  readonly addressBefore: string
  /** Version of the review that the edit started from. */
  readonly version: number
}

/** @param kept the saved draft of the edit */
export function createEditState(
  subject: EditSubject,
  review: Review,
  kept: PendingEdit | null,
): DraftState<ReviewEdit, WritingAction> {
  return createDraftState({
    initial: { ...beginEdit(review), ...kept },
    change: changeEdit,
    keep(edit, before) {
      const { draft, imageUrl, version, photo } = edit
      if (photo !== before.photo) storePhoto(subject, photo)
      storeEdit(subject, () => (isEdited(edit, review) ? { draft, imageUrl, version } : null))
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
    photo: null,
    imageUrl: review.imageUrl,
    addressBefore: review.location,
    version: review.version ?? 1,
  }
}

export function changeEdit(edit: ReviewEdit, action: WritingAction): ReviewEdit {
  if (action.kind === 'choose-photo') {
    // Removing a new photo brings the present one back. Removing again removes that one, too.
    const isPresentRemoved = action.photo === null && edit.photo === null
    return { ...edit, photo: action.photo, imageUrl: isPresentRemoved ? '' : edit.imageUrl }
  }
  const draft = changeReview(edit.draft, action)
  const isMoved = draft.position !== edit.draft.position
  // The address of the old point does not belong to the new one, unless the author has typed it.
  return { ...edit, draft: isMoved && draft.location === edit.addressBefore ? { ...draft, location: null } : draft }
}

/** True if the edit would lose input when it is left. */
export function isEdited(edit: ReviewEdit, review: Review): boolean {
  const before = beginEdit(review)
  const { draft, photo, imageUrl } = edit
  return photo !== null || imageUrl !== before.imageUrl || JSON.stringify(draft) !== JSON.stringify(before.draft)
}
