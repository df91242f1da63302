import { readStored } from './browser-storage.ts'
import { removeTraces } from './forget-user.ts'
import { hidePage, showPage } from './hiding.ts'
import { currentSession, endSession } from './session.ts'

/**
 * A logout in another tab ends the session here, and a login begins it. The same check runs when Back or Forward
 * restores a frozen page. The page of a signed-in user stays hidden until then.
 */
export function syncWithOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    // Clearing the storage sends an event without a key.
    if (key === 'token' || key === null) syncWithStorage()
    if (key === 'email') syncEmail()
    // After the forms of this tab have closed and written a last time.
    if (key === 'loggedOut' && newValue !== null) void removeTraces(newValue)
  })
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && currentSession().kind === 'signed-in') hidePage()
  })
  // Lists are read again when the page is seen again, which can be before `pageshow`. They must not be read as a guest.
  addEventListener('visibilitychange', () => document.visibilityState === 'visible' && syncWithStorage(), true)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    syncWithStorage()
    showPage()
  })
}

/** A mailed link that was opened in another tab may have changed the email. A login stores another token too. */
function syncEmail(): void {
  const session = currentSession()
  if (session.kind === 'guest' || session.token !== readStored('token')) return
  if (session.user.email !== readStored('email')) void callSession('completeUser')
}

function syncWithStorage(): void {
  const session = currentSession()
  const current = session.kind === 'signed-in' ? session.token : null
  const stored = readStored('token')
  if (stored === current) return
  if (stored === null) endSession()
  else void callSession('resumeSession')
}

async function callSession(call: 'completeUser' | 'resumeSession'): Promise<void> {
  try {
    const calls = await import('./session-calls.ts')
    await calls[call]()
  } catch {
    // Without the code, for lack of a network or after an update, the next page of this tab does it.
  }
}
