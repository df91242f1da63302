import { actions } from '#messages/ui.ts'
import type { User } from '#contract/account/auth.ts'
import { fill } from '#contract/messages/format.ts'
import type { Review } from '#contract/review/reviews.ts'
import { reviewPage as messages } from '#messages/reviews.ts'
import { OwnVisit } from './own-visit.tsx'
import { shownPlaceName } from './shown-place-name.ts'

type OwnReviewActionsProps = {
  user: User
  review: Review
  onEdit: (review: Review, opener: HTMLElement) => void
  onDelete: (review: Review) => void
}

export function OwnReviewActions({ user, review, onEdit, onDelete }: OwnReviewActionsProps) {
  const place = shownPlaceName(review)
  return (
    <>
      <OwnVisit review={review} user={user} />
      <button
        type="button"
        className="text-button"
        aria-label={fill(messages.editOf, { place })}
        onClick={({ currentTarget }) => onEdit(review, currentTarget)}
      >
        {actions.edit}
      </button>
      <button
        type="button"
        className="text-button"
        aria-label={fill(messages.deleteOf, { place })}
        onClick={() => onDelete(review)}
      >
        {actions.delete}
      </button>
    </>
  )
}
