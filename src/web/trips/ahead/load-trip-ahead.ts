import type { QueryClient } from '@tanstack/react-query'
import { planning } from '../itinerary/queries.ts'
import { getTrips } from '../form/own-trips.ts'

/** Reads what the panel of the trip ahead shows. Without an answer there is no panel. */
export async function loadTripAhead(queryClient: QueryClient, email: string): Promise<void> {
  const reading = Promise.all([queryClient.ensureQueryData(getTrips(email)), queryClient.ensureQueryData(planning())])
  await reading.catch(() => undefined)
}
