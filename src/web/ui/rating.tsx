import { places } from '#messages/places.ts'
import { fill } from '#contract/messages/format.ts'

const STAR_COUNT = 5
export const STAR_SIZE = 24

export const STAR = 'l2.9 6.1 6.7.9-4.9 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.9-4.6 6.7-.9z'
const FIVE_STARS = Array.from({ length: STAR_COUNT }, (_, star) => `M${star * STAR_SIZE + 12} 2.5${STAR}`).join('')

/** Shows stars to the nearest half and a number with one decimal (section 9). */
export function Rating({ value }: { value: number }) {
  const shown = value.toFixed(1)
  return (
    <span className="rating">
      <Stars value={value} />
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{fill(places.rating, { rating: shown })}</span>
    </span>
  )
}

/** Five stars are two paths, because long lists show many ratings. The inner `svg` clips the filled stars. */
function Stars({ value }: { value: number }) {
  const halves = Math.min(2 * STAR_COUNT, Math.max(0, Math.round(value * 2)))
  return (
    <svg className="stars" viewBox={`0 0 ${STAR_COUNT * STAR_SIZE} ${STAR_SIZE}`} aria-hidden="true">
      <path className="stars-none" d={FIVE_STARS} />
      <svg width={(halves * STAR_SIZE) / 2} height={STAR_SIZE}>
        <path d={FIVE_STARS} />
      </svg>
    </svg>
  )
}
