import type { sessionOperations } from '#contract/account/sessions.operations.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import type { Account } from './accounts.store.ts'
import { userFor, type AuthDeps } from './auth.ts'
import { changeEmail, confirmEmailChange } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'

export function sessionHandlers(deps: AuthDeps): HandlersFor<typeof sessionOperations, Account> {
  const { store, securityCounts } = deps
  const noteEnd = ({ account, ip }: { account: Account; ip: string }) =>
    securityCounts.add({ kind: 'session.ended', accountId: account.id, ip })
  return {
    listSessions: async (_input, caller) => ({ success: true, sessions: await listOwnSessions(deps, caller) }),
    endSession: async ({ params }, caller) => {
      await endOwnSession(deps, caller, params.id)
      noteEnd(caller)
      return { success: true }
    },
    endOtherSessions: async (_input, caller) => {
      await store.db.transaction().execute((transaction) => endOtherSessions(transaction, caller))
      noteEnd(caller)
      return { success: true }
    },
    changePassword: async ({ body }, caller) => {
      await changePassword(deps, caller, body)
      return { success: true }
    },
    changeEmail: async ({ body }, caller) => {
      const account = await changeEmail(deps, caller, body)
      const isAsked = account.email !== body.newEmail
      return { success: true, user: userFor(deps.config, account), isAsked }
    },
    confirmEmailChange: async ({ body: { token, password } }, { ip, authorization }) => ({
      success: true,
      state: await confirmEmailChange(deps, token, { ip, authorization, password }),
    }),
  }
}
