import type { QueryClient } from '@tanstack/react-query'
import { readStored } from '../session/browser-storage.ts'
import { currentSession } from '../session/session.ts'
import type { InstallEvent } from './offer-install.ts'

const PROOF_AFTER_MS = 4_000

/**
 * Only a device with a stored guide has a worker, and stores actions without a network. A page that was open when the
 * guide was stored gets its worker later.
 */
export function followStoredGuide(queryClient: QueryClient): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (canInstall(event)) void answerInstallOffer(event, queryClient)
  })
  // Not there without a secure origin.
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  if (serviceWorker.controller) void startWaiting(queryClient)
  else serviceWorker.addEventListener('controllerchange', () => void startWaiting(queryClient), { once: true })
}

function canInstall(event: Event): event is InstallEvent {
  return 'prompt' in event && typeof event.prompt === 'function'
}

async function startWaiting(queryClient: QueryClient): Promise<void> {
  try {
    const [waiting, proof] = await Promise.all([import('./watch-waiting.ts'), import('./prove-on-trip-days.ts')])
    waiting.watchWaiting(queryClient)
    // It reads megabytes. A traveller in the street needs the plan first.
    await new Promise((resolve) => setTimeout(resolve, PROOF_AFTER_MS))
    await proof.proveOnTripDays(queryClient)
  } catch {
    // Waiting actions are on the device. The next page sends them.
  }
}

/** The browser would offer it by itself, on any page. Members are offered it once, when they have a trip. */
async function answerInstallOffer(event: InstallEvent, queryClient: QueryClient): Promise<void> {
  if (currentSession().kind === 'guest' || readStored('install') !== null) return
  event.preventDefault()
  try {
    const { offerInstall } = await import('./offer-install.ts')
    await offerInstall(event, queryClient)
  } catch {
    // Without an answer it is not known if there is a trip. The next page asks.
  }
}
