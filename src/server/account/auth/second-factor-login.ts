import type { Transaction } from 'kysely'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { Failure, fieldFailure } from '#contract/api/failure.ts'
import type { PendingLogin } from '#contract/api/pending-login.ts'
import type { PasskeyAssertion, SecondFactorAnswer } from '#contract/account/second-factor.ts'
import type { Context } from '../../platform/context.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { SecurityEventCounts } from '../security/event-counts.ts'
import { recordSecurityEvent } from '../security/security-log.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { findAccountById, lockUnchangedAccount, type Account } from './accounts.store.ts'
import { forgiveAttempts, attemptsBy, limit } from '../../platform/throttle/attempts.ts'
import type { Browser } from './devices.ts'
import { consumeLoginTicket, countTicketTry, findTicketAccount, insertLoginTicket } from './login-tickets.store.ts'
import { onFullDisk } from './on-full-disk.ts'
import { openSession, type BegunSession } from './open-session.ts'
import { createAssertionOptions, verifyAssertion } from './passkeys.ts'
import { refuseSuspended } from './refuse-suspended.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { listSecondFactorKinds } from './second-factor.ts'
import { createSecret, hashToken, getPasswordMark } from './tokens.ts'
import { countTotpAttempt, forgiveTotpAttempt, takeTotpCode, totpAttempt } from './totp.ts'

type LoginDeps = Context & { mailer: Pick<Mailer, 'wake'>; securityCounts: Pick<SecurityEventCounts, 'add'> }

type From = { ip: string; browser: Browser }

/** Finding the phone takes a while. */
const TICKET_MS = 5 * MINUTE_MS

/**
 * Runs after the password was right.
 * @returns the ticket of the second step; null without a second factor
 */
export async function requireSecondFactor(
  transaction: Transaction<Tables>,
  account: Account,
  now: Date,
): Promise<PendingLogin | null> {
  const kinds = await listSecondFactorKinds(transaction, account.id)
  if (kinds.length === 0) return null
  const { secret: ticket, hash } = createSecret()
  await insertLoginTicket(transaction, {
    hash,
    accountId: account.id,
    passwordMark: getPasswordMark(account),
    expiresAt: new Date(now.getTime() + TICKET_MS).toISOString(),
  })
  return { ticket, kinds }
}

/**
 * The second step of a login.
 * @throws Failure `unauthenticated` when the ticket no longer holds: too old, too many tries, or another password since
 */
export async function answerSecondFactor(deps: LoginDeps, answer: SecondFactorAnswer & From): Promise<BegunSession> {
  return onFullDisk(deps, await findTicketHolder(deps, answer.ticket), () => checkSecondFactor(deps, answer))
}

async function checkSecondFactor(
  deps: LoginDeps,
  { ip, browser, ...answer }: SecondFactorAnswer & From,
): Promise<BegunSession> {
  const { store, now } = deps
  const hash = hashToken(answer.ticket)
  const ticket = hash === null ? null : await countTicketTry(store.db, hash, now())
  const account = ticket ? await findAccountById(store.db, ticket.accountId) : undefined
  if (!ticket || !account || ticket.passwordMark !== getPasswordMark(account)) throw expired()
  try {
    const take = await getProof(deps, account, answer)
    return await admit(deps, { account, ip, browser }, async (transaction) => {
      await take(transaction)
      if (!(await consumeLoginTicket(transaction, ticket.hash))) throw expired()
    })
  } catch (error) {
    if (error instanceof Failure) deps.securityCounts.add({ kind: 'second-factor.refused', accountId: account.id, ip })
    throw error
  }
}

/** A passkey proves that the owner has it and unlocked it, which is two factors. */
export async function logInWithPasskey(
  deps: LoginDeps,
  { passkey, ip, browser }: { passkey: PasskeyAssertion } & From,
): Promise<BegunSession> {
  await limit(deps, attemptsBy(deps, 'passkeyIp', ip))
  const proven = await verifyAssertion(deps, null, passkey)
  const account = proven ? await findAccountById(deps.store.db, proven.accountId) : undefined
  if (!proven || !account) throw new Failure('unauthenticated', 'passkey.unknown')
  return admit(deps, { account, ip, browser }, async (transaction) => {
    if (!(await proven.take(transaction))) throw new Failure('unauthenticated', 'passkey.unknown')
  })
}

/** The challenge of a login: for the passkeys of a ticket's account, or for any passkey. */
export async function askForPasskey(
  deps: LoginDeps,
  { ticket, ip }: { ticket: string | undefined } & Pick<From, 'ip'>,
) {
  const holder = await findTicketHolder(deps, ticket ?? '')
  return onFullDisk(deps, holder, () => createPasskeyChallenge(deps, { ticket, ip }))
}

async function findTicketHolder({ store, now }: LoginDeps, ticket: string): Promise<Account | undefined> {
  const hash = hashToken(ticket)
  const id = hash === null ? undefined : await findTicketAccount(store.db, hash, now().toISOString())
  return id === undefined ? undefined : findAccountById(store.db, id)
}

async function createPasskeyChallenge(
  deps: LoginDeps,
  { ticket, ip }: { ticket: string | undefined } & Pick<From, 'ip'>,
) {
  await limit(deps, attemptsBy(deps, 'passkeyIp', ip))
  if (ticket === undefined) return createAssertionOptions(deps, null)
  const hash = hashToken(ticket)
  const accountId = hash === null ? undefined : await findTicketAccount(deps.store.db, hash, deps.now().toISOString())
  if (accountId === undefined) throw expired()
  return createAssertionOptions(deps, accountId)
}

/** Uses the proof up. @throws Failure when it is wrong */
type Take = (transaction: Transaction<Tables>) => Promise<void>

async function getProof(
  deps: LoginDeps,
  account: Account,
  { code, recoveryCode, passkey }: SecondFactorAnswer,
): Promise<Take> {
  if (passkey !== undefined) {
    const proven = await verifyAssertion(deps, account.id, passkey)
    return async (transaction) => {
      if (!(await proven?.take(transaction))) throw new Failure('invalid-input', 'passkey.unknown')
    }
  }
  if (recoveryCode !== undefined) {
    return async (transaction) => {
      if (await takeRecoveryCode(transaction, account.id, recoveryCode)) return
      throw fieldFailure('recoveryCode', 'recovery-code.wrong')
    }
  }
  await countTotpAttempt(deps, account)
  return async (transaction) => {
    const given = { accountId: account.id, code: code ?? '', now: deps.now() }
    if (!(await takeTotpCode(transaction, given))) throw fieldFailure('code', 'totp.wrong')
    await forgiveTotpAttempt(transaction, account, deps.store.engine)
  }
}

/**
 * Uses the proof up and begins a session. A reset of the password may come in between: it ends all sessions, and none
 * may begin after it.
 */
async function admit(
  deps: LoginDeps,
  { account, ip, browser }: { account: Account } & From,
  take: Take,
): Promise<BegunSession> {
  refuseSuspended(deps, account)
  const { store, mailer } = deps
  const begun = await store.db.transaction().execute(async (transaction) => {
    if (!(await lockUnchangedAccount(transaction, account, store.engine))) throw expired()
    await take(transaction)
    await forgiveAttempts(transaction, { cleared: [totpAttempt(account)], takenBack: [] }, store.engine)
    const session = await openSession(transaction, deps, { account, browser })
    await recordSecurityEvent(transaction, deps, { kind: 'login', accountId: account.id, ip })
    return session
  })
  if (begun.isNotificationSent) mailer.wake()
  return begun
}

function expired(): Failure {
  return new Failure('unauthenticated', 'login.expired')
}
