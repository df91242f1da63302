import type { QueryClient } from '@tanstack/react-query'
import { today } from '#contract/text/dates.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { datedTripInput, type SuggestedTrip } from '#contract/trip/suggested-trips.ts'
import { saveNewTrip } from './mutations.ts'

type Copying = { queryClient: QueryClient; email: string; timeZone: string; idempotencyKey: string }

/** Copies a suggested trip to the user's trips, starting today in the time zone of the city. */
export async function copySuggestedTrip(
  trip: SuggestedTrip,
  { queryClient, email, timeZone, idempotencyKey }: Copying,
): Promise<Trip> {
  return saveNewTrip({ queryClient, email }, datedTripInput(trip, today(new Date(), timeZone)), idempotencyKey)
}
