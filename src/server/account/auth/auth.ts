import type { ProfileChange, User } from '#contract/account/auth.ts'
import { Failure, toFailure } from '#contract/api/failure.ts'
import { fieldError } from '#contract/text/field-error.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Context } from '../../platform/context.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import { markReviewsChanged } from '../../guide/place-ratings.store.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { SecurityEventCounts } from '../security/event-counts.ts'
import { recordSecurityEvent } from '../security/security-log.ts'
import {
  findAccountByEmail,
  lockUnchangedAccount,
  insertAccount,
  updateProfileFor,
  type Account,
} from './accounts.store.ts'
import { limits } from '../../platform/throttle/attempt-limits.ts'
import { attemptsBy, forgiveAttempts, limit } from '../../platform/throttle/attempts.ts'
import { recognizeDevice, type Browser } from './devices.ts'
import { isEmailConfirmed } from './confirmed-email.ts'
import { askForConfirmation } from './email-confirmation.ts'
import { onFullDisk } from './on-full-disk.ts'
import { openSession, type BegunSession } from './open-session.ts'
import type { Passwords } from './passwords.ts'
import { refuseSuspended } from './refuse-suspended.ts'
import { requireSecondFactor } from './second-factor-login.ts'

export type AuthDeps = Context & {
  passwords: Passwords
  mailer: Pick<Mailer, 'wake'>
  guide: Pick<GuideHolder, 'renew'>
  securityCounts: Pick<SecurityEventCounts, 'add'>
}

/** The client's IP as limits count it. */
type WithIp = { ip: string }

type Login = { email: string; password: string; browser: Browser } & WithIp

/**
 * An unknown email and a wrong password get the same answer in the same time.
 * @throws Failure `second-factor-required` with a ticket, for an account with a second factor
 */
export async function logIn(deps: AuthDeps, login: Login): Promise<BegunSession> {
  return onFullDisk(deps, await findAccountByEmail(deps.store.db, login.email), () => checkLogin(deps, login))
}

async function checkLogin(deps: AuthDeps, login: Login): Promise<BegunSession> {
  const { store, mailer } = deps
  const { browser, ip } = login
  const attempts = await loginAttempts(deps, login)
  await limit(deps, [...attempts.cleared, ...attempts.takenBack]).catch((refusal: unknown) => {
    if (refusal instanceof Failure) deps.securityCounts.add({ kind: 'login.delayed', ip })
    throw refusal
  })
  const account = await checkCredentials(deps, login)
  refuseSuspended(deps, account)
  const admission = await store.db.transaction().execute(async (transaction) => {
    // The check of the password takes long. A reset or a suspension, which end all sessions, may come in between.
    if (!(await lockUnchangedAccount(transaction, account, store.engine)))
      throw new Failure('unauthenticated', 'login.wrong')
    await forgiveAttempts(transaction, attempts, store.engine)
    const pendingLogin = await requireSecondFactor(transaction, account, deps.now())
    if (pendingLogin) return { pendingLogin }
    const session = await openSession(transaction, deps, { account, browser })
    await recordSecurityEvent(transaction, deps, { kind: 'login', accountId: account.id, ip })
    return session
  })
  // Thrown after the commit, which keeps the ticket.
  if ('pendingLogin' in admission) throw toFailure('second-factor-required', admission)
  if (admission.isNotificationSent) mailer.wake()
  return admission
}

/** Strangers cannot use up the attempts of a device that the account knows. */
async function loginAttempts(deps: AuthDeps, { email, ip, browser }: Login) {
  const device = await recognizeDevice(deps.store.db, email, browser)
  if (device !== undefined) return { cleared: [{ limit: limits.loginDevice, by: device }], takenBack: [] }
  const pair = { limit: limits.loginPair, by: `${email} ${ip}` }
  const ofEmail = { limit: limits.loginEmail, by: email }
  return { cleared: [pair, ofEmail], takenBack: attemptsBy(deps, 'loginIp', ip) }
}

async function checkCredentials(
  { store, passwords, securityCounts }: AuthDeps,
  { email, password, ip }: Login,
): Promise<Account> {
  const account = await findAccountByEmail(store.db, email)
  const isRight = await passwords.verify(password, account?.passwordHash ?? null)
  if (account && isRight) return account
  securityCounts.add({ kind: 'login.refused', accountId: account?.id, ip })
  throw new Failure('unauthenticated', 'login.wrong')
}

export async function signUp(
  deps: AuthDeps,
  { name, email, password, browser, ip }: Login & { name: string },
): Promise<BegunSession> {
  const { store, passwords, mailer } = deps
  await limit(deps, [...attemptsBy(deps, 'signupIp', ip), ...attemptsBy(deps, 'signupIpDay', ip)])
  const account: Account = {
    id: deps.newId(),
    email,
    name,
    phone: '',
    address: '',
    isAdmin: false,
    role: null,
    passwordHash: await passwords.hash(password),
    createdAt: deps.now().toISOString(),
    emailConfirmedAt: null,
    suspendedAt: null,
    language: browser.language,
  }
  const begun = await store.db.transaction().execute(async (transaction) => {
    if (!(await insertAccount(transaction, account))) {
      throw new Failure('conflict', 'email.taken', { fields: { email: fieldError('email.taken') } })
    }
    const session = await openSession(transaction, deps, { account, browser })
    await askForConfirmation(transaction, deps, account)
    await recordSecurityEvent(transaction, deps, { kind: 'sign-up', accountId: account.id, ip })
    return session
  })
  mailer.wake()
  return begun
}

/** Changes only the given fields. A new name appears on the account's reviews too. */
export async function changeProfile(deps: AuthDeps, account: Account, change: ProfileChange): Promise<Account> {
  const { store, guide } = deps
  const changed = await store.db.transaction().execute(async (transaction) => {
    const found = await updateProfileFor(transaction, account.id, change)
    if (!found) throw toFailure('unauthenticated')
    if (found.name !== account.name) await markReviewsChanged(transaction, { authorId: account.id })
    return found
  })
  if (changed.name !== account.name) await guide.renew().catch(() => undefined)
  return changed
}

/**
 * Checks the password of a session's account again.
 * @throws Failure `forbidden` when it is wrong
 */
export async function confirmPassword(
  deps: AuthDeps,
  { account, password, ip }: { account: Account; password: string } & WithIp,
): Promise<void> {
  const { store, passwords, securityCounts } = deps
  const attempt = { limit: limits.confirmation, by: account.id }
  await limit(deps, [attempt])
  if (!(await passwords.verify(password, account.passwordHash))) {
    securityCounts.add({ kind: 'password.refused', accountId: account.id, ip })
    throw new Failure('forbidden', 'password.wrong', { fields: { password: fieldError('password.wrong') } })
  }
  await store.db
    .transaction()
    .execute((transaction) => forgiveAttempts(transaction, { cleared: [attempt], takenBack: [] }, store.engine))
}

/** The account as its owner sees it. */
export function userFor(config: Pick<Config, 'smtpUrl'>, account: Account): User {
  const { id, name, email, phone, address, isAdmin, role, language } = account
  const profile = { id, _id: id, name, email, phone, address, isAdmin }
  const own = { ...profile, ...(role && { role }), ...(language && { language }) }
  return isEmailConfirmed(config, account) ? own : { ...own, mustConfirmEmail: true }
}
