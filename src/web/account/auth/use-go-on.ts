import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { User } from '#contract/account/auth.ts'
import { paths } from '#contract/paths.ts'
import { useCity } from '../../city/use-city.ts'
import { takePendingAction, type PendingAction } from '../../session/pending-action.ts'
import { readLoginState } from '../../session/login-state.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'

type GoingOn = {
  /** To call once, after the login. */
  readonly goOn: (user: User) => void
  /** True while a trip is made, which the traveller waits for on the page of the form. */
  readonly isMakingTrip: boolean
}

/**
 * Leaves the page of a guest's form after the login, and runs the action that the user began as a guest. Admins go to
 * the admin panel, others to the page that they wanted.
 */
export function useGoOn(): GoingOn {
  const navigate = useNavigate()
  const runAction = usePendingAction()
  const [isMakingTrip, setIsMakingTrip] = useState(false)
  const state = readLoginState(useLocation().state)
  const wanted = state?.wanted ?? paths.home
  const adminPath = wanted.startsWith(paths.admin) ? wanted : paths.admin
  // `replace`, so that Back does not lead to a login page that redirects again.
  const leave = async (user: User) =>
    user.isAdmin
      ? navigate(adminPath, { replace: true })
      : navigate(wanted, { replace: true, state: state?.scrollKey ? { scrollKey: state.scrollKey } : null })

  const goOn = async (user: User) => {
    const action = takePendingAction(state?.deed ?? null, Date.now())
    const waits = !user.isAdmin && (action?.kind === 'make-trip' || action?.kind === 'take-shared')
    setIsMakingTrip(waits)
    if (!waits) void leave(user)
    const path = action && (await runAction({ action, user }))
    if (waits) await leave(user)
    // Admins stay in the admin panel.
    if (path !== null && !user.isAdmin) void navigate(path)
  }
  return { goOn: (user) => void goOn(user), isMakingTrip }
}

/**
 * Its code loads with the first action.
 * @returns a function that does the action and returns the path of the page that shows the outcome, or null
 */
function usePendingAction(): (wanted: { action: PendingAction; user: User }) => Promise<string | null> {
  const queryClient = useQueryClient()
  const { name, timeZone } = useCity()
  const { attempt } = useApiMutation({
    write: async (wanted: { action: PendingAction; user: User }, idempotencyKey) => {
      const { runPendingAction } = await import('./run-pending-action.ts')
      return runPendingAction({ ...wanted, queryClient, city: { name, timeZone }, idempotencyKey })
    },
  })
  return async (wanted) => {
    const outcome = await attempt(wanted)
    return outcome.kind === 'succeeded' ? outcome.result : null
  }
}
