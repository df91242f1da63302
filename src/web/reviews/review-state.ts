import { newId } from '../api/new-id.ts'
import { createDraftState, type DraftState } from '../session/draft-state.ts'
import { storePhoto, storeReview, type RestoredReview, type NewReviewSubject } from './restored-review.ts'
import { changeReview, isDirty, type ReviewAction, type ReviewDraft } from './review-draft.ts'

/** A review and its photo in the form. */
export type WrittenReview = {
  readonly draft: ReviewDraft
  readonly photo: File | null
  /** Stays the same for all tries. */
  readonly idempotencyKey: string
  /** True if the form has any input. */
  readonly isUnsent: boolean
}

export type WritingAction = ReviewAction | { kind: 'choose-photo'; photo: File | null }

/** @param kept the saved draft */
export function createReviewState(
  subject: NewReviewSubject,
  kept: RestoredReview | null,
  createDraft: () => ReviewDraft,
): DraftState<WrittenReview, WritingAction> {
  return createDraftState<WrittenReview, WritingAction>({
    initial: kept
      ? { ...kept, isUnsent: hasContent(kept.draft, kept.photo) }
      : { draft: createDraft(), photo: null, idempotencyKey: newId(), isUnsent: false },
    change(written, action) {
      const draft = action.kind === 'choose-photo' ? written.draft : changeReview(written.draft, action)
      const photo = action.kind === 'choose-photo' ? action.photo : written.photo
      return { ...written, draft, photo, isUnsent: hasContent(draft, photo) }
    },
    keep({ draft, photo, idempotencyKey, isUnsent }, before) {
      if (photo !== before.photo) storePhoto(subject, photo)
      storeReview(subject, () => (isUnsent ? { draft, idempotencyKey } : null))
    },
  })
}

function hasContent(draft: ReviewDraft, photo: File | null): boolean {
  return isDirty(draft) || photo !== null
}
