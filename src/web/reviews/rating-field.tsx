import { useId } from 'react'
import { useFormats } from '../city/use-formats.ts'
import { reviewForm } from '#messages/reviews.ts'
import { RATING_MAX } from '#contract/review/ratings.ts'
import { StarIcon } from '../ui/star-icon.tsx'

const ratings = Array.from({ length: RATING_MAX }, (_, index) => index + 1)

type RatingFieldProps = {
  rating: number
  /** True if nobody has chosen the rating yet. */
  isPreset: boolean
  onRate: (rating: number) => void
}

/** Radio buttons, so that the arrow keys work as usual. */
export function RatingField({ rating, isPreset, onRate }: RatingFieldProps) {
  const formats = useFormats()
  const presetId = useId()
  return (
    <fieldset className="rating-field" aria-describedby={isPreset ? presetId : undefined}>
      <legend>{reviewForm.rating}</legend>
      <div>
        {ratings.map((stars) => (
          <label key={stars} className={stars <= rating ? 'rating-given' : undefined}>
            <input
              className="covering-radio"
              type="radio"
              name="rating"
              value={stars}
              checked={stars === rating}
              onChange={() => onRate(stars)}
              // The preset star can be chosen as well.
              onClick={() => onRate(stars)}
              aria-label={formats.plural(reviewForm.stars, stars)}
            />
            <StarIcon />
          </label>
        ))}
        <p aria-hidden="true">{formats.plural(reviewForm.stars, rating)}</p>
      </div>
      {isPreset && (
        <p id={presetId} className="form-note">
          {reviewForm.presetRating}
        </p>
      )}
    </fieldset>
  )
}
