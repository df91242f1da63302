import { timingSafeEqual } from 'node:crypto'
import type { Transaction } from 'kysely'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#contract/text/durations.ts'
import { Failure } from '#contract/api/failure.ts'
import type { LanguageCode } from '#contract/messages/languages.ts'
import type { Context } from '../../platform/context.ts'
import { enqueueMail, findUntriedMail } from '../../platform/mail/mail-queue.store.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { SecurityEventCounts } from '../security/event-counts.ts'
import { recordSecurityEvent } from '../security/security-log.ts'
import { lockAccountExclusive } from '../../platform/store/account-lock.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { findAccountByEmail, setPasswordHash } from './accounts.store.ts'
import { refuseCommonPassword } from './admin-password.ts'
import { limits } from '../../platform/throttle/attempt-limits.ts'
import { countAttempts, countFor, attemptsBy, limit, getMoment } from '../../platform/throttle/attempts.ts'
import { isEmailConfirmed } from './confirmed-email.ts'
import { rememberDevice, type Browser } from './devices.ts'
import { deleteDevicesFor } from './devices.store.ts'
import { setEmailConfirmed } from './email-confirmations.store.ts'
import { enqueueNotification } from './notifications.ts'
import {
  consumeResetRequest,
  countResetTry,
  deleteResetRequestsFor,
  findNewestResetRequest,
  insertResetRequest,
  isResetRequestLive,
} from './password-resets.store.ts'
import type { Passwords } from './passwords.ts'
import { deleteEmailChangeFor } from './email-changes.store.ts'
import { removeUnprovenFactors } from './second-factor.ts'
import { deleteSessionsFor } from './sessions.store.ts'
import { deleteLinksFor, removeCompanionsFor } from './shared-access.store.ts'
import { createSecret, hashCode, hashToken, LONG_CODE_LENGTH, readCode } from './tokens.ts'
import { mayMailUnconfirmed } from './unconfirmed-mail.ts'

/** A one-time code is valid from the moment its mail is written. */
export const CODE_MINUTES = 10

/** An email allows this many guesses at short codes. Codes beyond are long, so that their guesses need no limit. */
export const MAX_SHORT_GUESSES = 20

/** The mailer tries to send a mail for a day. The browser keeps the secret until the code of the last try is invalid. */
export const SECRET_SECONDS = (DAY_MS + CODE_MINUTES * MINUTE_MS) / SECOND_MS

type ResetDeps = Context & {
  passwords: Passwords
  mailer: Pick<Mailer, 'wake'>
  securityCounts: Pick<SecurityEventCounts, 'add'>
}

/** The secret that the caller's browser sent; undefined when it has none. */
type WithSecret = { secret: string | undefined }

/**
 * Asks for a one-time code. The returned secret is handed to the caller alone: with it, no stranger's guesses end the code.
 * Known and unknown emails cost the same work and get the same answer.
 *
 * Limits slow down mails, never requests: a request that comes too early is answered by the mail that leaves next. So
 * strangers who ask for codes at somebody's email neither use up the owner's mails nor end the owner's request.
 */
export async function requestPasswordReset(
  deps: ResetDeps,
  { email, ip, language, secret }: { email: string; ip: string; language: LanguageCode } & WithSecret,
): Promise<string> {
  const { store, now, newId, mailer, securityCounts } = deps
  await limit(deps, attemptsBy(deps, 'codeIp', ip))
  securityCounts.add({ kind: 'password.reset-requested', ip })
  const answered = await store.db.transaction().execute(async (transaction) => {
    const attempts = [
      { limit: limits.codePair, by: `${email} ${ip}` },
      { limit: limits.codeEmail, by: email },
    ]
    const waitSeconds = await countAttempts(transaction, attempts, getMoment(deps))
    const at = now()
    const presented = hashToken(secret ?? '')
    // The mail of this browser's last request is on its way or has just arrived.
    if (secret !== undefined && presented !== null && waitSeconds > 0) {
      if (await isResetRequestLive(transaction, { secretHash: presented, email }, at)) return secret
    }
    const mail = { template: 'one-time-code', recipient: email } as const
    const waiting = await findUntriedMail(transaction, mail)
    const mailId = waiting ?? newId()
    if (waiting === null && (await mayMailCode(transaction, deps, email))) {
      const dueAt = new Date(at.getTime() + waitSeconds * SECOND_MS)
      await enqueueMail(transaction, { ...mail, id: mailId, at, dueAt, language })
    }
    const created = createSecret()
    await insertResetRequest(transaction, {
      secretHash: created.hash,
      mailId,
      email,
      expiresAt: new Date(at.getTime() + SECRET_SECONDS * SECOND_MS).toISOString(),
    })
    return created.secret
  })
  mailer.wake()
  return answered
}

/**
 * The code for an email that nobody confirmed counts in the few mails that such a mailbox gets. Every other email is
 * counted too, so that the time of the answer is equal.
 */
