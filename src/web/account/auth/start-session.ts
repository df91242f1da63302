import type { User } from '#contract/account/auth.ts'
import { completeUser } from '../../session/session-calls.ts'
import { beginSession } from '../../session/session.ts'
import { showToastSoon } from '../../ui/toast.ts'

/** Reply of login and signup. */
type Admission = Pick<User, 'isAdmin' | 'role' | 'name' | 'email' | 'id' | 'mustSetUpSecondFactor'> & {
  authToken: string
}

/**
 * Stores the session and greets.
 * @returns a promise that never resolves: the form cannot be sent again before `GuestsOnly` leaves its page
 */
export function startSession(admission: Admission, greeting: string): Promise<void> {
  const { authToken, id, name, email, isAdmin, role, mustSetUpSecondFactor } = admission
  const must = mustSetUpSecondFactor && { mustSetUpSecondFactor }
  beginSession(authToken, { id, _id: id, name, email, isAdmin, ...(role && { role }), phone: '', address: '', ...must })
  void completeUser()
  showToastSoon({ kind: 'success', text: greeting })
  return new Promise<void>(() => {})
}
