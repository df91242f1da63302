import type { authOperations } from '#contract/account/auth.operations.ts'
import type { Guest, HandlersFor } from '../../platform/http/handler.ts'
import { setUploadSession } from '../../platform/http/upload-session.ts'
import { refuseReservedName } from '../../platform/http/reserved-names.ts'
import { toStoreFailure } from '../../platform/store/store-failure.ts'
import { SECOND_MS } from '#contract/text/durations.ts'
import { setFirstLanguage, type Account } from './accounts.store.ts'
import { changeProfile, logIn, signUp, userFor, type AuthDeps } from './auth.ts'
import { DEVICE_RETENTION_MS, type Browser } from './devices.ts'
import { confirmEmail } from './confirm-email.ts'
import { askForConfirmationAgain } from './email-confirmation.ts'
import type { BegunSession } from './open-session.ts'
import { requestPasswordReset, resetPassword, SECRET_SECONDS } from './password-reset.ts'
import { lacksSecondFactor } from './second-factor.ts'
import { LONGEST_SESSION_MS } from './sessions.ts'
import { deleteSession } from './sessions.store.ts'

const DEVICE_COOKIE = 'device'
/** Holds the secret of the browser's last request for a one-time code. */
const RESET_COOKIE = 'password-reset'

/** `app/personal-data.ts` answers them: they need every part of the product. */
export type PersonalDataEndpoint = 'exportMyData' | 'deleteAccount'

export function authHandlers(deps: AuthDeps): Omit<HandlersFor<typeof authOperations, Account>, PersonalDataEndpoint> {
  const { store, securityCounts } = deps
  return {
    getUser: (_input, { account, withheldRights }) => ({
      success: true,
      user: withheldRights
        ? // The account has a role, but its rights wait for the second factor.
          { ...userFor(deps.config, { ...account, ...withheldRights }), mustSetUpSecondFactor: true as const }
        : userFor(deps.config, account),
    }),
    updateProfile: async ({ body }, { account }) => {
      if (body.name !== undefined) refuseReservedName(body.name)
      return { success: true, user: userFor(deps.config, await changeProfile(deps, account, body)) }
    },
    logIn: async ({ body }, caller) => {
      return sessionReply(deps, caller, await logIn(deps, { ...body, ip: caller.ip, browser: getBrowser(caller) }))
    },
    signUp: async ({ body }, caller) => {
      refuseReservedName(body.name)
      return sessionReply(deps, caller, await signUp(deps, { ...body, ip: caller.ip, browser: getBrowser(caller) }))
    },
    logOut: async (_input, { account, tokenHash, ip, cookies }) => {
      await deleteSession(store.db, tokenHash)
      setUploadSession(cookies, '', 0)
      securityCounts.add({ kind: 'session.ended', accountId: account.id, ip })
      return { success: true }
    },
    sendConfirmation: async (_input, { account }) => {
      await askForConfirmationAgain(deps, account)
      return { success: true }
    },
    confirmEmail: async ({ body: { token, password } }, { ip, authorization }) => {
      await confirmEmail(deps, token, { ip, authorization, password })
      return { success: true }
    },
    forgotPassword: async ({ body: { email } }, { ip, cookies, language }) => {
      const secret = await requestPasswordReset(deps, { email, ip, language, secret: cookies.read(RESET_COOKIE) })
      cookies.set(RESET_COOKIE, secret, SECRET_SECONDS)
      return { success: true, requestSecret: secret }
    },
    resetPassword: async ({ body: { requestSecret, ...body } }, caller) => {
      const { cookies, ip } = caller
      const secret = requestSecret ?? cookies.read(RESET_COOKIE)
      const { deviceCookie } = await resetPassword(deps, { ...body, ip, secret, browser: getBrowser(caller) })
      cookies.set(RESET_COOKIE, '', 0)
      setDeviceCookie(caller, deviceCookie)
      return { success: true }
    },
  }
}

/** The browser of a caller who begins a session. */
export function getBrowser({ userAgent, cookies, language }: Guest): Browser {
  return { userAgent, deviceCookie: cookies.read(DEVICE_COOKIE) ?? '', language }
}

function setDeviceCookie({ cookies }: Guest, deviceCookie: string): void {
  cookies.set(DEVICE_COOKIE, deviceCookie, DEVICE_RETENTION_MS / SECOND_MS)
}

/** The answer of everything that begins a session. */
export async function sessionReply(
  deps: Pick<AuthDeps, 'config' | 'store'>,
  caller: Guest,
  { token, account, deviceCookie }: BegunSession,
) {
  setDeviceCookie(caller, deviceCookie)
  setUploadSession(caller.cookies, token, LONGEST_SESSION_MS / SECOND_MS)
  // Not while the session begins: logins at once hold a shared lock on the account, and would wait for each other.
  if (account.language === null) {
    await setFirstLanguage(deps.store.db, account.id, caller.language).catch((error: unknown) => {
      // On a full disk the session counts more than the language of mails.
      if (toStoreFailure(error) === undefined) throw error
    })
  }
  const { id, name, email, isAdmin, role } = account
  const rights = { isAdmin, ...(role && { role }) }
  const reply = { success: true as const, authToken: token, ...rights, name, email, id, _id: id }
  return (await lacksSecondFactor(deps, account)) ? { ...reply, mustSetUpSecondFactor: true as const } : reply
}
