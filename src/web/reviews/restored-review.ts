import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { draftKey, isDraftUnstored, storeDraft, readCachedDraft } from '../session/draft-store.ts'
import type { ReviewDraft } from './review-draft.ts'

/** An unsent review of a user on this device. */
export type RestoredReview = {
  readonly draft: ReviewDraft
  readonly idempotencyKey: string
  readonly photo: File | null
}

/** An unsaved edit of a posted review on this device. `version` is of the review that it started from. */
export type PendingEdit = {
  readonly draft: ReviewDraft
  readonly imageUrl: string
  readonly version: number
  readonly photo: File | null
}

/** A draft as the device stores it. */
const StoredDraft = z.object({
  placeName: z.string(),
  landmark: z.nullable(z.string()),
  suggestedLandmark: z.string(),
  location: z.nullable(z.string()),
  position: z.object({ lat: z.number(), lng: z.number() }),
  isPlaced: z.boolean(),
  rating: z.int(),
  isRated: z._default(z.boolean(), true),
  reviewText: z.string(),
})

const StoredReview = z.object({ draft: StoredDraft, idempotencyKey: z.string() })
const StoredEdit = z.object({ draft: StoredDraft, imageUrl: z.string(), version: z.int() })

/** A user has one unsent review per page of a place, and one more. `place` is the slug, or null. */
export type NewReviewSubject = { readonly userId: string; readonly place: string | null }

/** A user has one unsaved edit per posted review. `edited` is the id of the review. */
export type EditSubject = { readonly userId: string; readonly edited: string }

export type ReviewSubject = NewReviewSubject | EditSubject

/** The photo has its own key, so that typing does not write megabytes. */
function getKeys(subject: ReviewSubject) {
  const { userId } = subject
  if ('edited' in subject) {
    return { text: draftKey(userId, 'edit', subject.edited), photo: draftKey(userId, 'edit-photo', subject.edited) }
  }
  const place = subject.place === null ? [] : [subject.place]
  return { text: draftKey(userId, 'review', ...place), photo: draftKey(userId, 'review-photo', ...place) }
}

/** @param read returns null if there is nothing to save */
export function storeReview(subject: NewReviewSubject, read: () => Omit<RestoredReview, 'photo'> | null): void {
  storeDraft(getKeys(subject).text, read)
}

/** @param read returns null if there is nothing to save */
export function storeEdit(subject: EditSubject, read: () => Omit<PendingEdit, 'photo'> | null): void {
  storeDraft(getKeys(subject).text, read)
}

export function storePhoto(subject: ReviewSubject, photo: File | null): void {
  storeDraft(getKeys(subject).photo, () => photo)
}

export function forgetReview(subject: ReviewSubject): void {
  storeDraft(getKeys(subject).text, () => null)
  storePhoto(subject, null)
}

export function bringReviewDraftBack(subject: NewReviewSubject, { photo, ...kept }: RestoredReview): void {
  storeReview(subject, () => kept)
  storePhoto(subject, photo)
}

/** True if the text or the photo is lost when the page closes. */
export function isReviewUnstored(subject: ReviewSubject): boolean {
  const { text, photo } = getKeys(subject)
  return isDraftUnstored(text) || isDraftUnstored(photo)
}

/**
 * No cache: each opening of the form reads from the device.
 * @param opening of `useOpening`
 */
export const restoredReview = (subject: NewReviewSubject, opening: number) =>
  queryOptions({
    queryKey: ['kept review', subject, opening],
    queryFn: () => readStoredReview(subject),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** No cache, as above. */
export const pendingEdit = (subject: EditSubject, opening: number) =>
  queryOptions({
    queryKey: ['kept edit', subject, opening],
    queryFn: () => readStored(subject, StoredEdit),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export async function readStoredReview(subject: NewReviewSubject): Promise<RestoredReview | null> {
  return readStored(subject, StoredReview)
}

async function readStored<S extends z.ZodMiniType<object>>(subject: ReviewSubject, schema: S) {
  const keys = getKeys(subject)
  const [text, photo] = await Promise.all([readCachedDraft(keys.text), readCachedDraft(keys.photo)])
  const { data } = schema.safeParse(text)
  return data ? { ...data, photo: photo instanceof File ? photo : null } : null
}
