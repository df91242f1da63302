import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { map as mapMessages } from '#messages/map.ts'
import { places } from '#messages/places.ts'
import type { PlaceDetail } from '#contract/places.ts'
import { isSamePosition, pointsOf, type MapPoint, type Position } from '../ui/map/position.ts'
import { placeIndex } from '../city/queries.ts'
import { useCity } from '../city/use-city.ts'

/** A map is heavy: nothing of it is loaded before somebody wants to see it. */
const MapFrame = lazy(async () => ({ default: (await import('../ui/map/map-frame.tsx')).MapFrame }))

/** The streets around a place with its neighbours, where more than the neighbourhood is known of it. */
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
  const known = useQuery(placeIndex()).data?.places
  const points = useMemo(() => known && startingAt(geo, pointsOf(known)), [known, geo])
  return (
    <Suspense fallback={<p role="status">{mapMessages.loading}</p>}>
      {points && <MapFrame label={mapMessages.label} city={city} points={points} center={geo} />}
    </Suspense>
  )
}

/** Where names would lie on one another the first is shown. */
function startingAt(geo: Position, points: readonly MapPoint[]): readonly MapPoint[] {
  return points.toSorted((a, b) => Number(isSamePosition(b, geo)) - Number(isSamePosition(a, geo)))
}
