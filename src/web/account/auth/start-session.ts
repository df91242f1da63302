import type { User } from '#contract/account/auth.ts'
import { completeUser } from '../../session/session-calls.ts'
import { beginSession } from '../../session/session.ts'
import { showToastSoon } from '../../ui/toast.ts'

/** Reply of login and signup. */
type Admission = Pick<User, 'isAdmin' | 'role' | 'name' | 'email' | 'id' | 'mustSetUpSecondFactor'> & {
  authToken: string
}

/** Stores the session and greets. `GuestsOnly` leaves the page of the form. */
export function startSession(admission: Admission, greeting: string): void {
  const { authToken, id, name, email, isAdmin, role, mustSetUpSecondFactor } = admission
  const must = mustSetUpSecondFactor && { mustSetUpSecondFactor }
  beginSession(authToken, { id, _id: id, name, email, isAdmin, ...(role && { role }), phone: '', address: '', ...must })
  void completeUser()
  showToastSoon({ kind: 'success', text: greeting })
}
