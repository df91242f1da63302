import * as z from 'zod/mini'
import { reviewForm } from '#messages/review-form.ts'
import { fieldErrors as texts } from '#messages/field-errors.ts'
import { readError, textOfError } from '#contract/field-error.ts'
import { nameKey } from '#contract/place-name.ts'
import type { PlaceIndexEntry } from '#contract/places.ts'
import { NewReview } from '#contract/reviews.ts'
import { DEFAULT_RATING } from '#contract/ratings.ts'
import type { ReadForm } from '../ui/field-errors.ts'
import { pointsOf, type Position } from '../ui/map/position.ts'

// The policy forbids making code from text, and a probe whether it does would be reported as a violation.
z.config({ jitless: true })

/** A review while it is being written. */
export type ReviewDraft = {
  readonly placeName: string
  /** Null until somebody types one: then the guide's neighbourhood stands there, once it is known. */
  readonly landmark: string | null
  readonly suggestedLandmark: string
  /** Null until somebody types one: then the address of the point stands there, once it is looked up. */
  readonly location: string | null
  readonly position: Position
  /** Whether the marker was set, or stands where it does for everybody. */
  readonly isPlaced: boolean
  readonly rating: number
  readonly reviewText: string
}

/** @param position where the marker begins */
export function emptyReview(position: Position): ReviewDraft {
  return {
    placeName: '',
    landmark: null,
    suggestedLandmark: '',
    location: null,
    position,
    isPlaced: false,
    rating: DEFAULT_RATING,
    reviewText: '',
  }
}

export type ReviewAction =
  | { kind: 'name-place'; name: string; places: readonly PlaceIndexEntry[] }
  | { kind: 'type'; field: 'landmark' | 'location' | 'reviewText'; text: string }
  | { kind: 'move-marker'; position: Position }
  | { kind: 'rate'; rating: number }

export function changeReview(draft: ReviewDraft, action: ReviewAction): ReviewDraft {
  if (action.kind === 'name-place') return namePlace(draft, action.name, action.places)
  if (action.kind === 'move-marker') return { ...draft, position: action.position, isPlaced: true }
  if (action.kind === 'rate') return { ...draft, rating: action.rating }
  return { ...draft, [action.field]: action.text }
}

/** A place of the guide brings its neighbourhood along, and its position where the guide would show a pin itself. */
function namePlace(draft: ReviewDraft, name: string, places: readonly PlaceIndexEntry[]): ReviewDraft {
  const key = nameKey(name)
  const place = places.find((known) => nameKey(known.name) === key)
  if (!place) return { ...draft, placeName: name }
  const [point] = pointsOf([place])
  return {
    ...draft,
    placeName: name,
    suggestedLandmark: place.locality,
    ...(point && { position: { lat: point.lat, lng: point.lng }, isPlaced: true }),
  }
}

export function landmarkOf({ landmark, suggestedLandmark }: ReviewDraft): string {
  return landmark ?? suggestedLandmark
}

/** Whether anything would be lost with it. */
export function isDirty(draft: ReviewDraft): boolean {
  const { placeName, landmark, location, reviewText, isPlaced, rating } = draft
  const typed = [placeName, landmark ?? '', location ?? '', reviewText]
  return typed.some((text) => text.trim() !== '') || isPlaced || rating !== DEFAULT_RATING
}

type ReviewField = keyof z.input<typeof NewReview>

/** The review as it is sent, without its picture. @param address what was looked up for the marker */
export function readReview(draft: ReviewDraft, address: string | null): ReadForm<NewReview, ReviewField> {
  const { placeName, location, position, isPlaced, rating, reviewText } = draft
  const landmark = landmarkOf(draft)
  const parsed = NewReview.safeParse({
    placeName,
    landmark,
    location: location ?? address ?? '',
    rating,
    reviewText,
    imageUrl: '',
    locationCoords: isPlaced ? position : undefined,
  })
  const fieldErrors = fieldErrorsOf(parsed.error?.issues ?? [])
  // The server does without a landmark, the form does not.
  if (landmark.trim() === '') fieldErrors.landmark = reviewForm.missing.landmark
  if (parsed.success && Object.keys(fieldErrors).length === 0) return { kind: 'valid', input: parsed.data }
  return { kind: 'invalid', fieldErrors }
}

type Issues = readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]

/** The contract has one sentence for all that is missing; each field says its own. */
function fieldErrorsOf(issues: Issues): Record<string, string> {
  const missing: Readonly<Record<string, string>> = reviewForm.missing
  const fieldErrors: Record<string, string> = {}
  for (const { path, message } of issues) {
    const field = String(path[0])
    const error = readError(message)
    const text = textOfError(error, texts)
    fieldErrors[field] ??= error.code === 'review.incomplete' ? (missing[field] ?? text) : text
  }
  return fieldErrors
}
