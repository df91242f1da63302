import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { placePage } from '#messages/place-page.ts'
import type { PlaceDetail } from '#contract/places.ts'
import { placeIndex } from '../city/queries.ts'
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx'
import { useInView } from '../ui/use-in-view.ts'

/** The code for maps is large. It loads when the map comes into view. */
const Streets = lazyWithPreload(async () => (await import('../ui/map/places-map.tsx')).PlacesMap)

/** The place as the pin among its neighbours. A place without any known position has no map. */
export function PlaceMap({ place: { slug, geo, precision } }: { place: PlaceDetail }) {
  const { ref, isInView } = useInView()
  const [selected, setSelected] = useState<string | null>(null)
  const { data } = useQuery({ ...placeIndex(), enabled: isInView })
  if (!geo || precision === 'none') return null
  const waiting = <div className="map-frame" role="group" aria-label={placePage.map} />
  return (
    <div ref={ref} className="place-map">
      {data ? (
        <Streets.Lazy
          placeholder={waiting}
          props={{ places: data.places, main: slug, selected, onSelect: setSelected }}
        />
      ) : (
        waiting
      )}
    </div>
  )
}
