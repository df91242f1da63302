import type { Transaction } from 'kysely'
import { DAY_MS } from '#contract/text/durations.ts'
import { Failure, toFailure } from '#contract/api/failure.ts'
import { fieldError } from '#contract/text/field-error.ts'
import type { EmailChangeState } from '#contract/account/sessions.ts'
import type { Context } from '../../platform/context.ts'
import { enqueueMail } from '../../platform/mail/mail-queue.store.ts'
import { recordSecurityEvent } from '../security/security-log.ts'
import { lockAccountExclusive } from '../../platform/store/account-lock.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { findAccountByEmail, findAccountById, setEmail, type Account } from './accounts.store.ts'
import { limits } from '../../platform/throttle/attempt-limits.ts'
import { countAttempts, limit, getMoment, throwIfWaiting } from '../../platform/throttle/attempts.ts'
import { confirmPassword, type AuthDeps } from './auth.ts'
import {
  deleteEmailChangeFor,
  findEmailChange,
  replaceEmailChange,
  setMailboxConfirmed,
} from './email-changes.store.ts'
import { askForConfirmation } from './email-confirmation.ts'
import { deleteConfirmationsFor } from './email-confirmations.store.ts'
import { warnOwner } from './notifications.ts'
import { endOtherSessions, type Caller } from './own-sessions.ts'
import { isSessionOpen } from './sessions.store.ts'
import { hashToken } from './tokens.ts'
import { requireUnchangedAccount } from './unchanged-account.ts'
import { requireOwner, type LinkOpener } from './require-owner.ts'
import { unconfirmedMailAttempt } from './unconfirmed-mail.ts'

/** Both links work for this time. */
export const LINK_DAYS = 1

/**
 * Changes the email of an account, or asks both mailboxes first. A thief with an unlocked device and the password does
 * not have the old mailbox. It is not asked when its owner never confirmed it, or when there is no mail server.
 * @returns the account as it is now; its email is the old one while the mailboxes are asked
 */
export async function changeEmail(
  deps: AuthDeps,
  caller: Caller & { ip: string },
  { newEmail, password }: { newEmail: string; password: string },
): Promise<Account> {
  const { account, ip } = caller
  const { store, config, mailer } = deps
  await confirmPassword(deps, { account, password, ip })
  await limit(deps, [{ limit: limits.emailChange, by: account.id }])
  const isAsked = config.smtpUrl !== null && account.emailConfirmedAt !== null
  const changed = await store.db.transaction().execute(async (transaction) => {
    await requireUnchangedAccount(transaction, caller, store.engine)
    if (await findAccountByEmail(transaction, newEmail)) throw takenEmail()
    if (!isAsked) return applyChange(transaction, deps, { caller, email: newEmail, emailConfirmedAt: null })
    await askBothMailboxes(transaction, deps, { caller, email: newEmail })
    return account
  })
  mailer.wake()
  return changed
}

async function askBothMailboxes(
  transaction: Transaction<Tables>,
  deps: Context,
  { caller: { account, tokenHash }, email }: { caller: Caller; email: string },
): Promise<void> {
  const { now, newId } = deps
  const attempts = [unconfirmedMailAttempt(email)]
  throwIfWaiting(await countAttempts(transaction, attempts, getMoment(deps)), 'email-confirmation.too-often')
  const at = now()
  const change = { old_mail_id: newId(), new_mail_id: newId() }
  await replaceEmailChange(transaction, {
    ...change,
    account_id: account.id,
    new_email: email,
    session_hash: tokenHash,
    expires_at: new Date(at.getTime() + LINK_DAYS * DAY_MS).toISOString(),
  })
  const old = { id: change.old_mail_id, template: 'email-change-old', recipient: account.email, at } as const
  await enqueueMail(transaction, old)
  const { language } = account
  await enqueueMail(transaction, {
    id: change.new_mail_id,
    template: 'email-change-new',
    recipient: email,
    at,
    language,
  })
}

/**
 * Notes that a mailbox agrees. The second one completes the change. The new mailbox may belong to somebody who does not
 * know the account, so only the owner of the account may open its link.
 * @throws Failure `not-found` for a token that is unknown or no longer valid, `conflict` when the email was taken
 *   since
 */
export async function confirmEmailChange(deps: AuthDeps, token: string, opener: LinkOpener): Promise<EmailChangeState> {
  const { store, now, mailer } = deps
  const tokenHash = hashToken(token)
  const wanted = tokenHash === null ? undefined : await findEmailChange(store.db, tokenHash, now())
  const wanting = wanted && (await findAccountById(store.db, wanted.account_id))
  const isOfNew = wanted?.new_token_hash === tokenHash
  const session = wanting && isOfNew ? await requireOwner(deps, wanting, opener) : null
  const state = await store.db.transaction().execute(async (transaction) => {
    const found = tokenHash === null ? undefined : await findEmailChange(transaction, tokenHash, now())
    if (tokenHash === null || !found) throw unknownLink()
    // Two links may be opened at once. The second waits here, and then sees the first.
    if (!(await lockAccountExclusive(transaction, found.account_id, store.engine))) throw unknownLink()
    if (session !== null && !(await isSessionOpen(transaction, session))) throw toFailure('unauthenticated')
    const change = await findEmailChange(transaction, tokenHash, now())
    const account = await findAccountById(transaction, found.account_id)
    if (!change || !account) throw unknownLink()
    const mailbox = change.old_token_hash === tokenHash ? 'old' : 'new'
    const isOtherConfirmed = (mailbox === 'old' ? change.new_confirmed_at : change.old_confirmed_at) !== null
    if (!isOtherConfirmed) {
      await setMailboxConfirmed(transaction, mailbox, { accountId: account.id, at: now() })
      return 'waiting'
    }
    if (await findAccountByEmail(transaction, change.new_email)) throw takenEmail()
    const caller = { account, tokenHash: change.session_hash }
    // Confirmed since the first mailbox was: its owner has both, and the second factors from that time stay.
    const { emailConfirmedAt } = account
    await applyChange(transaction, deps, { caller, email: change.new_email, emailConfirmedAt })
    return 'done'
  })
  mailer.wake()
  return state
}

/** Other devices would go on with the old email, which calls refuse. So their sessions end. */
async function applyChange(
  transaction: Transaction<Tables>,
  deps: Context,
  { caller, ...next }: { caller: Caller } & Pick<Account, 'email' | 'emailConfirmedAt'>,
): Promise<Account> {
  const { account } = caller
  const changed = { ...account, ...next }
  await setEmail(transaction, changed)
  await deleteEmailChangeFor(transaction, account.id)
  // The links that were mailed to the old email would confirm the new one.
  await deleteConfirmationsFor(transaction, account.id)
  await endOtherSessions(transaction, caller)
  await warnOwner(transaction, deps, { notice: 'email-changed', account })
  await askForConfirmation(transaction, deps, changed)
  await recordSecurityEvent(transaction, deps, { kind: 'email.changed', accountId: account.id })
  return changed
}

function takenEmail(): Failure {
  return new Failure('conflict', 'email.taken', { fields: { newEmail: fieldError('email.taken') } })
}

function unknownLink(): Failure {
  return new Failure('not-found', 'email-change.unknown-link')
}
