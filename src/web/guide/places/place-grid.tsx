import type { Attraction, SearchResult } from '#contract/place/places.ts'
import { EstimateNote } from './estimate-note.tsx'
import { layOutInPieces } from './lay-out-in-pieces.ts'
import { OpenLines } from './open-line.tsx'
import { PlaceCard } from './place-card.tsx'

type PlaceGridProps = {
  places: readonly (Attraction | SearchResult)[]
  /** True for the grid with the first picture of the page, which loads at once and stays large among rows. */
  isFirst?: boolean
  /** Distance from the visitor, in a list by distance. Undefined where it is not known exactly. */
  getDistance?: ((place: Attraction | SearchResult) => string | undefined) | undefined
}

/** Section 9: one, two or three columns, depending on the width of the screen. */
export function PlaceGrid({ places, isFirst = false, getDistance }: PlaceGridProps) {
  return (
    <OpenLines>
      <ul ref={layOutInPieces} className={isFirst ? 'place-grid place-grid-first' : 'place-grid'}>
        {places.map((place, index) => (
          <li key={place.slug}>
            <PlaceCard place={place} isFirst={isFirst && index === 0} distance={getDistance?.(place)} />
          </li>
        ))}
      </ul>
      <EstimateNote places={places} hasDistances={getDistance !== undefined} />
    </OpenLines>
  )
}

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
