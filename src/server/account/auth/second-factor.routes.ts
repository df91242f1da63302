import type { secondFactorOperations } from '#contract/account/second-factor.operations.ts'
import { fill } from '#contract/messages/format.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import type { Guest, Handlers, HandlersFor } from '../../platform/http/handler.ts'
import type { Account } from './accounts.store.ts'
import { getBrowser, sessionReply } from './auth.routes.ts'
import { confirmPassword, type AuthDeps } from './auth.ts'
import { addPasskey, arePasskeysOffered, createRegistrationOptions } from './passkeys.ts'
import { readSecondFactor, removePasskey, removeTotp, renamePasskey, renewRecoveryCodes } from './second-factor.ts'
import { answerSecondFactor, askForPasskey, logInWithPasskey } from './second-factor-login.ts'
import { markAuthenticated } from './sessions.store.ts'
import { beginTotp, confirmTotp } from './totp.ts'

type SecondFactorDeps = AuthDeps & { guide: Pick<GuideHolder, 'current'> }

export function secondFactorHandlers(deps: SecondFactorDeps): HandlersFor<typeof secondFactorOperations, Account> {
  return { ...loginHandlers(deps), ...settingsHandlers(deps) }
}

function loginHandlers(deps: SecondFactorDeps) {
  return {
    answerSecondFactor: async ({ body }, caller) => {
      const from = { ip: caller.ip, browser: getBrowser(caller) }
      return sessionReply(deps, caller, await answerSecondFactor(deps, { ...body, ...from }))
    },
    askForPasskey: async ({ body }, { ip }) => ({
      success: true,
      options: { ...(await askForPasskey(deps, { ticket: body.ticket, ip })) },
    }),
    logInWithPasskey: async ({ body }, caller) => {
      const from = { ip: caller.ip, browser: getBrowser(caller) }
      return sessionReply(deps, caller, await logInWithPasskey(deps, { ...body, ...from }))
    },
    reauthenticate: async ({ body }, { account, ip, tokenHash }) => {
      await confirmPassword(deps, { account, password: body.password, ip })
      await markAuthenticated(deps.store.db, tokenHash, deps.now().toISOString())
      return { success: true }
    },
  } satisfies Partial<Handlers<Account>>
}

function settingsHandlers(deps: SecondFactorDeps) {
  /** Name under which apps and browsers list this installation. */
  const issuerIn = ({ mails }: Guest['texts']) => fill(mails.signature, { city: deps.guide.current().city.name })
  return {
    getSecondFactor: async (_input, { account }) => ({
      success: true,
      ...(await readSecondFactor(deps.store.db, account.id)),
      arePasskeysOffered: arePasskeysOffered(deps),
    }),
    beginTotp: async ({ body }, caller) => {
      await confirmPassword(deps, { ...caller, password: body.password })
      return { success: true, ...(await beginTotp(deps, { caller, issuer: issuerIn(caller.texts) })) }
    },
    confirmTotp: async ({ body }, caller) => ({
      success: true,
      recoveryCodes: await confirmTotp(deps, caller, body.code),
    }),
    removeTotp: async ({ body }, caller) => {
      await confirmPassword(deps, { ...caller, password: body.password })
      await removeTotp(deps, caller)
      return { success: true }
    },
    beginPasskey: async ({ body }, { account, ip, texts }) => {
      await confirmPassword(deps, { account, password: body.password, ip })
      return {
        success: true,
        options: { ...(await createRegistrationOptions(deps, { account, issuer: issuerIn(texts) })) },
      }
    },
    addPasskey: async ({ body }, caller) => ({
      success: true,
      recoveryCodes: await addPasskey(deps, { caller, name: body.name, answer: body.passkey }),
    }),
    renamePasskey: async ({ params: { id }, body }, { account }) => {
      await renamePasskey(deps, account, { id, name: body.name })
      return { success: true }
    },
    removePasskey: async ({ params: { id }, body }, caller) => {
      await confirmPassword(deps, { ...caller, password: body.password })
      await removePasskey(deps, caller, id)
      return { success: true }
    },
    renewRecoveryCodes: async ({ body }, caller) => {
      await confirmPassword(deps, { ...caller, password: body.password })
      return { success: true, recoveryCodes: await renewRecoveryCodes(deps, caller) }
    },
  } satisfies Partial<Handlers<Account>>
}
