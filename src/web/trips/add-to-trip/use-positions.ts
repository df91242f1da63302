import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Trip } from '#contract/trip/trips.ts'
import type { DayPosition } from '#planning/plan/positions-by-day.ts'
import { cityNow } from '../../city/city-now.ts'
import { useCity } from '../../city/use-city.ts'
import type { AddedStop } from './add-place.ts'
import { getPlanning, positionsFor, withoutStops } from './place-stop.ts'
import { planning as planningGuide } from '../itinerary/queries.ts'

/** The best position on each day of a trip for a place that was added, as if it was not there. */
export function usePositions(trip: Trip, { place, stopId }: AddedStop): readonly DayPosition[] {
  const { timeZone } = useCity()
  const { data: guide } = useQuery(planningGuide())
  return useMemo(
    () => (guide ? positionsFor(withoutStops(trip, [stopId]), place, getPlanning(guide, cityNow(timeZone))) : []),
    [trip, place, stopId, guide, timeZone],
  )
}
