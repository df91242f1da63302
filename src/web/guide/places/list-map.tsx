import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { mapServices } from '#messages/map-services.ts'
import { map } from '#messages/map.ts'
import type { Attraction, SearchResult } from '#contract/place/places.ts'
import { placeIndex } from '../../city/queries.ts'
import { AddToTripButton } from '../../selection/add-to-trip-button.tsx'
import { MapFrame } from '../../map/map-frame.tsx'
import { PlacesMap } from '../../map/places-map.tsx'
import { classOfButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { MapPlaces } from './map-places.tsx'
import { MapServices } from './map-services.tsx'
import { OpenLine, OpenLines } from './open-line.tsx'
import { useServicesOnMap } from './use-services-on-map.ts'

/** The places of a list as pins, with the same places in words beside them. The chosen place shows in both. */
export function ListMap({ places }: { places: readonly (Attraction | SearchResult)[] }) {
  const index = useQuery(placeIndex()).data?.places
  const [selected, setSelected] = useState<string | null>(null)
  const layer = useServicesOnMap()
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
        {pins && (
          <PlacesMap
            places={pins}
            selected={selected}
            onSelect={setSelected}
            detailOf={detailOf}
            services={layer.pins}
          />
        )}
      </MapFrame>
      <MapPlaces places={places} selected={selected} onSelect={setSelected} />
      {layer.isOffered && (
        <div className="list-map-layer">
          <Link to={layer.address} className={classOfButton('quiet')} preventScrollReset>
            {layer.isOn ? mapServices.hide : mapServices.show}
          </Link>
          {layer.isOn && layer.isError && <p role="alert">{mapServices.failed}</p>}
          {layer.services && <MapServices services={layer.services} />}
        </div>
      )}
    </div>
  )
}
