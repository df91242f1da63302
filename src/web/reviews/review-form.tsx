import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { User } from '#contract/auth.ts'
import { reviewForm as messages } from '#messages/review-form.ts'
import type { PlaceIndexEntry } from '#contract/places.ts'
import { REVIEW_LIMITS } from '#contract/reviews.ts'
import { newIdempotencyKey } from '../api/idempotency-key.ts'
import { useCity } from '../city/use-city.ts'
import { Field } from '../ui/field.tsx'
import { LocationPicker } from '../ui/map/location-picker.tsx'
import { pointsOf } from '../ui/map/position.ts'
import { useReverseGeocode } from '../ui/map/use-reverse-geocode.ts'
import { useLeaveQuestion } from '../ui/use-leave-question.ts'
import { keepPhoto, keepReview, type KeptReview } from './kept-review.ts'
import { PhotoField } from './photo-field.tsx'
import { PlaceNameField } from './place-name-field.tsx'
import { RatingField } from './rating-field.tsx'
import { changeReview, emptyReview, isDirty, landmarkOf, type ReviewAction, type ReviewDraft } from './review-draft.ts'
import { ReviewTextField } from './review-text-field.tsx'
import { SubmitArea } from './submit-area.tsx'
import type { Position } from '../ui/map/position.ts'
import { useSubmitReview } from './use-submit-review.ts'

type ReviewFormProps = {
  user: User
  places: readonly PlaceIndexEntry[]
  /** Slug of the place to begin with. */
  about: string | null
  /** What was being written last time. */
  kept: KeptReview | null
  onChange: () => void
  onPosted: () => void
}

export function ReviewForm({ user, places, about, kept, onChange, onPosted }: ReviewFormProps) {
  const { start } = useCity().map
  const [draft, dispatch] = useReducer(changeReview, null, () => kept?.draft ?? beginReview(start, places, about))
  const [photo, setPhoto] = useState<File | null>(kept?.photo ?? null)
  const [idempotencyKey] = useState(() => kept?.idempotencyKey ?? newIdempotencyKey())
  const [isTouched, setIsTouched] = useState(kept !== null)
  const isUnsent = isTouched && (isDirty(draft) || photo !== null)
  useEffect(() => {
    if (isTouched) keepReview(user.id, () => (isUnsent ? { draft, idempotencyKey } : null))
  }, [user.id, isTouched, isUnsent, draft, idempotencyKey])
  const address = useReverseGeocode(draft.position, draft.isPlaced)
  const form = useRef<HTMLFormElement>(null)
  const { fieldErrors, sending, failure, submit } = useSubmitReview({
    draft,
    idempotencyKey,
    address,
    photo,
    form,
    onPosted,
  })
  const isBusy = sending !== null
  useLeaveQuestion(
    useCallback(() => isBusy || isUnsent, [isBusy, isUnsent]),
    messages.leaveQuestion,
  )
  const act = (action: ReviewAction) => {
    setIsTouched(true)
    onChange()
    dispatch(action)
  }
  const choosePhoto = (chosen: File | null) => {
    setIsTouched(true)
    onChange()
    setPhoto(chosen)
    keepPhoto(user.id, chosen)
  }
  return (
    <form
      ref={form}
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
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
        value={draft.location ?? address ?? ''}
        onChange={({ currentTarget }) => act({ kind: 'type', field: 'location', text: currentTarget.value })}
        maxLength={REVIEW_LIMITS.location}
        autoComplete="off"
        hint={messages.addressHint}
        error={fieldErrors.location}
      />
      <PhotoField photo={photo} onChoose={choosePhoto} sent={sending?.photo ?? null} />
      <RatingField rating={draft.rating} onRate={(rating) => act({ kind: 'rate', rating })} />
      <ReviewTextField
        text={draft.reviewText}
        error={fieldErrors.reviewText}
        onText={(text) => act({ kind: 'type', field: 'reviewText', text })}
      />
      <SubmitArea isBusy={isBusy} failure={failure} />
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
    <fieldset className="review-place">
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

function beginReview({ lat, lng }: Position, places: readonly PlaceIndexEntry[], about: string | null): ReviewDraft {
  const empty = emptyReview({ lat, lng })
  const place = about === null ? undefined : places.find(({ slug }) => slug === about)
  return place ? changeReview(empty, { kind: 'name-place', name: place.name, places }) : empty
}
