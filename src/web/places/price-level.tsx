import { places } from '#messages/places.ts'

/** 0 to 3 as rupee signs; free places carry none. */
export function PriceLevel({ level }: { level: number }) {
  const text = places.priceLevels[level]
  if (level === 0 || text === undefined) return null
  return (
    <span className="price-level">
      <span aria-hidden="true">{'₹'.repeat(level)}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  )
}
