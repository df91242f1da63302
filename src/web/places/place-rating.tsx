import { useFormats } from '../city/use-formats.ts'
import { places } from '#messages/places.ts'
import { Rating } from '../ui/rating.tsx'

/** The mean of the reviews posted here, with one decimal, or the plain word that there are none. */
export function PlaceRating({ rating, count }: { rating: number; count: number }) {
  const formats = useFormats()
  if (count === 0) return <span className="place-rating">{places.noReviews}</span>
  return (
    <span className="place-rating">
      <Rating value={rating} /> · {formats.plural(places.ratingCount, count)}
    </span>
  )
}
