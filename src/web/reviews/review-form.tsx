import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { reviewForm as messages } from '#messages/review-form.ts'
import { reviews } from '#messages/reviews.ts'
import type { PlaceIndexEntry } from '#contract/places.ts'
import { useCity } from '../city/use-city.ts'
import { useDraftState } from '../session/draft-state.ts'
import { useReverseGeocode } from '../ui/map/use-reverse-geocode.ts'
import { useCloseQuestion } from '../ui/use-close-question.ts'
import { useLeaveQuestion } from '../ui/use-leave-question.ts'
import { isReviewUnstored, type KeptReview, type ReviewSubject } from './kept-review.ts'
import { PhotoField } from './photo-field.tsx'
import { changeReview, emptyReview, type ReviewDraft } from './review-draft.ts'
import { ReviewFields } from './review-fields.tsx'
import { postReview } from './mutations.ts'
import { createReviewState, type WritingAction } from './review-state.ts'
import { SubmitArea } from './submit-area.tsx'
import type { Position } from '../ui/map/position.ts'
import { useSubmitReview } from './use-submit-review.ts'

type ReviewFormProps = {
  subject: ReviewSubject
  places: readonly PlaceIndexEntry[]
  /** Slug of the first place. */
  about: string | null
  /** The saved draft. */
  kept: KeptReview | null
  onChange: () => void
  onPosted: () => void
}

export function ReviewForm({ subject, places, about, kept, onChange, onPosted }: ReviewFormProps) {
  const { start } = useCity().map
  const [written, change] = useDraftState(() =>
    createReviewState(subject, kept, () => createDraft(start, places, about)),
  )
  const { draft, photo, idempotencyKey } = written
  const queryClient = useQueryClient()
  const postalAddress = useReverseGeocode(draft.position, draft.isPlaced)
  const { fieldErrors, isPending, sent, failure, submit, clearSubmitErrors, stopUpload, cancelUpload } =
    useSubmitReview({
      draft,
      photo,
      postalAddress,
      send: (input) => postReview(queryClient, input, idempotencyKey),
      failures: { failed: reviews.submitFailed, failedRetry: reviews.submitFailedRetry },
      onSent: onPosted,
    })
  // Leaving stops the upload.
  useLeaveQuestion(
    useCallback(() => isPending, [isPending]),
    messages.leaveQuestion,
  )
  useCloseQuestion(() => isReviewUnstored(subject))
  const act = (action: WritingAction) => {
    onChange()
    clearSubmitErrors()
    change(action)
  }
  return (
    <form ref={stopUpload} className="form" noValidate onSubmit={submit}>
      <ReviewFields
        draft={draft}
        places={places}
        postalAddress={postalAddress}
        fieldErrors={fieldErrors}
        act={act}
        photoField={
          <PhotoField
            photo={photo}
            onChoose={(chosen) => act({ kind: 'choose-photo', photo: chosen })}
            sent={sent}
            onCancelUpload={cancelUpload}
          />
        }
      />
      <SubmitArea
        isPending={isPending}
        failure={failure}
        labels={{ submit: messages.submit, busy: messages.uploading }}
      />
    </form>
  )
}

function createDraft({ lat, lng }: Position, places: readonly PlaceIndexEntry[], about: string | null): ReviewDraft {
  const empty = emptyReview({ lat, lng })
  const place = about === null ? undefined : places.find(({ slug }) => slug === about)
  return place ? changeReview(empty, { kind: 'name-place', name: place.name, places }) : empty
}
