import { useQueryClient } from '@tanstack/react-query'
import { listReviews } from '#contract/review/reviews.endpoints.ts'
import { useApiMutation } from '../ui/use-api-mutation.ts'

type ReviewChoiceProps = {
  text: string
  /** Accessible name. It names the review, too. */
  label: string
  isChosen: boolean
  /** Saves the other choice. The lists of reviews are read again after it. */
  write: () => Promise<void>
  failure: string
}

/** A button beside a review that is on or off. */
export function ReviewChoice({ text, label, isChosen, write, failure }: ReviewChoiceProps) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useApiMutation({
    write: async () => {
      await write()
      await queryClient.invalidateQueries({ queryKey: [listReviews.method, listReviews.path] })
    },
    failure,
  })
  return (
    <button
      type="button"
      className="text-button review-choice"
      aria-label={label}
      aria-pressed={isChosen}
      aria-disabled={isPending}
      onClick={() => mutate()}
    >
      {text}
    </button>
  )
}
