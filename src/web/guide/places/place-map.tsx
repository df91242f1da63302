import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlaceDetail } from '#contract/place/places.ts'
import { placeIndex } from '../../city/queries.ts'
import { AddToTripButton } from '../../selection/add-to-trip-button.tsx'
import { PlacesMap } from '../../map/places-map.tsx'

/** The place as the pin among its neighbours, who come later. */
export function PlaceMap({ place }: { place: PlaceDetail }) {
  const [selected, setSelected] = useState<string | null>(null)
  const [alone] = useState(() => [place])
  const places = useQuery(placeIndex()).data?.places ?? alone
  const getDetail = (slug: string) => {
    const known = places.find((each) => each.slug === slug)
    // The page itself has the button of its own place.
    return known && slug !== place.slug && <AddToTripButton place={known} />
  }
  return (
    <PlacesMap places={places} main={place.slug} selected={selected} onSelect={setSelected} getDetail={getDetail} />
  )
}
