import type { Attraction } from '#contract/place/places.ts'
import { places } from '#messages/places.ts'
import { useFormats } from '../../city/use-formats.ts'

type PriceLevelProps = { place: Pick<Attraction, 'priceEnd' | 'priceLevel' | 'traits'> }

/**
 * Free places are marked elsewhere on the card. A tariff that ends is said in words there: beside "today's price is not
 * known", a level would say something else.
 */
export function PriceLevel({ place: { priceEnd, priceLevel: level, traits } }: PriceLevelProps) {
  const { currencySign } = useFormats()
  if (priceEnd) return null
  if (level === null) {
    return traits.free === undefined && !traits.priced ? (
      <span className="price-level">{places.priceUnknown}</span>
    ) : null
  }
  const text = places.priceLevels[level]
  if (level === 0 || text === undefined) return null
  return (
    <span className="price-level">
      <span aria-hidden="true">{currencySign.repeat(level)}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  )
}
