import type { Attraction } from '#contract/place/places.ts'
import { places } from '#messages/places.ts'
import { useFormats } from '../../city/use-formats.ts'

type PriceLevelProps = { place: Pick<Attraction, 'priceLevel' | 'traits'> }

/** Free places are marked elsewhere on the card. A tariff stands on the page. */
export function PriceLevel({ place: { priceLevel: level, traits } }: PriceLevelProps) {
  const { currencySign } = useFormats()
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
