import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '#contract/account/auth.ts'
import { drafts } from '#messages/ui.ts'
import { reviewForm, reviews } from '#messages/reviews.ts'
import { placeIndex } from '../city/queries.ts'
import { useOpening } from '../session/draft-state.ts'
import { WaitingNote } from '../session/waiting-note.tsx'
import { DraftNote } from '../ui/draft-note.tsx'
import { notify } from '../ui/notify.ts'
import { showToast } from '../ui/toast.ts'
import {
  bringReviewDraftBack,
  forgetReview,
  restoredReview,
  readStoredReview,
  type RestoredReview,
} from './restored-review.ts'
import { ReviewForm } from './review-form.tsx'
import { sectionTitles } from './use-chosen-section.ts'

/** Section 8: delay between the text on the page and the toast. */
const TOAST_DELAY_MS = 1_000

type CurrentForm = { number: number; about: string | null; stored: RestoredReview | null }

/**
 * The form, and the result of the last submit.
 * @param place slug of the place in the first form, or null
 */
export function PostReview({ user, place }: { user: User; place: string | null }) {
  const { data, isPending } = useQuery(placeIndex())
  const subject = { userId: user.id, place }
  const { data: found } = useQuery(restoredReview(subject, useOpening()))
  // A new number mounts a new form, after a submitted or discarded review.
  const [current, setCurrent] = useState<CurrentForm>({ number: 0, about: place, stored: null })
  const [isSuccessShown, setIsSuccessShown] = useState(false)
  const outcome = useRef<HTMLParagraphElement>(null)
  const stored = current.number === 0 ? found : current.stored
  const openForm = (next: Omit<CurrentForm, 'number'>, isPosted: boolean) => {
    flushSync(() => {
      setCurrent(({ number }) => ({ ...next, number: number + 1 }))
      setIsSuccessShown(isPosted)
    })
    // The focused form was removed.
    outcome.current?.focus()
  }
  const showSuccess = () => {
    forgetReview(subject)
    openForm({ about: null, stored: null }, true)
    setTimeout(() => notify('success', reviews.submitted), TOAST_DELAY_MS)
  }
  const showQueued = () => {
    forgetReview(subject)
    openForm({ about: null, stored: null }, false)
  }
  const discard = async () => {
    const discarded = await readStoredReview(subject)
    forgetReview(subject)
    openForm({ about: place, stored: null }, false)
    const bringBack = () => {
      if (!discarded) return
      bringReviewDraftBack(subject, discarded)
      openForm({ about: place, stored: discarded }, false)
    }
    showToast({ kind: 'success', text: drafts.discarded, place: 'top-center', onUndo: bringBack })
  }
  return (
    <section className="post-review" aria-labelledby={sectionTitles.post}>
      <h2 id={sectionTitles.post} tabIndex={-1}>
        {reviewForm.title}
      </h2>
      <p className="review-sent" role="status" ref={outcome} tabIndex={-1}>
        {isSuccessShown && reviews.submittedInline}
      </p>
      <WaitingNote isOfForm={({ kind }) => kind === 'review'} />
      <div role="status">
        {stored && <DraftNote text={drafts.kept} action={drafts.discard} onAct={() => void discard()} />}
      </div>
      {/* Names typed before the places are loaded would not match a place. */}
      {isPending || stored === undefined ? (
        <div className="skeleton-card" role="status" aria-label={reviewForm.loading} />
      ) : (
        <ReviewForm
          key={current.number}
          subject={subject}
          places={data?.places ?? []}
          about={current.about}
          stored={stored}
          onChange={() => setIsSuccessShown(false)}
          onPosted={showSuccess}
          onStored={showQueued}
        />
      )}
    </section>
  )
}
