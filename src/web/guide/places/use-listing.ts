import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { RENDERED_MINUTE } from '#contract/page.ts'
import { readPlaceListing, type PlaceListing } from '#contract/place/place-filters.ts'
import { askedMoment } from '#planning/lists/match-places.ts'
import { getMoment, type CityMoment } from '#planning/hours/open-state.ts'
import { useCity } from '../../city/use-city.ts'
import { useCityMoment } from '../../city/use-city-moment.ts'

/** The filters, the sort and the view in the URL of the page. */
export function useListing(): PlaceListing {
  const [query] = useSearchParams()
  const { areas } = useCity()
  return useMemo(() => readPlaceListing(query, areas), [query, areas])
}

/**
 * The moment that the filters ask about: theirs, or the minute of looking, or, in HTML that depends on the clock, the
 * minute of its rendering. Null on a page that asks for no moment, until the browser has taken it over.
 */
export function useAskedMoment({ open }: PlaceListing['filters']): CityMoment | null {
  const now = useCityMoment()
  const rendered = useQueryClient().getQueryData<string>([RENDERED_MINUTE])
  const minute = now ?? (rendered === undefined ? null : getMoment(rendered))
  return askedMoment({ open }, minute)
}
