import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode, type Ref } from 'react'
import { fill } from '#contract/messages/format.ts'
import type { Review } from '#contract/reviews.ts'
import { reviewEdit } from '#messages/review-edit.ts'
import { reviewForm } from '#messages/review-form.ts'
import { placeIndex } from '../city/queries.ts'
import { takeFocus } from '../ui/take-focus.ts'
import { EditForm, type MayLose } from './edit-form.tsx'
import type { ShownReviews } from './mutations.ts'

type EditReviewProps = { review: Review; shown: ShownReviews; onClose: () => void; mayLose: Ref<MayLose> }

/** The form of a posted review. It stands above the list, so that a change of the list does not remove it. */
export function EditReview(props: EditReviewProps): ReactNode {
  const { data, isPending } = useQuery(placeIndex())
  const titleId = useId()
  return (
    <section className="post-review edit-review" aria-labelledby={titleId}>
      <h2 id={titleId} ref={takeFocus} tabIndex={-1}>
        {fill(reviewEdit.title, { place: props.review.placeName })}
      </h2>
      {/* Names typed before the places are loaded would not match a place. */}
      {isPending ? (
        <div className="skeleton-card" role="status" aria-label={reviewForm.loading} />
      ) : (
        <EditForm {...props} places={data?.places ?? []} />
      )}
    </section>
  )
}
