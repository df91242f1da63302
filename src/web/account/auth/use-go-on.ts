import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import type { User } from '#contract/account/auth.ts'
import { paths } from '#contract/paths.ts'
import { useCity } from '../../city/use-city.ts'
import { takePendingAction, type PendingAction } from '../../session/pending-action.ts'
import { readLoginState } from '../../session/login-state.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'

/**
 * Leaves the page of a guest's form after the login, and does what the user wanted as a guest. Admins go to their panel,
 * others to the page that they wanted.
 */
export function useGoOn(): (user: User) => void {
  const navigate = useNavigate()
  const runAction = usePendingAction()
  const state = readLoginState(useLocation().state)
  const wanted = state?.wanted ?? paths.home
  const adminPath = wanted.startsWith(paths.admin) ? wanted : paths.admin
  return (user) => {
    const deed = takePendingAction(state?.deed ?? null, Date.now())
    // `replace`, so that Back does not lead to a login page that redirects again.
    if (user.isAdmin) void navigate(adminPath, { replace: true })
    else void navigate(wanted, { replace: true, state: state?.scrollKey ? { scrollKey: state.scrollKey } : null })
    if (deed) runAction({ deed, user })
  }
}

/** Its code loads with the first action. */
function usePendingAction(): (wanted: { deed: PendingAction; user: User }) => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { name, timeZone } = useCity()
  const { mutate } = useApiMutation({
    write: async (wanted: { deed: PendingAction; user: User }, idempotencyKey) => {
      const { runPendingAction } = await import('./run-pending-action.ts')
      return runPendingAction({ ...wanted, queryClient, city: { name, timeZone }, idempotencyKey })
    },
    // Admins stay in their panel.
    onSuccess: (path, { user }) => {
      if (path !== null && !user.isAdmin) void navigate(path)
    },
  })
  return mutate
}
