import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { keepDraft, readKeptDraft, slotOf } from '../session/draft-store.ts'
import type { ReviewDraft } from './review-draft.ts'

/** A review that was not sent, as the device keeps it for its author. */
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

/** The photo has a slot of its own: megabytes need not be written with every key. */
const slotsOf = (userId: string) => ({ text: slotOf(userId, 'review'), photo: slotOf(userId, 'review-photo') })

/** @param read null when nothing would be lost */
export function keepReview(userId: string, read: () => Omit<KeptReview, 'photo'> | null): void {
  keepDraft(slotsOf(userId).text, read)
}

export function keepPhoto(userId: string, photo: File | null): void {
  keepDraft(slotsOf(userId).photo, () => photo)
}

export function forgetReview(userId: string): void {
  keepReview(userId, () => null)
  keepPhoto(userId, null)
}

/** Read from the device whenever the form opens. */
export const keptReview = (userId: string) =>
  queryOptions({
    queryKey: ['kept review', userId],
    queryFn: () => readKeptReview(userId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

async function readKeptReview(userId: string): Promise<KeptReview | null> {
  const slots = slotsOf(userId)
  const [text, photo] = await Promise.all([readKeptDraft(slots.text), readKeptDraft(slots.photo)])
  const { data } = Stored.safeParse(text)
  return data ? { ...data, photo: photo instanceof File ? photo : null } : null
}
