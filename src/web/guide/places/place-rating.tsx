import { useFormats } from '../../city/use-formats.ts'
import { places } from '#messages/places.ts'
import { Rating } from '../../ui/rating.tsx'

/** The mean rating with one decimal, or the text that there are no reviews. */
export function PlaceRating({ rating, count }: { rating: number; count: number }) {
  const formats = useFormats()
  if (count === 0) return <span className="place-rating">{places.noReviews}</span>
  return (
    <span className="place-rating">
      <Rating value={rating} /> · {formats.plural(places.ratingCount, count)}
    </span>
  )
}
