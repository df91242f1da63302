import type { QueryClient } from '@tanstack/react-query'
import { readStoredEmail } from '../session/browser-storage.ts'
import { preloadedTripAhead } from './home-page.tsx'

/**
 * Loads the traveller's trip with the page, which waits for it: else the trip would move text that is being read. The
 * page of a signed-in visitor is hidden until the session is checked, so that this wait costs little.
 */
export async function loadHome(queryClient: QueryClient): Promise<void> {
  const email = readStoredEmail()
  if (email === null) return
  const [trips] = await Promise.allSettled([import('../trips/ahead/load-trip-ahead.ts'), preloadedTripAhead.load()])
  if (trips.status === 'fulfilled') await trips.value.loadTripAhead(queryClient, email)
}