async function mayMailCode(transaction: Transaction<Tables>, deps: Context, email: string): Promise<boolean> {
  const account = await findAccountByEmail(transaction, email)
  const isConfirmed = account !== undefined && isEmailConfirmed(deps.config, account)
  const isWithinFew = await mayMailUnconfirmed(transaction, deps, email)
  return isConfirmed || isWithinFew
}

type Reset = { email: string; otp: string; newPassword: string; ip: string; browser: Browser } & WithSecret

/**
 * Sets a new password by a one-time code, and ends all sessions and links to trips. All refusals look the same. A guess with the secret of a
 * request counts against that request, one without against the short codes of the email.
 * @returns what the browser keeps, so that strangers who guess do not delay the login that follows
 */
export async function resetPassword(
  deps: ResetDeps,
  { email, otp, newPassword, secret, ip, browser }: Reset,
): Promise<{ deviceCookie: string }> {
  const { store, passwords, mailer, securityCounts } = deps
  const request =
    (await countGuess(deps, { secretHash: hashToken(secret ?? ''), email })) ??
    (await countGuessWithoutSecret(deps, { email, otp }))
  const account = request === null ? undefined : await findAccountByEmail(store.db, email)
  if (request === null || account === undefined || !isRight(otp, request)) {
    securityCounts.add({ kind: 'password.reset-refused', accountId: account?.id, ip })
    throw wrongCode()
  }
  refuseCommonPassword(account, newPassword)
  const passwordHash = await passwords.hash(newPassword)
  const device = await store.db.transaction().execute(async (transaction) => {
    // All code that changes an account locks it first. So a reset and a promotion never wait for each other.
    const isThere = await lockAccountExclusive(transaction, account.id, store.engine)
    // The code came back from the mailbox of this email. Meanwhile the account may have got another one.
    const current = await findAccountByEmail(transaction, email)
    if (!isThere || current?.id !== account.id || !(await consumeResetRequest(transaction, request))) throw wrongCode()
    // It may have got a role too.
    refuseCommonPassword(current, newPassword)
    await setPasswordHash(transaction, account.id, passwordHash)
    await deleteEmailChangeFor(transaction, account.id)
    await removeUnprovenFactors(deps, transaction, current)
    // The code came back from the mailbox. Without a mail server it came from the operator.
    const isFirst =
      deps.config.smtpUrl !== null &&
      (await setEmailConfirmed(transaction, { accountId: account.id, email }, deps.now()))
    if (isFirst) await removeCompanionsFor(transaction, account.id)
    await deleteSessionsFor(transaction, account.id)
    await deleteDevicesFor(transaction, account.id)
    await deleteLinksFor(transaction, account.id)
    await deleteResetRequestsFor(transaction, email)
    await enqueueNotification(transaction, {
      id: deps.newId(),
      notice: 'new-password',
      recipient: email,
      at: deps.now(),
    })
    await recordSecurityEvent(transaction, deps, { kind: 'password.reset', accountId: account.id, ip })
    return rememberDevice(transaction, deps, { account, browser })
  })
  mailer.wake()
  return device
}

function wrongCode(): Failure {
  return new Failure('invalid-input', 'one-time-code.wrong')
}

type Guessed = { secretHash: string; mailId: string; codeHash: string }

/**
 * Counts a guess against its request and against the guesses at the email, which make later codes longer.
 * @returns null when the secret belongs to no request with a valid code
 */
async function countGuess(
  { store, now }: ResetDeps,
  { secretHash, email }: { secretHash: string | null; email: string },
): Promise<Guessed | null> {
  if (secretHash === null) return null
  const presented = { secretHash, email }
  if (!(await isResetRequestLive(store.db, presented, now()))) return null
  return store.db.transaction().execute(async (transaction) => {
    const request = await countResetTry(transaction, presented, now())
    if (request === null) return null
    await countAttempts(transaction, [{ limit: limits.codeGuess, by: email }], getMoment({ store, now }))
    return { ...request, secretHash }
  })
}

/**
 * The request that a code alone is compared with: the newest of the email, so that a guess never has two chances. Guesses at
 * short codes end with the allowance of the email, and then the next code is long. Guesses at long codes need no limit. So
 * a stranger can end a short code for callers without its secret, but not the code that they ask for next.
 */
async function countGuessWithoutSecret(
  deps: ResetDeps,
  { email, otp }: { email: string; otp: string },
): Promise<Guessed | null> {
  const { store } = deps
  const guess = { limit: limits.codeGuess, by: email }
  const isLong = readCode(otp).length === LONG_CODE_LENGTH
  if (!isLong) {
    if ((await countFor(store.db, guess, deps.now())) >= MAX_SHORT_GUESSES) return null
    const count = await store.db.transaction().execute(async (transaction) => {
      await countAttempts(transaction, [guess], getMoment(deps))
      return countFor(transaction, guess, deps.now())
    })
    // Each of several parallel guesses is counted before it is compared.
    if (count > MAX_SHORT_GUESSES) return null
  }
  return findNewestResetRequest(store.db, email, deps.now())
}

function isRight(otp: string, { mailId, codeHash }: Guessed): boolean {
  return timingSafeEqual(Buffer.from(hashCode(mailId, readCode(otp))), Buffer.from(codeHash))
}
