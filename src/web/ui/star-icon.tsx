import { STAR, STAR_SIZE } from './rating.tsx'

export function StarIcon() {
  return (
    <svg className="star" viewBox={`0 0 ${STAR_SIZE} ${STAR_SIZE}`} aria-hidden="true">
      <path d={`M12 2.5${STAR}`} />
    </svg>
  )
}
