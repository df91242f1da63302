import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { User } from '#contract/account/auth.ts'
import { fill } from '#contract/messages/format.ts'
import type { Review } from '#contract/review/reviews.ts'
import { drafts } from '#messages/ui.ts'
import { reviewEdit, reviewForm } from '#messages/reviews.ts'
import { placeIndex } from '../city/queries.ts'
import { useOpening } from '../session/draft-state.ts'
import { DraftNote } from '../ui/draft-note.tsx'
import { takeFocus } from '../ui/take-focus.ts'
import { EditForm, type HasChanges } from './edit-form.tsx'
import { forgetReview, pendingEdit, type EditSubject } from './restored-review.ts'
import type { ShownReviews } from './mutations.ts'
import { shownPlaceName } from './shown-place-name.ts'

type EditReviewProps = { user: User; review: Review; shown: ShownReviews; onClose: () => void }

/**
 * The form of a posted review. It stands above the list, so that a change of the list does not remove it. Unsaved
 * changes stay on the device as a draft. Escape and Cancel discard them, and ask before.
 */
export function EditReview({ user, review, shown, onClose }: EditReviewProps) {
  const subject: EditSubject = { userId: user.id, edited: review._id }
  const { data, isPending } = useQuery(placeIndex())
  const { data: stored } = useQuery(pendingEdit(subject, useOpening()))
  const [isDiscarded, setIsDiscarded] = useState(false)
  const hasChanges = useRef<HasChanges>(null)
  const titleId = useId()
  const discard = (afterwards: () => void) => {
    if (hasChanges.current?.() && !confirm(reviewEdit.discardQuestion)) return
    forgetReview(subject)
    afterwards()
  }
  const section = useRef<HTMLElement>(null)
  const closeOnEscape = useEffectEvent(({ key, isComposing }: KeyboardEvent) => {
    if (key === 'Escape' && !isComposing) discard(onClose)
  })
  useEffect(() => {
    const listening = new AbortController()
    section.current?.addEventListener('keydown', (event) => closeOnEscape(event), { signal: listening.signal })
    return () => listening.abort()
  }, [])
  const found = isDiscarded ? null : stored
  // Names typed before the places are loaded would not match a place.
  const isReady = !isPending && found !== undefined
  return (
    <section ref={section} className="post-review edit-review" aria-labelledby={titleId}>
      {/* The focus comes with the fields, so that Tab leads into them. The key gives it to the heading again when the
          note with its button goes away. */}
      <h2 key={`heading ${isDiscarded}`} id={titleId} ref={isReady ? takeFocus : undefined} tabIndex={-1}>
        {fill(reviewEdit.title, { place: shownPlaceName(review) })}
      </h2>
      <div role="status">
        {found && (
          <DraftNote text={drafts.kept} action={drafts.discard} onAct={() => discard(() => setIsDiscarded(true))} />
        )}
      </div>
      {!isReady && <div className="skeleton-card" role="status" aria-label={reviewForm.loading} />}
      {isReady && (
        <EditForm
          key={`form ${isDiscarded}`}
          subject={subject}
          review={review}
          stored={found}
          shown={shown}
          places={data?.places ?? []}
          hasChanges={hasChanges}
          onCancel={() => discard(onClose)}
          onSaved={() => {
            forgetReview(subject)
            onClose()
          }}
        />
      )}
    </section>
  )
}
