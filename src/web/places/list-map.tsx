import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { map } from '#messages/map.ts'
import type { Attraction, SearchResult } from '#contract/places.ts'
import { placeIndex } from '../city/queries.ts'
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx'
import { OpenLine } from './open-line.tsx'

/** The code for maps is large. It loads when a list is looked at as a map. */
const Pins = lazyWithPreload(async () => (await import('../ui/map/places-map.tsx')).PlacesMap)

/** The places of a list as pins, above the list itself, which screen readers read. */
export function ListMap({ places }: { places: readonly (Attraction | SearchResult)[] }) {
  const index = useQuery(placeIndex()).data?.places
  const [selected, setSelected] = useState<string | null>(null)
  const shown = places.map(({ slug }) => slug).join()
  // The map draws its pins anew for each new array.
  const pins = useMemo(() => {
    const slugs = new Set(shown.split(','))
    return index?.filter(({ slug }) => slugs.has(slug))
  }, [index, shown])
  const waiting = <div className="map-frame" role="group" aria-label={map.label} />
  const detailOf = (slug: string) => {
    const place = places.find((known) => known.slug === slug)
    return place && <OpenLine openHours={place.openHours} />
  }
  if (!pins) return <div className="list-map">{waiting}</div>
  return (
    <div className="list-map">
      <Pins.Lazy placeholder={waiting} props={{ places: pins, selected, onSelect: setSelected, detailOf }} />
    </div>
  )
}
