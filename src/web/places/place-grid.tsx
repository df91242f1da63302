import type { Attraction, SearchResult } from '#contract/places.ts'
import { PlaceCard } from './place-card.tsx'

type PlaceGridProps = {
  places: readonly (Attraction | SearchResult)[]
  /** Whether it holds the page's first picture, which should not wait. */
  isFirst?: boolean
}

/** One column on small screens, two on middling, three on large ones (section 9). */
export function PlaceGrid({ places, isFirst = false }: PlaceGridProps) {
  return (
    <ul className="place-grid">
      {places.map((place, index) => (
        <li key={place.slug}>
          <PlaceCard place={place} isFirst={isFirst && index === 0} />
        </li>
      ))}
    </ul>
  )
}

/** What stands in for the cards while they are on their way. */
export function PlaceGridSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div className="place-grid" aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map((card) => (
          <div key={card} className="place-card skeleton-card" />
        ))}
      </div>
    </div>
  )
}
