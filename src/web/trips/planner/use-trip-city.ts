import { useMemo } from 'react'
import type { City } from '#contract/place/places.ts'
import { useCity } from '../../city/use-city.ts'
import { usePlanner } from './planner-context.ts'

/** The neighbourhoods around the middle of the city are in view. */
const START_ZOOM = 13

/** The city, for a map on which a traveller sets a pin that is not set yet: it starts in the middle of the guide. */
export function useTripCity(): City {
  const city = useCity()
  const { center } = usePlanner().guide
  return useMemo(() => ({ ...city, map: { ...city.map, start: { ...center, zoom: START_ZOOM } } }), [city, center])
}
