import { useLocation, useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { completeUser } from '../session/session-calls.ts'
import { beginSession } from '../session/session.ts'
import { wantedPath } from '../session/wanted-path.ts'
import { showToastSoon } from '../ui/toast.ts'

/** What a login or signup answers. */
type Admission = { authToken: string; isAdmin: boolean; name: string; email: string; id: string }

/**
 * Begins the session that the server admitted to and goes where it leads: admins to their panel, others where they
 * wanted to go.
 */
export function useEnter(): (admission: Admission, greeting: string) => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const wanted = wantedPath(state)
  const adminPath = wanted?.startsWith(paths.admin) ? wanted : paths.admin
  return ({ authToken, id, name, email, isAdmin }, greeting) => {
    beginSession(authToken, { id, _id: id, name, email, isAdmin, phone: '', address: '' })
    void completeUser()
    // In its place, so that Back does not lead to a login page that turns them away.
    void navigate(isAdmin ? adminPath : (wanted ?? paths.home), { replace: true })
    showToastSoon({ kind: 'success', text: greeting })
  }
}
