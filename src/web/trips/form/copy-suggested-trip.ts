import type { QueryClient } from '@tanstack/react-query'
import { today } from '#contract/text/dates.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { datedTripInput, type SuggestedTrip } from '#contract/trip/suggested-trips.ts'
import { nextGoodStart } from '#planning/plan/good-starts.ts'
import { planning } from '../itinerary/queries.ts'
import { saveNewTrip } from './mutations.ts'

type Copying = { queryClient: QueryClient; email: string; startDate: string; idempotencyKey: string }

/** Copies a suggested trip to the user's trips. */
export async function copySuggestedTrip(
  trip: SuggestedTrip,
  { queryClient, email, startDate, idempotencyKey }: Copying,
): Promise<Trip> {
  return saveNewTrip({ queryClient, email }, datedTripInput(trip, startDate), idempotencyKey)
}

type Offering = { queryClient: QueryClient; timeZone: string }

/** The first day, from today on, from which the whole plan of a suggested trip works. Today, if there is none. */
export async function offeredStart(trip: SuggestedTrip, { queryClient, timeZone }: Offering): Promise<string> {
  const now = today(new Date(), timeZone)
  const guide = await queryClient.ensureQueryData(planning())
  return nextGoodStart(trip, guide, now) ?? now
}
