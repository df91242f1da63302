import type { Attraction } from '#contract/place/places.ts'
import { places } from '#messages/places.ts'
import { useFormats } from '../../city/use-formats.ts'

type PriceLevelProps = { place: Pick<Attraction, 'priceEnd' | 'priceLevel'> }

/**
 * Free places, and those whose price is not known, are marked elsewhere on the card. A tariff that ends is described in
 * words there: beside "today's price is not known", a level would be a contradiction.
 */
export function PriceLevel({ place: { priceEnd, priceLevel: level } }: PriceLevelProps) {
  const { currencySign } = useFormats()
  if (priceEnd) return null
  const text = level === null ? undefined : places.priceLevels[level]
  if (level === null || level === 0 || text === undefined) return null
  return (
    <span className="price-level">
      <span aria-hidden="true">{currencySign.repeat(level)}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  )
}
