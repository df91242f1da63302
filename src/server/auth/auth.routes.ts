import type { Guest, Handlers } from '../http/handler.ts'
import { SECOND_MS } from '#contract/durations.ts'
import type { Account } from './accounts.store.ts'
import { changeProfile, logIn, requestOneTimeCode, resetPassword, signUp, userOf, type AuthDeps } from './auth.ts'
import { DEVICE_KEPT_MS, type Browser } from './devices.ts'
import type { BegunSession } from './open-session.ts'
import { deleteSession } from './sessions.store.ts'

const DEVICE_COOKIE = 'device'

type AuthEndpoints = 'getUser' | 'updateProfile' | 'logIn' | 'signUp' | 'logOut' | 'forgotPassword' | 'resetPassword'

export function authHandlers(deps: AuthDeps): Pick<Handlers<Account>, AuthEndpoints> {
  const { store, securityCounts } = deps
  return {
    getUser: (_input, { account }) => ({ success: true, user: userOf(account) }),
    updateProfile: async ({ body }, { account }) => {
      return { success: true, user: userOf(await changeProfile(deps, account, body)) }
    },
    logIn: async ({ body }, caller) => {
      return sessionReply(caller, await logIn(deps, { ...body, ip: caller.ip, browser: browserOf(caller) }))
    },
    signUp: async ({ body }, caller) => {
      return sessionReply(caller, await signUp(deps, { ...body, ip: caller.ip, browser: browserOf(caller) }))
    },
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

function browserOf({ userAgent, cookies }: Guest): Browser {
  return { userAgent, deviceCookie: cookies.read(DEVICE_COOKIE) ?? '' }
}

function sessionReply({ cookies }: Guest, { token, account, deviceCookie }: BegunSession) {
  cookies.set(DEVICE_COOKIE, deviceCookie, DEVICE_KEPT_MS / SECOND_MS)
  const { id, name, email, isAdmin } = account
  return { success: true as const, authToken: token, isAdmin, name, email, id, _id: id }
}
