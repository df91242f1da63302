import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { draftKey, isDraftUnstored, storeDraft, readCachedDraft } from '../session/draft-store.ts'
import { REVIEW_PHOTOS_MAX } from '#contract/review/review-photos.ts'
import type { FormPhoto } from './form-photos.ts'
import type { ReviewDraft } from './review-draft.ts'

/** An unsent review of a user on this device. */
export type RestoredReview = {
  readonly draft: ReviewDraft
  readonly idempotencyKey: string
  readonly photos: readonly File[]
}

/** An unsaved edit of a posted review on this device. `version` is of the review that it started from. */
export type PendingEdit = {
  readonly draft: ReviewDraft
  readonly version: number
  readonly photos: readonly FormPhoto[]
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
/** A build of before several photos stored `imageUrl`, which a new photo replaced. */
const StoredEdit = z.object({
  draft: StoredDraft,
  photoUrls: z.optional(z.array(z.string())),
  imageUrl: z.optional(z.string()),
  version: z.int(),
})

/** A user has one unsent review per page of a place, and one more. `place` is the slug, or null. */
export type NewReviewSubject = { readonly userId: string; readonly place: string | null }

/** A user has one unsaved edit per posted review. `edited` is the id of the review. */
export type EditSubject = { readonly userId: string; readonly edited: string }

export type ReviewSubject = NewReviewSubject | EditSubject

/** Each photo has its own key, so that typing does not write megabytes, and one more photo does not write the others. */
function getKeys(subject: ReviewSubject) {
  const { userId } = subject
  const [kind, id] = 'edited' in subject ? ['edit', subject.edited] : ['review', subject.place]
  const rest = id === null ? [] : [id]
  const photos = Array.from({ length: REVIEW_PHOTOS_MAX }, (_, index) =>
    draftKey(userId, index === 0 ? `${kind}-photo` : `${kind}-photo-${index + 1}`, ...rest),
  )
  return { text: draftKey(userId, kind, ...rest), photos }
}

/** @param read returns null if there is nothing to save */
export function storeReview(subject: NewReviewSubject, read: () => Omit<RestoredReview, 'photos'> | null): void {
  storeDraft(getKeys(subject).text, read)
}

/** @param read returns null if there is nothing to save */
export function storeEdit(
  subject: EditSubject,
  read: () => (Omit<PendingEdit, 'photos'> & { photoUrls: readonly string[] }) | null,
): void {
  storeDraft(getKeys(subject).text, read)
}

/** Stores the files of a form. @param before those that are stored already */
export function storePhotos(subject: ReviewSubject, files: readonly File[], before: readonly File[] = []): void {
  for (const [index, key] of getKeys(subject).photos.entries()) {
    const file = files[index]
    if (file !== before[index]) storeDraft(key, () => file ?? null)
  }
}

export function forgetReview(subject: ReviewSubject): void {
  storeDraft(getKeys(subject).text, () => null)
  for (const key of getKeys(subject).photos) storeDraft(key, () => null)
}

export function bringReviewDraftBack(subject: NewReviewSubject, { photos, ...stored }: RestoredReview): void {
  storeReview(subject, () => stored)
  storePhotos(subject, photos)
}

/** True if the text or a photo is lost when the page closes. */
export function isReviewUnstored(subject: ReviewSubject): boolean {
  const { text, photos } = getKeys(subject)
  return [text, ...photos].some(isDraftUnstored)
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
    queryFn: () => readStoredEdit(subject),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export async function readStoredReview(subject: NewReviewSubject): Promise<RestoredReview | null> {
  return readStored(subject, StoredReview)
}

async function readStoredEdit(subject: EditSubject): Promise<PendingEdit | null> {
  const stored = await readStored(subject, StoredEdit)
  if (!stored) return null
  const { draft, version, photos: files, photoUrls, imageUrl = '' } = stored
  const isReplaced = imageUrl === '' || files.length > 0
  const urls = photoUrls ?? (isReplaced ? [] : [imageUrl])
  return { draft, version, photos: [...urls, ...files] }
}

async function readStored<S extends z.ZodMiniType<object>>(subject: ReviewSubject, schema: S) {
  const keys = getKeys(subject)
  const [text, ...photos] = await Promise.all([keys.text, ...keys.photos].map(readCachedDraft))
  const { data } = schema.safeParse(text)
  return data ? { ...data, photos: photos.filter((photo) => photo instanceof File) } : null
}
