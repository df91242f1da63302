import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '#contract/auth.ts'
import { drafts } from '#messages/drafts.ts'
import { reviewForm } from '#messages/review-form.ts'
import { reviews } from '#messages/reviews.ts'
import { placeIndex } from '../city/queries.ts'
import { DraftNote } from '../ui/draft-note.tsx'
import { notify } from '../ui/notify.ts'
import { forgetReview, keptReview } from './kept-review.ts'
import { ReviewForm } from './review-form.tsx'
import { sectionTitles } from './use-chosen-section.ts'

/** Milliseconds between the two ways in which success is told (section 8). */
const TOAST_DELAY = 1_000

/** The form, and word of what was sent with it before. @param place slug of the place that the first one is about */
export function PostReview({ user, place }: { user: User; place: string | null }) {
  const { data, isPending } = useQuery(placeIndex())
  const { data: found } = useQuery(keptReview(user.id))
  // A new number is a new form: the reset that follows a submitted review, or one that was given up.
  const [begun, setBegun] = useState({ number: 0, about: place })
  const [isTold, setIsTold] = useState(false)
  const outcome = useRef<HTMLParagraphElement>(null)
  const kept = begun.number === 0 ? found : null
  const begin = (about: string | null, isPosted: boolean) => {
    forgetReview(user.id)
    flushSync(() => {
      setBegun(({ number }) => ({ number: number + 1, about }))
      setIsTold(isPosted)
    })
    // The form that had the focus is gone.
    outcome.current?.focus()
  }
  const celebrate = () => {
    begin(null, true)
    setTimeout(() => notify('success', reviews.submitted), TOAST_DELAY)
  }
  const startOver = () => {
    if (confirm(drafts.startOverQuestion)) begin(place, false)
  }
  return (
    <section className="post-review" aria-labelledby={sectionTitles.post}>
      <h2 id={sectionTitles.post} tabIndex={-1}>
        {reviewForm.title}
      </h2>
      <p className="review-sent" role="status" ref={outcome} tabIndex={-1}>
        {isTold && reviews.submittedInline}
      </p>
      <div role="status">
        {kept && <DraftNote text={drafts.restored} action={drafts.startOver} onAct={startOver} />}
      </div>
      {/* A name that was typed before the places are known would not find its place. */}
      {isPending || kept === undefined ? (
        <div className="skeleton-card" role="status" aria-label={reviewForm.loading} />
      ) : (
        <ReviewForm
          key={begun.number}
          user={user}
          places={data?.places ?? []}
          about={begun.about}
          kept={kept}
          onChange={() => setIsTold(false)}
          onPosted={celebrate}
        />
      )}
    </section>
  )
}
