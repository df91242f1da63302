import type { ProfileChange, User } from '#contract/auth.ts'
import { Failure, failureOf } from '#contract/failure.ts'
import { fieldError } from '#contract/field-error.ts'
import { enqueueMail } from '../mail/mail-queue.store.ts'
import type { Context } from '../context.ts'
import type { GuideHolder } from '../guide/guide-holder.ts'
import type { Mailer } from '../mail/mailer.ts'
import { markChanged } from '../store/changes.ts'
import {
  findAccountByEmail,
  holdAccount,
  insertAccount,
  setPasswordHash,
  updateProfileOf,
  type Account,
} from './accounts.store.ts'
import { ipAttempts, countAttempts, forgiveAttempts, limit, limits, momentOf, refuseWhileWaiting } from './attempts.ts'
import type { Passwords } from './passwords.ts'
import { spendOneTimeCode, takeTry } from './one-time-codes.store.ts'
import { beginSession } from './sessions.ts'
import { deleteSessionsOf } from './sessions.store.ts'

export type AuthDeps = Context & {
  passwords: Passwords
  mailer: Pick<Mailer, 'wake'>
  guide: Pick<GuideHolder, 'renew'>
}

/** The client's IP, as limits count it. */
type From = { ip: string }

export type BegunSession = { token: string; account: Account }

/** Answers alike, and in the same time, for an unknown email and a wrong password. */
export async function logIn(
  deps: AuthDeps,
  { email, password, ip }: { email: string; password: string } & From,
): Promise<BegunSession> {
  const { store, passwords } = deps
  const pair = { limit: limits.loginPair, by: `${email} ${ip}` }
  const ofEmail = { limit: limits.loginEmail, by: email }
  const ofIp = ipAttempts(deps, 'loginIp', ip)
  await limit(deps, [pair, ofEmail, ...ofIp])
  const account = await findAccountByEmail(store.db, email)
  const isRight = await passwords.verify(password, account?.passwordHash ?? null)
  if (!account || !isRight) throw new Failure('unauthenticated', 'login.wrong')
  return store.db.transaction().execute(async (transaction) => {
    // Checking takes long enough for a reset, which ends every session, to come in between.
    if (!(await holdAccount(transaction, account, store.engine))) throw new Failure('unauthenticated', 'login.wrong')
    await forgiveAttempts(transaction, { cleared: [pair, ofEmail], takenBack: ofIp }, store.engine)
    return { account, token: await beginSession(transaction, account, deps.now()) }
  })
}

export async function signUp(
  deps: AuthDeps,
  { name, email, password, ip }: { name: string; email: string; password: string } & From,
): Promise<BegunSession> {
  const { store, passwords } = deps
  await limit(deps, ipAttempts(deps, 'signupIp', ip))
  const account: Account = {
    id: deps.newId(),
    email,
    name,
    phone: '',
    address: '',
    isAdmin: false,
    passwordHash: await passwords.hash(password),
    createdAt: deps.now().toISOString(),
  }
  return store.db.transaction().execute(async (transaction) => {
    if (!(await insertAccount(transaction, account))) {
      throw new Failure('conflict', 'email.taken', { fields: { email: fieldError('email.taken') } })
    }
    return { account, token: await beginSession(transaction, account, deps.now()) }
  })
}

/**
 * Asks for a one-time code. Whether there is such an account is looked up only when the mail is written, so that neither
 * answer nor time can tell; asking too often is passed over in silence for the same reason.
 */
export async function requestOneTimeCode(deps: AuthDeps, { email, ip }: { email: string } & From) {
  const { store, now, newId, mailer } = deps
  await limit(deps, ipAttempts(deps, 'codeIp', ip))
  await store.db.transaction().execute(async (transaction) => {
    const wait = await countAttempts(transaction, [{ limit: limits.codeEmail, by: email }], momentOf(deps))
    if (wait === 0) {
      await enqueueMail(transaction, { id: newId(), template: 'one-time-code', recipient: email, at: now() })
    }
  })
  mailer.wake()
}

/** Sets a new password by a one-time code and ends every session. Every kind of refusal looks alike. */
export async function resetPassword(
  deps: AuthDeps,
  { email, otp, newPassword, ip }: { email: string; otp: string; newPassword: string } & From,
): Promise<void> {
  const { store, passwords } = deps
  const ofIp = ipAttempts(deps, 'resetIp', ip)
  const attempts = [{ limit: limits.resetEmail, by: email }, ...ofIp]
  const { account, codeHash } = await store.db.transaction().execute(async (transaction) => {
    // Both counters in one commit: a second one, for a living code, could be told by its time.
    refuseWhileWaiting(await countAttempts(transaction, attempts, momentOf(deps)))
    const found = await findAccountByEmail(transaction, email)
    const hash = found ? await takeTry(transaction, found.id, deps.now()) : null
    return { account: found, codeHash: hash }
  })
  const isRight = await passwords.verify(otp, codeHash)
  if (!account || codeHash === null || !isRight) throw new Failure('invalid-input', 'one-time-code.wrong')
  const passwordHash = await passwords.hash(newPassword)
  await store.db.transaction().execute(async (transaction) => {
    if (!(await spendOneTimeCode(transaction, account.id, codeHash))) {
      throw new Failure('invalid-input', 'one-time-code.wrong')
    }
    await setPasswordHash(transaction, account.id, passwordHash)
    await deleteSessionsOf(transaction, account.id)
  })
}

/** Changes what is given and leaves the rest. A new name is that of one's reviews too. */
export async function changeProfile(deps: AuthDeps, account: Account, change: ProfileChange): Promise<Account> {
  const { store, guide } = deps
  const changed = await store.db.transaction().execute(async (transaction) => {
    const found = await updateProfileOf(transaction, account.id, change)
    if (!found) throw failureOf('unauthenticated')
    if (found.name !== account.name) await markChanged(transaction, 'reviews')
    return found
  })
  if (changed.name !== account.name) await guide.renew().catch(() => undefined)
  return changed
}

/** Asks for the password again. @throws Failure `forbidden` when it is wrong */
export async function confirmPassword(
  deps: AuthDeps,
  { account, password, ip }: { account: Account; password: string } & From,
): Promise<void> {
  await limit(deps, [{ limit: limits.loginPair, by: `${account.email} ${ip}` }])
  if (await deps.passwords.verify(password, account.passwordHash)) return
  throw new Failure('forbidden', 'password.wrong', { fields: { password: fieldError('password.wrong') } })
}

/** The account as its owner sees it. */
export function userOf(account: Account): User {
  const { id, name, email, phone, address, isAdmin } = account
  return { id, _id: id, name, email, phone, address, isAdmin }
}
