import type { QueryClient } from '@tanstack/react-query'
import { readStoredEmail } from '../../session/browser-storage.ts'
import { readPlanUrl } from '../form/plan-url.ts'
import { getTrips } from '../form/own-trips.ts'
import { loadWaitingEdits } from './load-trip-ahead.ts'

/** Reads the trips that stand above a new one, so that nothing moves when they come. Without an answer there are none. */
export async function loadOwnTrips(queryClient: QueryClient, url: string): Promise<void> {
  const email = readStoredEmail()
  const { tab, trip } = readPlanUrl(new URL(url).searchParams)
  if (email === null || tab !== 'create' || trip !== null) return
  const reading = Promise.all([queryClient.ensureQueryData(getTrips(email)), loadWaitingEdits(queryClient)])
  await reading.catch(() => undefined)
}
