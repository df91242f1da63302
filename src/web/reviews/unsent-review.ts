import type { ReviewDraft } from './review-draft.ts'

export type UnsentReview = { readonly draft: ReviewDraft; readonly photo: File | null }

/** For as long as the page is open, and for nobody but its author. */
let unsent: (UnsentReview & { userId: string }) | null = null

/** Keeps what was being written when the session ended; null once there is nothing to come back to. */
export function keepUnsentReview(userId: string, review: UnsentReview | null): void {
  unsent = review && { userId, ...review }
}

export function unsentReviewOf(userId: string): UnsentReview | null {
  return unsent?.userId === userId ? unsent : null
}
