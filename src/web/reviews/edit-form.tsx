import { useCallback, useImperativeHandle, useReducer, type Ref } from 'react'
import { fill } from '#contract/messages/format.ts'
import { smallMediaUrl } from '#contract/media.ts'
import type { PlaceIndexEntry } from '#contract/places.ts'
import type { Review } from '#contract/reviews.ts'
import { reviewEdit as messages } from '#messages/review-edit.ts'
import { Button } from '../ui/button.tsx'
import { useReverseGeocode } from '../ui/map/use-reverse-geocode.ts'
import { notify } from '../ui/notify.ts'
import { Picture } from '../ui/picture.tsx'
import { useLeaveQuestion } from '../ui/use-leave-question.ts'
import type { ShownReviews } from './mutations.ts'
import { PhotoField } from './photo-field.tsx'
import { beginEdit, changeEdit, isEdited } from './review-edit.ts'
import { ReviewFields } from './review-fields.tsx'
import type { WritingAction } from './review-state.ts'
import { SubmitArea } from './submit-area.tsx'
import { useSaveEdit } from './use-save-edit.ts'
import { useSubmitReview } from './use-submit-review.ts'

/** Asks whether the changes may be discarded, if there are any. */
export type MayLose = () => boolean

type EditFormProps = {
  review: Review
  shown: ShownReviews
  places: readonly PlaceIndexEntry[]
  onClose: () => void
  mayLose: Ref<MayLose>
}

export function EditForm({ review, shown, places, onClose, mayLose }: EditFormProps) {
  const [edit, change] = useReducer(changeEdit, review, beginEdit)
  const { draft, photo, imageUrl } = edit
  const postalAddress = useReverseGeocode(draft.position, draft.isPlaced)
  const { save, isStale } = useSaveEdit(review, shown)
  const onSent = () => {
    notify('success', fill(messages.saved, { place: review.placeName }))
    onClose()
  }
  const { fieldErrors, isPending, sent, failure, submit, clearSubmitErrors, stopUpload, cancelUpload } =
    useSubmitReview({ draft, photo, imageUrl, postalAddress, send: save, failures: messages, onSent })
  const isLost = isPending || isEdited(edit, review)
  useLeaveQuestion(useCallback(() => isLost, [isLost]))
  const act = (action: WritingAction) => {
    clearSubmitErrors()
    change(action)
  }
  const mayDiscard = () => !isLost || confirm(messages.discardQuestion)
  useImperativeHandle(mayLose, () => mayDiscard)
  const cancel = () => {
    if (mayDiscard()) onClose()
  }
  const present = imageUrl === '' ? undefined : <Picture src={smallMediaUrl(imageUrl)} alt={messages.currentPhoto} />
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
            present={present}
          />
        }
      />
      <p role="status">{isStale && messages.stale}</p>
      <SubmitArea isPending={isPending} failure={failure} labels={{ submit: messages.submit, busy: messages.saving }}>
        <Button look="quiet" onClick={cancel}>
          {messages.cancel}
        </Button>
      </SubmitArea>
    </form>
  )
}
