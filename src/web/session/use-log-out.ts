import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { logout } from '#messages/logout.ts'
import { paths } from '#contract/paths.ts'
import { showToastSoon } from '../ui/toast.ts'
import { endSession } from './session.ts'

/** Text and delay of the toast after a logout (section 9). */
type LogoutToast = { text: string; delayMs?: number }

/** Ends the session here at once and revokes it on the server in parallel. */
export function useLogOut({ text, delayMs }: LogoutToast = { text: logout.fromHeader }): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    try {
      const { revokeSession } = await import('./session-calls.ts')
      // The call needs the token, so it is sent before the session ends.
      revokeSession()
    } catch (error) {
      console.warn('The session could not be revoked on the server.', error)
    }
    // `flushSync` unmounts the forms of the user now, so that they do not ask for confirmation.
    flushSync(endSession)
    void navigate(paths.home)
    showToastSoon({ kind: 'success', text }, delayMs)
  }
}
