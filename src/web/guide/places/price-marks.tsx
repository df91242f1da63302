import { places } from '#messages/places.ts'
import type { Attraction } from '#contract/place/places.ts'
import { priceSentence } from '#contract/place/price-sentence.ts'
import type { PlaceTraits } from '#contract/place/place-traits.ts'
import { useAnnouncedMoment } from './open-line.tsx'

type PriceMarksProps = {
  place: Pick<Attraction, 'priceEnd' | 'priceLevel'> & { traits: Pick<PlaceTraits, 'free' | 'priced'> }
}

/** The price of a place beside its level: a tariff that ends, a free entry, or that nobody knows. */
export function PriceMarks({ place: { priceEnd, priceLevel, traits } }: PriceMarksProps) {
  const moment = useAnnouncedMoment()
  const isUnknown = !priceEnd && priceLevel === null && traits.free === undefined && !traits.priced
  return (
    <>
      {priceEnd && (
        <span className="mark-price" data-now>
          {priceSentence(priceEnd, moment?.date ?? null)}
        </span>
      )}
      {traits.free === true && <span className="mark-price">{places.free}</span>}
      {isUnknown && <span className="mark-unknown">{places.priceUnknown}</span>}
    </>
  )
}
