import type { QueryClient } from '@tanstack/react-query'
import { fill } from '#contract/messages/format.ts'
import { pathIn } from '#contract/messages/languages.ts'
import { paths } from '#contract/paths.ts'
import { guideOffers as messages } from '#messages/shell.ts'
import { language } from '#messages/language.ts'
import { currentDate } from '#planning/plan/trip-end.ts'
import { createBrowserPorts } from '../guide/offline/browser-device.ts'
import { checkGuide } from '../guide/offline/store-guide.ts'
import { currentSession } from '../session/session.ts'
import { readTripAhead } from '../trips/ahead/read-trip-ahead.ts'
import { showToast } from '../ui/toast.ts'

/** In the storage of the tab, so that one start proves once. */
const PROVED = 'guide-proved'

/**
 * Reads the stored guide back when the program starts on a day of a trip, and names lost parts. A browser that is short
 * of room removes parts without a message.
 */
export async function proveOnTripDays(queryClient: QueryClient): Promise<void> {
  if (sessionStorage.getItem(PROVED) !== null || !(await isTripToday(queryClient))) return
  sessionStorage.setItem(PROVED, '1')
  const { signal } = new AbortController()
  const stored = await checkGuide(createBrowserPorts(signal), signal)
  const name = stored.kind === 'damaged' ? stored.faults[0]?.url : undefined
  if (name === undefined) return
  const href = pathIn(language, paths.offline)
  showToast({
    kind: 'warning',
    text: fill(messages.damaged, { name }),
    place: 'top-right',
    more: { text: messages.look, href, onPress: () => location.assign(href) },
  })
}

async function isTripToday(queryClient: QueryClient): Promise<boolean> {
  const session = currentSession()
  if (session.kind === 'guest') return false
  const { trip, now } = await readTripAhead(queryClient, session.user)
  return trip !== null && trip.startDate <= currentDate(trip, now)
}
