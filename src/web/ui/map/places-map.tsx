import type { ReactNode } from 'react'
import { map as messages } from '#messages/map.ts'
import { useCity } from '../../city/use-city.ts'
import { MapFrame } from './map-frame.tsx'
import { pinsOf, type MapPlace } from './map-pin.ts'

type PlacesMapProps = {
  /** The same array as long as the places stay the same. */
  places: readonly MapPlace[]
  /** Slug of the place that the page is about. The map begins there. Without it, all places are in view. */
  main?: string
  /** Slug of the place whose card is open. */
  selected: string | null
  onSelect: (slug: string | null) => void
  /** More about a place for its card, for example whether it is open. */
  detailOf?: (slug: string) => ReactNode
}

/**
 * Places as pins with cards. Places without any known position are not on the map. The page shows the places as a list
 * too, because that is how screen readers read them best.
 */
export function PlacesMap({ places, main, selected, onSelect, detailOf }: PlacesMapProps) {
  const city = useCity()
  return (
    <MapFrame
      kind="explore"
      label={messages.label}
      city={city}
      pins={pinsOf(places)}
      main={main ?? null}
      selected={selected}
      onSelect={onSelect}
      detailOf={detailOf}
    />
  )
}
