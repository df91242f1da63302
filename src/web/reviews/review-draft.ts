import * as z from 'zod/mini'
import { reviewForm } from '#messages/reviews.ts'
import { fieldErrors as texts } from '#messages/field-errors.ts'
import { readError, textOfError } from '#contract/text/field-error.ts'
import { nameKey } from '#contract/place/place-name.ts'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import { NewReview } from '#contract/review/reviews.ts'
import { DEFAULT_RATING } from '#contract/review/ratings.ts'
import type { ReadForm } from '../ui/field-errors.ts'
import type { Position } from '../map/position.ts'

// Zod's JIT uses `eval`. Our content security policy forbids that and would report zod's probe as a violation.
z.config({ jitless: true })

export type ReviewDraft = {
  readonly placeName: string
  /** Null until the user types one. Before, the form shows the neighbourhood from the guide. */
  readonly landmark: string | null
  readonly suggestedLandmark: string
  /** Null until the user types one. Before, the form shows the postal address of the point. */
  readonly location: string | null
  readonly position: Position
  /** False while the marker is at its default position, which counts as chosen (sections 5 and 9). */
  readonly isPlaced: boolean
  readonly rating: number
  /** False while the rating is the preset one (section 9), and the form says so. */
  readonly isRated: boolean
  readonly reviewText: string
}

/** @param position default position of the marker */
export function emptyReview(position: Position): ReviewDraft {
  return {
    placeName: '',
    landmark: null,
    suggestedLandmark: '',
    location: null,
    position,
    isPlaced: false,
    rating: DEFAULT_RATING,
    isRated: false,
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
  if (action.kind === 'rate') return { ...draft, rating: action.rating, isRated: true }
  return { ...draft, [action.field]: action.text }
}

/** A place of the guide also sets its neighbourhood. It sets its position if that is exact or nearby. */
function namePlace(draft: ReviewDraft, name: string, places: readonly PlaceIndexEntry[]): ReviewDraft {
  const key = nameKey(name)
  const place = places.find((known) => nameKey(known.name) === key)
  if (!place) return { ...draft, placeName: name }
  const isNear = place.precision === 'site' || place.precision === 'nearby'
  return {
    ...draft,
    placeName: name,
    suggestedLandmark: place.locality,
    ...(isNear && place.geo && { position: place.geo, isPlaced: true }),
  }
}

export function getLandmark({ landmark, suggestedLandmark }: ReviewDraft): string {
  return landmark ?? suggestedLandmark
}

/** True if the guide knows the place of a draft, with its neighbourhood and a point that is exact or nearby. */
export function isKnownPlace(draft: ReviewDraft, places: readonly PlaceIndexEntry[]): boolean {
  const key = nameKey(draft.placeName)
  return draft.isPlaced && getLandmark(draft).trim() !== '' && places.some(({ name }) => nameKey(name) === key)
}

/** True if the draft has any input. */
export function isDirty(draft: ReviewDraft): boolean {
  const { placeName, landmark, location, reviewText, isPlaced, rating } = draft
  const typed = [placeName, landmark ?? '', location ?? '', reviewText]
  return typed.some((text) => text.trim() !== '') || isPlaced || rating !== DEFAULT_RATING
}

export type ReviewField = keyof z.input<typeof NewReview>

/**
 * The input of the API, without the picture.
 * @param postalAddress looked up for the marker, or null
 */
export function readReview(draft: ReviewDraft, postalAddress: string | null): ReadForm<NewReview, ReviewField> {
  const { placeName, location, position, rating, reviewText } = draft
  const landmark = getLandmark(draft)
  const parsed = NewReview.safeParse({
    placeName,
    landmark,
    location: location ?? postalAddress ?? '',
    rating,
    reviewText,
    imageUrl: '',
    locationCoords: position,
  })
  const fieldErrors = getFieldErrors(parsed.error?.issues ?? [])
  // The form requires a landmark, but the server does not.
  if (landmark.trim() === '') fieldErrors.landmark = reviewForm.missing.landmark
  if (parsed.success && Object.keys(fieldErrors).length === 0) return { kind: 'valid', input: parsed.data }
  return { kind: 'invalid', fieldErrors }
}

type Issues = readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]

/** The contract has one text for all missing fields. The form has one text per field. */
function getFieldErrors(issues: Issues): Record<string, string> {
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
