import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { map as mapMessages } from '#messages/map.ts'
import { places } from '#messages/places.ts'
import type { PlaceDetail } from '#contract/places.ts'
import { isSamePosition, pointsOf, type MapPoint, type Position } from '../ui/map/position.ts'
import { placeIndex } from '../city/queries.ts'
import { useCity } from '../city/use-city.ts'

/** The code for maps is large. It loads when the visitor opens the map. */
const MapFrame = lazy(async () => ({ default: (await import('../ui/map/map-frame.tsx')).MapFrame }))

/** Shows the streets around a place and its neighbours. A place without at least a nearby position has no map. */
export function PlaceMap({ place: { geo, precision } }: { place: PlaceDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!geo || precision === 'locality' || precision === 'none') return null
  return (
    <details className="place-map" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{places.showMap}</summary>
      {isOpen && <StreetsAround geo={geo} />}
    </details>
  )
}

function StreetsAround({ geo }: { geo: Position }) {
  const city = useCity()
  const places = useQuery(placeIndex()).data?.places
  const points = useMemo(() => places && withPlaceFirst(geo, pointsOf(places)), [places, geo])
  return (
    <Suspense fallback={<p role="status">{mapMessages.loading}</p>}>
      {points && <MapFrame label={mapMessages.label} city={city} points={points} center={geo} />}
    </Suspense>
  )
}

/** The map shows the first of two overlapping names, so this place comes first. */
function withPlaceFirst(geo: Position, points: readonly MapPoint[]): readonly MapPoint[] {
  return points.toSorted((a, b) => Number(isSamePosition(b, geo)) - Number(isSamePosition(a, geo)))
}
