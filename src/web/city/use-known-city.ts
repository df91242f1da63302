import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { City } from '#contract/place/places.ts'
import { city } from './queries.ts'

/**
 * The city without a subscription, for parts of which a page has many. The city does not change while a page is open.
 */
export function useKnownCity(): City {
  const queryClient = useQueryClient()
  const found = cities.get(queryClient)
  if (found) return found
  const known = queryClient.getQueryData(city().queryKey)
  if (!known) throw new Error('The city is not loaded')
  cities.set(queryClient, known.city)
  return known.city
}

/** The query client writes out the key of a query each time it is asked, and a plan asks hundreds of times. */
const cities = new WeakMap<QueryClient, City>()
