import type { ReactNode } from 'react'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import { REVIEW_LIMITS } from '#contract/review/reviews.ts'
import { reviewForm as messages } from '#messages/reviews.ts'
import type { FieldErrors } from '../ui/field-errors.ts'
import { Field } from '../ui/field.tsx'
import { KnownPlace } from './known-place.tsx'
import { PlaceNameField } from './place-name-field.tsx'
import { RatingField } from './rating-field.tsx'
import { getLandmark, type ReviewAction, type ReviewDraft, type ReviewField } from './review-draft.ts'
import { ReviewPlace } from './review-place.tsx'
import { ReviewTextField } from './review-text-field.tsx'

type ReviewFieldsProps = PlaceFieldsProps & {
  /** True if the form was opened for a place that the guide knows. */
  isKnown?: boolean
  photoField: ReactNode
}

type PlaceFieldsProps = {
  draft: ReviewDraft
  places: readonly PlaceIndexEntry[]
  /** Looked up for the marker, or null. */
  postalAddress: string | null
  fieldErrors: FieldErrors<ReviewField>
  act: (action: ReviewAction) => void
}

const placeFields = ['placeName', 'landmark', 'locationCoords', 'location'] as const satisfies readonly ReviewField[]

/** The fields of a new review and of an edited one. */
export function ReviewFields({ isKnown = false, photoField, ...fields }: ReviewFieldsProps) {
  const { draft, fieldErrors, act } = fields
  return (
    <>
      <p className="form-note">{messages.starred}</p>
      {isKnown ? (
        <KnownPlace draft={draft} hasError={placeFields.some((field) => fieldErrors[field] !== undefined)}>
          <PlaceFields {...fields} />
        </KnownPlace>
      ) : (
        <PlaceFields {...fields} />
      )}
      {photoField}
      <RatingField rating={draft.rating} isPreset={!draft.isRated} onRate={(rating) => act({ kind: 'rate', rating })} />
      <ReviewTextField
        text={draft.reviewText}
        error={fieldErrors.reviewText}
        onText={(text) => act({ kind: 'type', field: 'reviewText', text })}
      />
    </>
  )
}

function PlaceFields({ draft, places, postalAddress, fieldErrors, act }: PlaceFieldsProps) {
  return (
    <>
      <PlaceNameField
        places={places}
        name={draft.placeName}
        error={fieldErrors.placeName}
        onName={(name) => act({ kind: 'name-place', name, places })}
      />
      <Field
        label={messages.landmark}
        name="landmark"
        value={getLandmark(draft)}
        onChange={({ currentTarget }) => act({ kind: 'type', field: 'landmark', text: currentTarget.value })}
        maxLength={REVIEW_LIMITS.landmark}
        autoComplete="off"
        required
        error={fieldErrors.landmark}
      />
      <ReviewPlace draft={draft} places={places} error={fieldErrors.locationCoords} act={act} />
      <Field
        label={messages.address}
        name="location"
        value={draft.location ?? postalAddress ?? ''}
        onChange={({ currentTarget }) => act({ kind: 'type', field: 'location', text: currentTarget.value })}
        maxLength={REVIEW_LIMITS.location}
        autoComplete="off"
        hint={messages.addressHint}
        error={fieldErrors.location}
      />
    </>
  )
}
