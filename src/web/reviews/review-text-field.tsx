import { reviewForm } from '#messages/review-form.ts'
import { plural } from '#contract/messages/format.ts'
import { REVIEW_LIMITS } from '#contract/new-review.ts'
import { TextArea } from '../ui/text-area.tsx'

/** Characters before the limit at which the counting begins. */
const NEAR = 500

type ReviewTextFieldProps = { text: string; error: string | undefined; onText: (text: string) => void }

/** Pasted text is not cut: what is too much is counted, and left to its author. */
export function ReviewTextField({ text, error, onText }: ReviewTextFieldProps) {
  const left = REVIEW_LIMITS.reviewText - text.trim().length
  return (
    <TextArea
      label={reviewForm.reviewText}
      name="reviewText"
      rows={5}
      value={text}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
      required
      hint={left > NEAR ? undefined : countOf(left)}
      error={error}
    />
  )
}

function countOf(left: number): string {
  return left < 0 ? plural(reviewForm.charactersOver, -left) : plural(reviewForm.charactersLeft, left)
}
