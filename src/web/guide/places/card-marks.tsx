import { places } from '#messages/places.ts'
import type { Attraction } from '#contract/place/places.ts'
import { priceSentence } from '#contract/place/price-sentence.ts'
import { useAnnouncedMoment } from './open-line.tsx'
import { PlaceRating } from './place-rating.tsx'

type CardMarksProps = {
  place: Pick<Attraction, 'priceEnd' | 'priceLevel' | 'rating' | 'ratingCount' | 'traits' | 'verified'>
}

/** Facts that help to choose among places, where they are known, and that a price is not. */
export function CardMarks({ place: { priceEnd, priceLevel, rating, ratingCount, traits, verified } }: CardMarksProps) {
  const moment = useAnnouncedMoment()
  const served = traits.diet?.vegetarian
  const isPriceUnknown = !priceEnd && priceLevel === null && traits.free === undefined && !traits.priced
  return (
    <p className="place-card-marks">
      {ratingCount > 0 && <PlaceRating rating={rating} count={ratingCount} />}
      {priceEnd && (
        <span className="mark-price" data-now>
          {priceSentence(priceEnd, moment?.date ?? null)}
        </span>
      )}
      {traits.free === true && <span className="mark-price">{places.free}</span>}
      {served === 'only' && <span>{places.vegetarianOnly}</span>}
      {served === 'yes' && <span>{places.vegetarian}</span>}
      {isPriceUnknown && <span className="mark-unknown">{places.priceUnknown}</span>}
      {!verified && <span className="mark-unverified">{places.notVerified}</span>}
    </p>
  )
}
