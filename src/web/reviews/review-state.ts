import { newId } from '../api/new-id.ts'
import { createDraftState, type DraftState } from '../session/draft-state.ts'
import { changePhotos, isPhotoAction, listFiles, type FormPhoto, type PhotoAction } from './form-photos.ts'
import { storePhotos, storeReview, type RestoredReview, type NewReviewSubject } from './restored-review.ts'
import { changeReview, isDirty, type ReviewAction, type ReviewDraft } from './review-draft.ts'

/** A review and its photos in the form. */
export type WrittenReview = {
  readonly draft: ReviewDraft
  readonly photos: readonly FormPhoto[]
  /** Stays the same for all tries. */
  readonly idempotencyKey: string
  /** True if the form has any input. */
  readonly isUnsent: boolean
}

export type WritingAction = ReviewAction | PhotoAction

/** @param stored the saved draft */
export function createReviewState(
  subject: NewReviewSubject,
  stored: RestoredReview | null,
  createDraft: () => ReviewDraft,
): DraftState<WrittenReview, WritingAction> {
  return createDraftState<WrittenReview, WritingAction>({
    initial: stored
      ? { ...stored, isUnsent: hasContent(stored.draft, stored.photos) }
      : { draft: createDraft(), photos: [], idempotencyKey: newId(), isUnsent: false },
    change(written, action) {
      const draft = isPhotoAction(action) ? written.draft : changeReview(written.draft, action)
      const photos = isPhotoAction(action) ? changePhotos(written.photos, action) : written.photos
      return { ...written, draft, photos, isUnsent: hasContent(draft, photos) }
    },
    store({ draft, photos, idempotencyKey, isUnsent }, before) {
      storePhotos(subject, listFiles(photos), listFiles(before.photos))
      storeReview(subject, () => (isUnsent ? { draft, idempotencyKey } : null))
    },
  })
}

function hasContent(draft: ReviewDraft, photos: readonly FormPhoto[]): boolean {
  return isDirty(draft) || photos.length > 0
}
