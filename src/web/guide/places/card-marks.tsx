import { places } from '#messages/places.ts'
import type { Attraction } from '#contract/place/places.ts'
import { PlaceRating } from './place-rating.tsx'
import { PriceMarks } from './price-marks.tsx'

type CardMarksProps = {
  place: Pick<Attraction, 'priceEnd' | 'priceLevel' | 'rating' | 'ratingCount' | 'traits' | 'verified'>
}

/** Facts that help to choose among places, where they are known, and that a price is not. */
export function CardMarks({ place }: CardMarksProps) {
  const { rating, ratingCount, traits, verified } = place
  const served = traits.diet?.vegetarian
  return (
    <p className="place-card-marks">
      {ratingCount > 0 && <PlaceRating rating={rating} count={ratingCount} />}
      <PriceMarks place={place} />
      {served === 'only' && <span>{places.vegetarianOnly}</span>}
      {served === 'yes' && <span>{places.vegetarian}</span>}
      {!verified && <span className="mark-unverified">{places.notVerified}</span>}
    </p>
  )
}
