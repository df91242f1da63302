import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { draftKey, keepDraft, readKeptDraft } from '../session/draft-store.ts'
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

/** The photo has its own key, so that typing does not write megabytes. */
const keysOf = (userId: string) => ({ text: draftKey(userId, 'review'), photo: draftKey(userId, 'review-photo') })

/** @param read returns null if there is nothing to save */
export function keepReview(userId: string, read: () => Omit<KeptReview, 'photo'> | null): void {
  keepDraft(keysOf(userId).text, read)
}

export function keepPhoto(userId: string, photo: File | null): void {
  keepDraft(keysOf(userId).photo, () => photo)
}

export function forgetReview(userId: string): void {
  keepReview(userId, () => null)
  keepPhoto(userId, null)
}

/** No cache: each opening of the form reads from the device. */
export const keptReview = (userId: string) =>
  queryOptions({
    queryKey: ['kept review', userId],
    queryFn: () => readKeptReview(userId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

async function readKeptReview(userId: string): Promise<KeptReview | null> {
  const keys = keysOf(userId)
  const [text, photo] = await Promise.all([readKeptDraft(keys.text), readKeptDraft(keys.photo)])
  const { data } = Stored.safeParse(text)
  return data ? { ...data, photo: photo instanceof File ? photo : null } : null
}
