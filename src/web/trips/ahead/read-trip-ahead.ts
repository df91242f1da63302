import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/account/auth.ts'
import type { Trip } from '#contract/trip/trips.ts'
import type { Moment } from '#planning/plan/today.ts'
import { tripAhead } from '#planning/plan/trip-ahead.ts'
import { momentNow } from '../../city/moment-now.ts'
import { city } from '../../city/queries.ts'
import { readWaitingEdits, withWaitingEdits } from '../../session/waiting-edits.ts'
import { getTrips } from '../form/own-trips.ts'

/**
 * Finds the trip of today or the next one of an account, and the moment by the clock of the city.
 * @throws ApiError if the trips or the city cannot be read
 */
export async function readTripAhead(
  queryClient: QueryClient,
  { id, email }: User,
): Promise<{ trip: Trip | null; now: Moment }> {
  const [{ trips }, edited, { city: here }] = await Promise.all([
    queryClient.fetchQuery(getTrips(email)),
    readWaitingEdits(id),
    queryClient.ensureQueryData(city()),
  ])
  const now = momentNow(here.timeZone)
  return { trip: tripAhead(withWaitingEdits(trips, edited), now), now }
}
