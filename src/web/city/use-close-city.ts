import { useMemo } from 'react'
import type { City } from '#contract/place/places.ts'
import { useCity } from './use-city.ts'

/** The whole city is in view, and an arrow key moves a marker by some hundred metres. */
const CITY_ZOOM = 12

/** The city, for a map on which somebody looks for a place in it. A marker that is not set yet starts close to it. */
export function useCloseCity(): City {
  const city = useCity()
  return useMemo(() => {
    const { start } = city.map
    return { ...city, map: { ...city.map, start: { ...start, zoom: Math.max(start.zoom, CITY_ZOOM) } } }
  }, [city])
}
