import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { draftKey, isDraftUnstored, keepDraft, readKeptDraft } from '../session/draft-store.ts'
import type { ReviewDraft } from './review-draft.ts'

/** An unsent review of a user on this device. */
export type KeptReview = { readonly draft: ReviewDraft; readonly idempotencyKey: string; readonly photo: File | null }

const Stored = z.object({
  draft: z.object({
    placeName: z.string(),
    landmark: z.nullable(z.string()),
    suggestedLandmark: z.string(),
    location: z.nullable(z.string()),
    position: z.object({ lat: z.number(), lng: z.number() }),
    isPlaced: z.boolean(),
    rating: z.int(),
    reviewText: z.string(),
  }),
  idempotencyKey: z.string(),
})

/** A user has one unsent review per page of a place, and one more. `place` is the slug, or null. */
export type ReviewSubject = { readonly userId: string; readonly place: string | null }

/** The photo has its own key, so that typing does not write megabytes. */
function keysOf({ userId, place }: ReviewSubject) {
  const subject = place === null ? [] : [place]
  return { text: draftKey(userId, 'review', ...subject), photo: draftKey(userId, 'review-photo', ...subject) }
}

/** @param read returns null if there is nothing to save */
export function keepReview(subject: ReviewSubject, read: () => Omit<KeptReview, 'photo'> | null): void {
  keepDraft(keysOf(subject).text, read)
}

export function keepPhoto(subject: ReviewSubject, photo: File | null): void {
  keepDraft(keysOf(subject).photo, () => photo)
}

export function forgetReview(subject: ReviewSubject): void {
  keepReview(subject, () => null)
  keepPhoto(subject, null)
}

export function bringReviewDraftBack(subject: ReviewSubject, { photo, ...kept }: KeptReview): void {
  keepReview(subject, () => kept)
  keepPhoto(subject, photo)
}

/** True if the text or the photo is lost when the page closes. */
export function isReviewUnstored(subject: ReviewSubject): boolean {
  const { text, photo } = keysOf(subject)
  return isDraftUnstored(text) || isDraftUnstored(photo)
}

/** No cache: each opening of the form reads from the device. */
export const keptReview = (subject: ReviewSubject) =>
  queryOptions({
    queryKey: ['kept review', subject],
    queryFn: () => readKeptReview(subject),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export async function readKeptReview(subject: ReviewSubject): Promise<KeptReview | null> {
  const keys = keysOf(subject)
  const [text, photo] = await Promise.all([readKeptDraft(keys.text), readKeptDraft(keys.photo)])
  const { data } = Stored.safeParse(text)
  return data ? { ...data, photo: photo instanceof File ? photo : null } : null
}
