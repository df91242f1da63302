import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { User } from '#contract/auth.ts'
import { reviewForm, reviews } from '#contract/messages/en.ts'
import { placeIndex } from '../places/queries.ts'
import { tell } from '../ui/tell.ts'
import { ReviewForm } from './review-form.tsx'
import { sectionTitles } from './use-chosen-section.ts'

/** Milliseconds between the two ways in which success is told (section 8). */
const TOAST_DELAY = 1_000

/** The form, and word of what was sent with it before. @param place slug of the place that the first one is about */
export function PostReview({ user, place }: { user: User; place: string | null }) {
  const { data, isPending } = useQuery(placeIndex())
  const [sent, setSent] = useState(0)
  const [isTold, setIsTold] = useState(false)
  const outcome = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone.
  useEffect(() => {
    if (sent > 0) outcome.current?.focus()
  }, [sent])
  const celebrate = () => {
    setSent((count) => count + 1)
    setIsTold(true)
    setTimeout(() => tell('success', reviews.submitted), TOAST_DELAY)
  }
  return (
    <section className="post-review" aria-labelledby={sectionTitles.post}>
      <h2 id={sectionTitles.post} tabIndex={-1}>
        {reviewForm.title}
      </h2>
      <p className="review-sent" role="status" ref={outcome} tabIndex={-1}>
        {isTold && reviews.submittedInline}
      </p>
      {/* A name that was typed before the places are known would not find its place. */}
      {isPending ? (
        <div className="skeleton-card" role="status" aria-label={reviewForm.loading} />
      ) : (
        // A new key is the reset that follows a submitted review.
        <ReviewForm
          key={sent}
          user={user}
          places={data?.places ?? []}
          about={sent === 0 ? place : null}
          onChange={() => setIsTold(false)}
          onPosted={celebrate}
        />
      )}
    </section>
  )
}
