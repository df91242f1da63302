import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { logout } from '#messages/login.ts'
import { paths } from '#contract/paths.ts'
import { showToastSoon } from '../ui/toast.ts'
import { hasUnsavedWork } from '../ui/unsaved-work.ts'
import { readStored } from './browser-storage.ts'
import { forgetUser } from './forget-user.ts'
import { currentSession, endSession, storedToken } from './session.ts'

/** Text and delay of the toast after a logout (section 9). */
type LogoutToast = { text: string; delayMs?: number }

/**
 * Ends the session here at once, also without a network, and then on the server. Unfinished work on this device is
 * removed in all tabs. The traveller is asked before.
 */
export function useLogOut({ text, delayMs }: LogoutToast = { text: logout.fromHeader }): () => void {
  const navigate = useNavigate()
  return () => {
    const session = currentSession()
    const userId = session.kind === 'signed-in' ? session.user.id : null
    const losesWork = userId !== null && (readStored('drafts') === userId || hasUnsavedWork())
    if (losesWork && !confirm(logout.unsavedQuestion)) return
    const token = storedToken()
    // `flushSync` unmounts the forms of the user now, so that they do not ask for confirmation.
    flushSync(endSession)
    void navigate(paths.home)
    showToastSoon({ kind: 'success', text }, delayMs)
    if (token !== null) void revoke(token)
    if (userId !== null) void forgetUser(userId)
  }
}

async function revoke(token: string): Promise<void> {
  try {
    const { revokeSession } = await import('./session-calls.ts')
    await revokeSession(token)
  } catch (error) {
    console.warn('The session could not be revoked on the server.', error)
  }
}
