import type { Transaction } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { Failure, fieldFailure } from '#contract/api/failure.ts'
import { TOTP_DIGITS, TOTP_PERIOD_SECONDS } from '#contract/account/second-factor.ts'
import type { Context } from '../../platform/context.ts'
import { recordSecurityEvent } from '../security/security-log.ts'
import type { Executor, Store } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'
import type { Account } from './accounts.store.ts'
import { requireConfirmedEmail } from './confirmed-email.ts'
import { limits } from '../../platform/throttle/attempt-limits.ts'
import { forgiveAttempts, limit, type Attempt } from '../../platform/throttle/attempts.ts'
import { warnOwner } from './notifications.ts'
import type { Caller } from './own-sessions.ts'
import { provideRecoveryCodes } from './recovery-codes.ts'
import { getPasswordMark } from './tokens.ts'
import { findTotp, markTotpConfirmed, replaceUnconfirmedTotp, takeTotpStep } from './totp.store.ts'
import { requireUnchangedAccount } from './unchanged-account.ts'

type TotpDeps = Pick<Context, 'store' | 'now' | 'config'>

/** RFC 6238 with the values that every app knows. */
const FORM = { algorithm: 'SHA1', digits: TOTP_DIGITS, period: TOTP_PERIOD_SECONDS } as const

/** RFC 4226 recommends a secret as long as the hash. */
const SECRET_BYTES = 20

/** Clocks of phones differ a little: the code before and the code after the current one are right too. */
const NEIGHBOURS = 1

/** @param issuer how the app calls this installation */
export async function beginTotp(
  { store, now, config }: TotpDeps,
  { caller, issuer }: { caller: Caller; issuer: string },
): Promise<{ secret: string; uri: string }> {
  const { account } = caller
  requireConfirmedEmail(config, account)
  const totp = new TOTP({ ...FORM, issuer, label: account.email, secret: new Secret({ size: SECRET_BYTES }) })
  const secret = totp.secret.base32
  await store.db.transaction().execute(async (transaction) => {
    await requireUnchangedAccount(transaction, caller, store.engine)
    const at = now().toISOString()
    const isNew = await replaceUnconfirmedTotp(transaction, { accountId: account.id, secret, at })
    if (!isNew) throw new Failure('conflict', 'totp.exists')
  })
  return { secret, uri: totp.toString() }
}

/**
 * The first right code makes the app a second factor.
 * @returns recovery codes when the account had none
 */
export async function confirmTotp(deps: Context, caller: Caller, code: string): Promise<string[] | null> {
  const { account } = caller
  const { store, now } = deps
  requireConfirmedEmail(deps.config, account)
  await limit(deps, [totpAttempt(account)], 'second-factor.too-often')
  return store.db.transaction().execute(async (transaction) => {
    await requireUnchangedAccount(transaction, caller, store.engine)
    const totp = await findTotp(transaction, account.id)
    if (!totp || totp.confirmedAt !== null) throw new Failure('conflict', 'totp.not-begun')
    if (!(await takeCodeFor(transaction, { accountId: account.id, secret: totp.secret, code, now: now() })))
      throw fieldFailure('code', 'totp.wrong')
    await markTotpConfirmed(transaction, account.id, now().toISOString())
    // The guesses so far were at the secret of an earlier app.
    const guesses = { cleared: [totpAttempt(account), totpAccountAttempt(account)], takenBack: [] }
    await forgiveAttempts(transaction, guesses, store.engine)
    await warnOwner(transaction, deps, { notice: 'second-factor-on', account })
    await recordSecurityEvent(transaction, deps, { kind: 'second-factor.added', accountId: account.id })
    return provideRecoveryCodes(transaction, { accountId: account.id, at: now().toISOString() })
  })
}

/**
 * Counts before the code is compared.
 * @throws Failure `too-many-requests`
 */
export async function countTotpAttempt(deps: TotpDeps, account: Account): Promise<void> {
  await limit(deps, [totpAttempt(account), totpAccountAttempt(account)], 'second-factor.too-often')
}

/** A right code was no guess. The guesses before it stay counted for the account. */
export async function forgiveTotpAttempt(
  transaction: Transaction<Tables>,
  account: Account,
  engine: Store['engine'],
): Promise<void> {
  const attempts = { cleared: [totpAttempt(account)], takenBack: [totpAccountAttempt(account)] }
  await forgiveAttempts(transaction, attempts, engine)
}

export function totpAttempt(account: Account): Attempt {
  return { limit: limits.totp, by: `${account.id} ${getPasswordMark(account)}` }
}

function totpAccountAttempt({ id }: Account): Attempt {
  return { limit: limits.totpAccount, by: id }
}

/**
 * Accepts a code of a confirmed app once.
 * @returns false for a wrong code, and for one of a time step that was used
 */
export async function takeTotpCode(
  executor: Executor,
  { accountId, code, now }: { accountId: string; code: string; now: Date },
): Promise<boolean> {
  const totp = await findTotp(executor, accountId)
  if (!totp || totp.confirmedAt === null) return false
  return takeCodeFor(executor, { accountId, secret: totp.secret, code, now })
}

type TotpAttempt = { accountId: string; secret: string; code: string; now: Date }

async function takeCodeFor(executor: Executor, { accountId, secret, code, now }: TotpAttempt): Promise<boolean> {
  const step = getStep(code, secret, now)
  return step !== null && takeTotpStep(executor, { accountId, secret, step })
}

function getStep(code: string, secret: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = TOTP.validate({
    ...FORM,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: NEIGHBOURS,
  })
  return delta === null ? null : TOTP.counter({ period: TOTP_PERIOD_SECONDS, timestamp }) + delta
}
