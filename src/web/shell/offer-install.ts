import type { QueryClient } from '@tanstack/react-query'
import { guideOffers as messages } from '#messages/shell.ts'
import { store } from '../session/browser-storage.ts'
import { currentSession } from '../session/session.ts'
import { getTrips } from '../trips/form/own-trips.ts'
import { showToast } from '../ui/toast.ts'

/** Browsers that install pages send it. The libraries of types do not have it. */
export type InstallEvent = Event & { readonly prompt: () => Promise<unknown> }

/** Offers once to install the guide, to a member with a trip. */
export async function offerInstall(event: InstallEvent, queryClient: QueryClient): Promise<void> {
  const session = currentSession()
  if (session.kind === 'guest') return
  const { trips } = await queryClient.fetchQuery(getTrips(session.user.email))
  if (trips.length === 0 || currentSession().kind === 'guest') return
  store('install', 'offered')
  const onPress = () => void event.prompt()
  showToast({
    kind: 'success',
    text: messages.install,
    place: 'top-right',
    more: { text: messages.installNow, onPress },
  })
}
