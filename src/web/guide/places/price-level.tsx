import { places } from '#messages/places.ts'
import { useFormats } from '../../city/use-formats.ts'

export function PriceLevel({ level }: { level: number }) {
  const { currencySign } = useFormats()
  const text = places.priceLevels[level]
  if (level === 0 || text === undefined) return null
  return (
    <span className="price-level">
      <span aria-hidden="true">{currencySign.repeat(level)}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  )
}
