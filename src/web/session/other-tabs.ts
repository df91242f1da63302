import { readStored } from './browser-storage.ts'
import { hidePage, showPage } from './hiding.ts'
import { currentSession, endSession } from './session.ts'

/**
 * Keeps this page in step with other tabs: a logout there ends the session here, a login begins it. The same check runs
 * when the browser brings a frozen page back with Back or Forward; a private one stays hidden until then.
 */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    // Emptying the storage names no key.
    if (key === 'token' || key === null) agree()
  })
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && currentSession().kind === 'signed-in') hidePage()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    agree()
    showPage()
  })
}

function agree(): void {
  const session = currentSession()
  const held = session.kind === 'signed-in' ? session.token : null
  const stored = readStored('token')
  if (stored === held) return
  if (stored === null) endSession()
  else void import('./session-calls.ts').then(({ resumeSession }) => resumeSession())
}
