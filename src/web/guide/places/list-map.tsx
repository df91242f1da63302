import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { map } from '#messages/map.ts'
import type { Attraction, SearchResult } from '#contract/place/places.ts'
import { placeIndex } from '../../city/queries.ts'
import { AddToTripButton } from '../../selection/add-to-trip-button.tsx'
import { MapFrame } from '../../map/map-frame.tsx'
import { PlacesMap } from '../../map/places-map.tsx'
import { MapPlaces } from './map-places.tsx'
import { OpenLine, OpenLines } from './open-line.tsx'

/** The places of a list as pins, with the same places in words beside them. The chosen place shows in both. */
export function ListMap({ places }: { places: readonly (Attraction | SearchResult)[] }) {
  const index = useQuery(placeIndex()).data?.places
  const [selected, setSelected] = useState<string | null>(null)
  const shown = places.map(({ slug }) => slug).join()
  // The map draws its pins anew for each new array.
  const pins = useMemo(() => {
    const slugs = new Set(shown.split(','))
    return index?.filter(({ slug }) => slugs.has(slug))
  }, [index, shown])
  const detailOf = (slug: string) => {
    const place = places.find((known) => known.slug === slug)
    return (
      place && (
        <OpenLines>
          <OpenLine place={place} />
          <AddToTripButton place={place} />
        </OpenLines>
      )
    )
  }
  return (
    <div className="list-map">
      <MapFrame label={map.label}>
        {pins && <PlacesMap places={pins} selected={selected} onSelect={setSelected} detailOf={detailOf} />}
      </MapFrame>
      <MapPlaces places={places} selected={selected} onSelect={setSelected} />
    </div>
  )
}
