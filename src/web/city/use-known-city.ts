import { useQueryClient } from '@tanstack/react-query'
import type { City } from '#contract/places.ts'
import { city } from './queries.ts'

/**
 * The city without a subscription, for parts of which a page has many. The city does not change while a page is open.
 */
export function useKnownCity(): City {
  const known = useQueryClient().getQueryData(city().queryKey)
  if (!known) throw new Error('The city is not loaded')
  return known.city
}
