import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reviewForm as messages, reviews } from '#messages/reviews.ts'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import { useCity } from '../city/use-city.ts'
import { useDraftState } from '../session/draft-state.ts'
import type { Position } from '../map/position.ts'
import type { RestoredReview, NewReviewSubject } from './restored-review.ts'
import { postReview } from './mutations.ts'
import { changeReview, emptyReview, isKnownPlace, type ReviewDraft } from './review-draft.ts'
import { createReviewState, type WritingAction } from './review-state.ts'
import { WritingForm } from './writing-form.tsx'

type ReviewFormProps = {
  subject: NewReviewSubject
  places: readonly PlaceIndexEntry[]
  /** Slug of the first place. */
  about: string | null
  /** The saved draft. */
  stored: RestoredReview | null
  onChange: () => void
  onPosted: () => void
  onStored: () => void
}

export function ReviewForm({ subject, places, about, stored, onChange, onPosted, onStored }: ReviewFormProps) {
  const { start } = useCity().map
  const [written, change] = useDraftState(() =>
    createReviewState(subject, stored, () => createDraft(start, places, about)),
  )
  // Once, so that no field folds while somebody types in it.
  const [isKnown] = useState(() => about !== null && isKnownPlace(written.draft, places))
  const queryClient = useQueryClient()
  const act = (action: WritingAction) => {
    onChange()
    change(action)
  }
  return (
    <WritingForm
      subject={subject}
      isKnown={isKnown}
      written={written}
      places={places}
      sending={{
        send: (input) => postReview(queryClient, input, written.idempotencyKey),
        failures: { failed: reviews.submitFailed, failedRetry: reviews.submitFailedRetry },
        onSent: onPosted,
        queue: async (input, files) => {
          const { queueAction } = await import('../session/queue-action.ts')
          await queueAction(subject.userId, { kind: 'review', input, idempotencyKey: written.idempotencyKey }, files)
        },
        onStored,
      }}
      labels={{ submit: messages.submit, busy: messages.uploading }}
      act={act}
    />
  )
}

function createDraft({ lat, lng }: Position, places: readonly PlaceIndexEntry[], about: string | null): ReviewDraft {
  const empty = emptyReview({ lat, lng })
  const place = about === null ? undefined : places.find(({ slug }) => slug === about)
  return place ? changeReview(empty, { kind: 'name-place', name: place.name, places }) : empty
}
