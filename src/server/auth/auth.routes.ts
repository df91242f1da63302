import type { Handlers } from '../http/handler.ts'
import type { Account } from './accounts.store.ts'
import {
  changeProfile,
  logIn,
  requestOneTimeCode,
  resetPassword,
  signUp,
  userOf,
  type AuthDeps,
  type BegunSession,
} from './auth.ts'
import { deleteSession } from './sessions.store.ts'

type AuthEndpoints = 'getUser' | 'updateProfile' | 'logIn' | 'signUp' | 'logOut' | 'forgotPassword' | 'resetPassword'

export function authHandlers(deps: AuthDeps): Pick<Handlers<Account>, AuthEndpoints> {
  const { store, securityCounts } = deps
  return {
    getUser: (_input, { account }) => ({ success: true, user: userOf(account) }),
    updateProfile: async ({ body }, { account }) => {
      return { success: true, user: userOf(await changeProfile(deps, account, body)) }
    },
    logIn: async ({ body }, { ip }) => sessionReply(await logIn(deps, { ...body, ip })),
    signUp: async ({ body }, { ip }) => sessionReply(await signUp(deps, { ...body, ip })),
    logOut: async (_input, { account, tokenHash, ip }) => {
      await deleteSession(store.db, tokenHash)
      securityCounts.add({ kind: 'session.ended', accountId: account.id, ip })
      return { success: true }
    },
    forgotPassword: async ({ body }, { ip }) => {
      await requestOneTimeCode(deps, { ...body, ip })
      return { success: true }
    },
    resetPassword: async ({ body }, { ip }) => {
      await resetPassword(deps, { ...body, ip })
      return { success: true }
    },
  }
}

function sessionReply({ token, account }: BegunSession) {
  const { id, name, email, isAdmin } = account
  return { success: true as const, authToken: token, isAdmin, name, email, id, _id: id }
}
