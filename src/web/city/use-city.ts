import { useSuspenseQuery } from '@tanstack/react-query'
import type { City } from '#contract/place/places.ts'
import { city } from './queries.ts'

/** The root route has loaded the city before anything renders. */
export function useCity(): City {
  return useSuspenseQuery(city()).data.city
}
