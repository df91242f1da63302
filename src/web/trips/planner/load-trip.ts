import type { QueryClient } from '@tanstack/react-query'
import { readStoredEmail } from '../../session/browser-storage.ts'
import { askForTrip } from '../form/mutations.ts'
import { planning } from '../itinerary/queries.ts'
import { forgetOpenedAhead, openAhead } from './open-ahead.ts'
import { prepareDates } from './prepare-dates.ts'

/** A trip and a guide that come later are drawn when they are there, after a placeholder. */
const MAX_WAIT_MS = 300

/**
 * Asks for the parts of a plan while the session is checked and the page is drawn. A guest asks for nothing.
 * @param isWaiting the page is not on the screen yet. It waits a moment for its plan, so that it is drawn once
 */
export async function loadTrip(queryClient: QueryClient, id: string, isWaiting: boolean): Promise<void> {
  forgetOpenedAhead()
  const email = readStoredEmail()
  if (email === null) return
  const owner = { queryClient, email }
  const guide = queryClient.prefetchQuery(planning())
  askForTrip(owner, id)
  if (!isWaiting) return
  const opened = openAhead(owner, id)
  prepareDates(queryClient)
  await Promise.race([Promise.all([guide, opened]), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
}
