import type { QueryClient } from '@tanstack/react-query'
import { planning } from '../itinerary/queries.ts'
import { readStoredUser } from '../../session/stored-user.ts'
import { getTrips } from '../form/own-trips.ts'
import { waitingEdits } from '../form/trips-with-edits.ts'

/** Reads the data of the panel of the trip ahead. Without an answer there is no panel. */
export async function loadTripAhead(queryClient: QueryClient, email: string): Promise<void> {
  const reading = Promise.all([
    queryClient.ensureQueryData(getTrips(email)),
    queryClient.ensureQueryData(planning()),
    loadWaitingEdits(queryClient),
  ])
  await reading.catch(() => undefined)
}

/** Reads the edits of trips that wait on this device, so that no plan without them is seen first. */
export async function loadWaitingEdits(queryClient: QueryClient): Promise<void> {
  const user = readStoredUser()
  if (user) await queryClient.fetchQuery(waitingEdits(user.id))
}
