import { actions } from '#messages/ui.ts'
import { useImperativeHandle, type Ref } from 'react'
import { fill } from '#contract/messages/format.ts'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import type { Review } from '#contract/review/reviews.ts'
import { reviewEdit as messages } from '#messages/reviews.ts'
import { useDraftState } from '../session/draft-state.ts'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/notify.ts'
import type { EditSubject, PendingEdit } from './restored-review.ts'
import type { ShownReviews } from './mutations.ts'
import { createEditState, isEdited } from './review-edit.ts'
import { useSaveEdit } from './use-save-edit.ts'
import { WritingForm } from './writing-form.tsx'
import { shownPlaceName } from './shown-place-name.ts'

/** True if the form differs from the posted review. */
export type HasChanges = () => boolean

type EditFormProps = {
  subject: EditSubject
  review: Review
  /** The saved draft. */
  stored: PendingEdit | null
  shown: ShownReviews
  places: readonly PlaceIndexEntry[]
  hasChanges: Ref<HasChanges>
  onCancel: () => void
  onSaved: () => void
}

export function EditForm({ subject, review, stored, shown, places, hasChanges, onCancel, onSaved }: EditFormProps) {
  const [edit, act] = useDraftState(() => createEditState(subject, review, stored))
  useImperativeHandle(hasChanges, () => () => isEdited(edit, review))
  const { save, isStale } = useSaveEdit(review, edit.version, shown)
  const onSent = () => {
    notify('success', fill(messages.saved, { place: shownPlaceName(review) }))
    onSaved()
  }
  return (
    <WritingForm
      subject={subject}
      written={edit}
      places={places}
      sending={{ send: save, failures: messages, onSent }}
      labels={{ submit: messages.submit, busy: messages.saving }}
      act={act}
      note={<p role="status">{isStale && messages.stale}</p>}
    >
      <Button look="quiet" onClick={onCancel}>
        {actions.cancel}
      </Button>
    </WritingForm>
  )
}
