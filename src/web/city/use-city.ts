import { useSuspenseQuery } from '@tanstack/react-query'
import type { City } from '#contract/places.ts'
import { city } from './queries.ts'

/** The city of this installation; the root route has loaded it before anything renders. */
export function useCity(): City {
  return useSuspenseQuery(city()).data.city
}
