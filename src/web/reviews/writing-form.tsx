import { useCallback, type ReactNode } from 'react'
import { reviewForm } from '#messages/reviews.ts'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import { REVIEW_PHOTOS_MAX } from '#contract/review/review-photos.ts'
import { useLeaveQuestion } from '../ui/leave-questions.tsx'
import { useReverseGeocode } from '../map/use-reverse-geocode.ts'
import { useCloseQuestion } from '../ui/use-close-question.ts'
import type { FormPhoto } from './form-photos.ts'
import { isReviewUnstored, type ReviewSubject } from './restored-review.ts'
import { PhotoField } from './photo-field.tsx'
import type { ReviewDraft } from './review-draft.ts'
import { ReviewFields } from './review-fields.tsx'
import type { WritingAction } from './review-state.ts'
import { SubmitArea, type SubmitLabels } from './submit-area.tsx'
import { useSubmitReview, type Sending } from './use-submit-review.ts'

type WritingFormProps = {
  /** Key under which the draft is stored. */
  subject: ReviewSubject
  written: { draft: ReviewDraft; photos: readonly FormPhoto[] }
  places: readonly PlaceIndexEntry[]
  sending: Sending
  labels: SubmitLabels
  /** True if the form was opened for a place that the guide knows. */
  isKnown?: boolean
  act: (action: WritingAction) => void
  /** A sentence above the buttons. */
  note?: ReactNode
  /** Further buttons. */
  children?: ReactNode
}

/** The form of a review, new or posted, with its photos and its map. Leaving stops an upload, so it asks first. */
export function WritingForm({ subject, written, places, sending, labels, ...form }: WritingFormProps) {
  const { draft, photos } = written
  const postalAddress = useReverseGeocode(draft.position, draft.isPlaced)
  const { fieldErrors, isPending, sent, failure, submit, clearSubmitErrors, stopUpload, cancelUpload } =
    useSubmitReview({ ...written, postalAddress, ...sending })
  useLeaveQuestion(
    useCallback(() => isPending, [isPending]),
    reviewForm.leaveQuestion,
  )
  useCloseQuestion(() => isReviewUnstored(subject))
  const act = (action: WritingAction) => {
    clearSubmitErrors()
    form.act(action)
  }
  return (
    <form ref={stopUpload} className="form" noValidate onSubmit={submit}>
      <ReviewFields
        isKnown={form.isKnown === true}
        draft={draft}
        places={places}
        postalAddress={postalAddress}
        fieldErrors={fieldErrors}
        act={act}
        photoField={
          <PhotoField
            photos={photos}
            most={REVIEW_PHOTOS_MAX}
            onAdd={(files) => act({ kind: 'add-photos', files })}
            onRemove={(photo) => act({ kind: 'remove-photo', photo })}
            onMove={(photo, to) => act({ kind: 'move-photo', photo, to })}
            sent={sent}
            onCancelUpload={cancelUpload}
          />
        }
      />
      {form.note}
      <SubmitArea isPending={isPending} failure={failure} labels={labels}>
        {form.children}
      </SubmitArea>
    </form>
  )
}
