import { useCallback, useMemo } from 'react'
import type { User } from '#contract/auth.ts'
import { reviewForm as messages } from '#messages/review-form.ts'
import type { PlaceIndexEntry } from '#contract/places.ts'
import { REVIEW_LIMITS } from '#contract/reviews.ts'
import { useCity } from '../city/use-city.ts'
import { useDraftState } from '../session/draft-state.ts'
import { Field } from '../ui/field.tsx'
import { LocationPicker } from '../ui/map/location-picker.tsx'
import { pointsOf } from '../ui/map/position.ts'
import { useReverseGeocode } from '../ui/map/use-reverse-geocode.ts'
import { useLeaveQuestion } from '../ui/use-leave-question.ts'
import type { KeptReview } from './kept-review.ts'
import { PhotoField } from './photo-field.tsx'
import { PlaceNameField } from './place-name-field.tsx'
import { RatingField } from './rating-field.tsx'
import { changeReview, emptyReview, landmarkOf, type ReviewAction, type ReviewDraft } from './review-draft.ts'
import { createReviewState, type WritingAction } from './review-state.ts'
import { ReviewTextField } from './review-text-field.tsx'
import { SubmitArea } from './submit-area.tsx'
import type { Position } from '../ui/map/position.ts'
import { useSubmitReview } from './use-submit-review.ts'

type ReviewFormProps = {
  user: User
  places: readonly PlaceIndexEntry[]
  /** Slug of the first place. */
  about: string | null
  /** The saved draft. */
  kept: KeptReview | null
  onChange: () => void
  onPosted: () => void
}

export function ReviewForm({ user, places, about, kept, onChange, onPosted }: ReviewFormProps) {
  const { start } = useCity().map
  const [written, change] = useDraftState(() =>
    createReviewState(user.id, kept, () => createDraft(start, places, about)),
  )
  const { draft, photo, isUnsent } = written
  const postalAddress = useReverseGeocode(draft.position, draft.isPlaced)
  const { fieldErrors, isPending, sent, failure, submit, clearSubmitErrors, stopUpload } = useSubmitReview({
    written,
    postalAddress,
    onPosted,
  })
  useLeaveQuestion(
    useCallback(() => isPending || isUnsent, [isPending, isUnsent]),
    messages.leaveQuestion,
  )
  const act = (action: WritingAction) => {
    onChange()
    clearSubmitErrors()
    change(action)
  }
  return (
    <form ref={stopUpload} className="form" noValidate onSubmit={submit}>
      <p className="form-note">{messages.starred}</p>
      <PlaceNameField
        places={places}
        name={draft.placeName}
        error={fieldErrors.placeName}
        onName={(name) => act({ kind: 'name-place', name, places })}
      />
      <Field
        label={messages.landmark}
        name="landmark"
        value={landmarkOf(draft)}
        onChange={({ currentTarget }) => act({ kind: 'type', field: 'landmark', text: currentTarget.value })}
        maxLength={REVIEW_LIMITS.landmark}
        autoComplete="off"
        required
        error={fieldErrors.landmark}
      />
      <Place draft={draft} places={places} error={fieldErrors.locationCoords} act={act} />
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
      <PhotoField photo={photo} onChoose={(photo) => act({ kind: 'choose-photo', photo })} sent={sent} />
      <RatingField rating={draft.rating} onRate={(rating) => act({ kind: 'rate', rating })} />
      <ReviewTextField
        text={draft.reviewText}
        error={fieldErrors.reviewText}
        onText={(text) => act({ kind: 'type', field: 'reviewText', text })}
      />
      <SubmitArea isPending={isPending} failure={failure} />
    </form>
  )
}

type PlaceProps = {
  draft: ReviewDraft
  places: readonly PlaceIndexEntry[]
  error: string | undefined
  act: (action: ReviewAction) => void
}

function Place({ draft, places, error, act }: PlaceProps) {
  const city = useCity()
  const points = useMemo(() => pointsOf(places), [places])
  return (
    <fieldset className="review-place" data-invalid={error === undefined ? undefined : true}>
      <legend>{messages.map}</legend>
      <LocationPicker
        position={draft.position}
        onMove={(position) => act({ kind: 'move-marker', position })}
        city={city}
        points={points}
      />
      {error !== undefined && <p className="field-error">{error}</p>}
    </fieldset>
  )
}

function createDraft({ lat, lng }: Position, places: readonly PlaceIndexEntry[], about: string | null): ReviewDraft {
  const empty = emptyReview({ lat, lng })
  const place = about === null ? undefined : places.find(({ slug }) => slug === about)
  return place ? changeReview(empty, { kind: 'name-place', name: place.name, places }) : empty
}
