import type { QueryClient } from '@tanstack/react-query'
import { readStoredEmail } from '../../session/browser-storage.ts'
import { askForTrip } from '../form/mutations.ts'
import { planning } from '../itinerary/queries.ts'

/**
 * Asks for what a plan is made of while the session is checked and the page is drawn. The page does not wait for it, and
 * a guest asks for nothing.
 */
export function loadTrip(queryClient: QueryClient, id: string): void {
  const email = readStoredEmail()
  if (email === null) return
  void queryClient.prefetchQuery(planning())
  askForTrip({ queryClient, email }, id)
}
