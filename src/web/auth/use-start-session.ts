import { useLocation, useNavigate } from 'react-router'
import type { User } from '#contract/auth.ts'
import { paths } from '#contract/paths.ts'
import { completeUser } from '../session/session-calls.ts'
import { beginSession } from '../session/session.ts'
import { wantedPath } from '../session/wanted-path.ts'
import { showToastSoon } from '../ui/toast.ts'

/** Reply of login and signup. */
type Admission = Pick<User, 'isAdmin' | 'name' | 'email' | 'id' | 'mustSetUpSecondFactor'> & { authToken: string }

/** Stores the session, navigates and greets. Admins go to their panel, others to the page that they wanted. */
export function useStartSession(): (admission: Admission, greeting: string) => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const wanted = wantedPath(state)
  const adminPath = wanted?.startsWith(paths.admin) ? wanted : paths.admin
  return ({ authToken, id, name, email, isAdmin, mustSetUpSecondFactor }, greeting) => {
    const must = mustSetUpSecondFactor && { mustSetUpSecondFactor }
    beginSession(authToken, { id, _id: id, name, email, isAdmin, phone: '', address: '', ...must })
    void completeUser()
    // `replace`, so that Back does not lead to a login page that redirects again.
    void navigate(isAdmin ? adminPath : (wanted ?? paths.home), { replace: true })
    showToastSoon({ kind: 'success', text: greeting })
  }
}
