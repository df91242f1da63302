import { useState, type ReactNode } from 'react'
import { map as messages } from '#messages/map.ts'
import { useCity } from '../city/use-city.ts'
import { FirstMap } from './first-map.tsx'
import { FirstPins } from './first-pins.tsx'
import { viewOfPins, viewOfPlace } from './first-view.ts'
import type { MapStart } from './map-base.tsx'
import { MapStage } from './map-stage.tsx'
import { getPins, type MapPlace } from './map-pin.ts'
import type { ServicePin } from './service-pin.ts'
import { StillMap } from './still-map.tsx'
import type { WholeMap } from './whole-map.ts'

type PlacesMapProps = {
  /** The same array as long as the places stay the same. */
  places: readonly MapPlace[]
  /** Slug of the place that the page is about. The map begins there. Without it, all places are in view. */
  main?: string | null
  /** Slug of the place whose card is open. */
  selected: string | null
  onSelect: (slug: string | null) => void
  /** More about a place for its card, for example whether it is open. */
  getDetail?: (slug: string) => ReactNode
  /** Services besides places, as pins of their own. Undefined: they are not shown. */
  services?: readonly ServicePin[] | undefined
  /** The map is what its page is about. */
  whole?: WholeMap
}

/**
 * Places as pins with cards, inside of a `MapFrame`. Places without any known position are not on the map. The page
 * shows the places as a list too, because that is how screen readers read them best.
 */
export function PlacesMap({ places, main = null, selected, onSelect, getDetail, services, whole }: PlacesMapProps) {
  const city = useCity()
  const [movedTo, setMovedTo] = useState<MapStart | null>(null)
  const pins = getPins(places)
  const { base, tiles, center } = city.map
  const own = pins.find(({ slug }) => slug === main)
  const views = own ? [viewOfPlace(own)] : (['wide', 'compact'] as const).map((size) => viewOfPins(pins, center, size))
  const emphasis = { main, selected: null }
  return (
    <MapStage
      kind="explore"
      label={messages.label}
      city={city}
      pins={pins}
      main={main}
      movedTo={movedTo}
      selected={selected}
      onSelect={onSelect}
      getDetail={getDetail}
      services={services}
      whole={whole}
      first={
        tiles === null && base && !whole?.start
          ? {
              picture: <FirstMap base={base} views={views} />,
              // The map of one place stands beside other content. A map of places is what its page is about.
              pins: views.map((view) =>
                own ? (
                  <StillMap key={view.size} view={view} pins={pins} emphasis={emphasis} onMoved={setMovedTo} />
                ) : (
                  <FirstPins key={view.size} view={view} pins={pins} emphasis={emphasis} />
                ),
              ),
              isEnough: own !== undefined,
            }
          : null
      }
    />
  )
}
