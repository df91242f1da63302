import { newIdempotencyKey } from '../api/idempotency-key.ts'
import { createDraftState, type DraftState } from '../session/draft-state.ts'
import { keepPhoto, keepReview, type KeptReview } from './kept-review.ts'
import { changeReview, isDirty, type ReviewAction, type ReviewDraft } from './review-draft.ts'

/** A review with its photo, while it is being written. */
export type WrittenReview = {
  readonly draft: ReviewDraft
  readonly photo: File | null
  /** The same for however many tries. */
  readonly idempotencyKey: string
  /** Whether anything would be lost with it. */
  readonly isUnsent: boolean
}

export type WritingAction = ReviewAction | { kind: 'choose-photo'; photo: File | null }

/** @param kept what was being written last time */
export function openReview(
  userId: string,
  kept: KeptReview | null,
  begin: () => ReviewDraft,
): DraftState<WrittenReview, WritingAction> {
  return createDraftState<WrittenReview, WritingAction>({
    initial: kept
      ? { ...kept, isUnsent: hasContent(kept.draft, kept.photo) }
      : { draft: begin(), photo: null, idempotencyKey: newIdempotencyKey(), isUnsent: false },
    change(written, action) {
      const draft = action.kind === 'choose-photo' ? written.draft : changeReview(written.draft, action)
      const photo = action.kind === 'choose-photo' ? action.photo : written.photo
      return { ...written, draft, photo, isUnsent: hasContent(draft, photo) }
    },
    keep({ draft, photo, idempotencyKey, isUnsent }, before) {
      if (photo !== before.photo) keepPhoto(userId, photo)
      keepReview(userId, () => (isUnsent ? { draft, idempotencyKey } : null))
    },
  })
}

function hasContent(draft: ReviewDraft, photo: File | null): boolean {
  return isDirty(draft) || photo !== null
}
