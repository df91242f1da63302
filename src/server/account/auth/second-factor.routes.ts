import type { secondFactorOperations } from '#contract/account/second-factor.operations.ts'
import { fill } from '#contract/messages/format.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import type { Guest, Handlers, HandlersFor } from '../../platform/http/handler.ts'
import type { Account } from './accounts.store.ts'
import { browserOf, sessionReply } from './auth.routes.ts'
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
      const from = { ip: caller.ip, browser: browserOf(caller) }
      return sessionReply(deps, caller, await answerSecondFactor(deps, { ...body, ...from }))
    },
    askForPasskey: async ({ body }, { ip }) => ({
      success: true,
      options: { ...(await askForPasskey(deps, { ticket: body.ticket, ip })) },
    }),
    logInWithPasskey: async ({ body }, caller) => {
      const from = { ip: caller.ip, browser: browserOf(caller) }
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
  /** How apps and browsers list this installation. */
  const issuerIn = ({ mails }: Guest['texts']) => fill(mails.signature, { city: deps.guide.current().city.name })
  return {
    getSecondFactor: async (_input, { account }) => ({
      success: true,
      ...(await readSecondFactor(deps.store.db, account.id)),
      arePasskeysOffered: arePasskeysOffered(deps),
    }),
    beginTotp: async ({ body }, { account, ip, texts }) => {
      await confirmPassword(deps, { account, password: body.password, ip })
      return { success: true, ...(await beginTotp(deps, { account, issuer: issuerIn(texts) })) }
    },
    confirmTotp: async ({ body }, { account }) => ({
      success: true,
      recoveryCodes: await confirmTotp(deps, account, body.code),
    }),
    removeTotp: async ({ body }, { account, ip }) => {
      await confirmPassword(deps, { account, password: body.password, ip })
      await removeTotp(deps, account)
      return { success: true }
    },
    beginPasskey: async ({ body }, { account, ip, texts }) => {
      await confirmPassword(deps, { account, password: body.password, ip })
      return {
        success: true,
        options: { ...(await createRegistrationOptions(deps, { account, issuer: issuerIn(texts) })) },
      }
    },
    addPasskey: async ({ body }, { account }) => ({
      success: true,
      recoveryCodes: await addPasskey(deps, { account, name: body.name, answer: body.passkey }),
    }),
    renamePasskey: async ({ params: { id }, body }, { account }) => {
      await renamePasskey(deps, account, { id, name: body.name })
      return { success: true }
    },
    removePasskey: async ({ params: { id }, body }, { account, ip }) => {
      await confirmPassword(deps, { account, password: body.password, ip })
      await removePasskey(deps, account, id)
      return { success: true }
    },
    renewRecoveryCodes: async ({ body }, { account, ip }) => {
      await confirmPassword(deps, { account, password: body.password, ip })
      return { success: true, recoveryCodes: await renewRecoveryCodes(deps, account) }
    },
  } satisfies Partial<Handlers<Account>>
}
