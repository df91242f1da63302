import { useFormats } from '../city/use-formats.ts'
import { reviewForm } from '#messages/reviews.ts'
import { type Formats } from '#contract/messages/format.ts'
import { REVIEW_LIMITS } from '#contract/review/reviews.ts'
import { TextArea } from '../ui/text-area.tsx'

/** The hint counts characters from here on. */
const COUNT_WHEN_LEFT = 500

type ReviewTextFieldProps = { text: string; error: string | undefined; onText: (text: string) => void }

/** Does not cut pasted text. The hint counts the extra characters. */
export function ReviewTextField({ text, error, onText }: ReviewTextFieldProps) {
  const formats = useFormats()
  const left = REVIEW_LIMITS.reviewText - text.trim().length
  return (
    <TextArea
      label={reviewForm.reviewText}
      name="reviewText"
      rows={5}
      value={text}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
      required
      hint={left > COUNT_WHEN_LEFT ? undefined : countFor(left, formats)}
      error={error}
    />
  )
}

function countFor(left: number, formats: Formats): string {
  return left < 0 ? formats.plural(reviewForm.charactersOver, -left) : formats.plural(reviewForm.charactersLeft, left)
}
