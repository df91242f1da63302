import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { logout } from '#messages/logout.ts'
import { paths } from '#contract/paths.ts'
import { showToastSoon } from '../ui/toast.ts'
import { endSession } from './session.ts'

/** What is said after a logout, and after how many milliseconds (section 9). */
type Farewell = { text: string; delayMs?: number }

/** Logs out here at once and tells the server beside it. */
export function useLogOut({ text, delayMs }: Farewell = { text: logout.fromHeader }): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    try {
      const { revokeSession } = await import('./session-calls.ts')
      // Sent before the token is forgotten.
      revokeSession()
    } catch (error) {
      console.warn('The server was not told of the logout.', error)
    }
    // At once, so that a form on a page that is no longer theirs does not ask whether to leave.
    flushSync(endSession)
    void navigate(paths.home)
    showToastSoon({ kind: 'success', text }, delayMs)
  }
}
