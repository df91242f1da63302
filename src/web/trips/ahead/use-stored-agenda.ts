import { useEffect } from 'react'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import type { Trip } from '#contract/trip/trips.ts'
import type { CityRoutes } from '#planning/plan/city-routes.ts'
import { useFormats } from '../../city/use-formats.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import type { DayView } from '../itinerary/day-views.ts'
import { storeAgenda } from './store-agenda.ts'

/** A busy phone may never rest. */
const MAX_WAIT_MS = 2_000

type Shown = {
  readonly trip: Pick<Trip, '_id' | 'title' | 'startDate' | 'endDate'>
  readonly days: readonly DayView[]
  readonly ways: CityRoutes
  readonly guide: PlanningGuide
}

/**
 * Stores what the next start on this device shows first, after each change and when nothing else is to be done.
 * @param write what becomes of the agenda of another trip
 */
export function useStoredAgenda(userId: string, { trip, days, ways, guide }: Shown, write = storeAgenda): void {
  const formats = useFormats()
  const { timeZone } = guide
  useEffect(
    () => whenIdle(() => write(userId, { trip, days, ways, timeZone, formats }), MAX_WAIT_MS),
    [userId, trip, days, ways, timeZone, formats, write],
  )
}
