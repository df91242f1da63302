import type { Transaction } from 'kysely'
import { toFailure } from '#contract/api/failure.ts'
import type { Context } from '../../platform/context.ts'
import { enqueueMail } from '../../platform/mail/mail-queue.store.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { requireAccountExclusive } from '../../platform/store/account-lock.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { findAccountById, type Account } from './accounts.store.ts'
import { limits } from '../../platform/throttle/attempt-limits.ts'
import { countAttempts, getMoment, throwIfWaiting } from '../../platform/throttle/attempts.ts'
import { isEmailConfirmed } from './confirmed-email.ts'
import { mayMailUnconfirmed, unconfirmedMailAttempt } from './unconfirmed-mail.ts'

type ConfirmationDeps = Context & { mailer: Pick<Mailer, 'wake'> }

/**
 * Asks by mail to confirm the email of an account, unless that mailbox got enough such mails today. The caller wakes the
 * mailer.
 */
export async function askForConfirmation(
  transaction: Transaction<Tables>,
  deps: Context,
  account: Account,
): Promise<void> {
  if (isEmailConfirmed(deps.config, account)) return
  if (await mayMailUnconfirmed(transaction, deps, account.email)) await enqueueQuestion(transaction, deps, account)
}

async function enqueueQuestion(
  transaction: Transaction<Tables>,
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  { email }: Account,
): Promise<void> {
  await enqueueMail(transaction, { id: newId(), template: 'email-confirmation', recipient: email, at: now() })
}

/** @throws Failure `too-many-requests` when the last mail is too recent */
export async function askForConfirmationAgain(deps: ConfirmationDeps, account: Account): Promise<void> {
  if (isEmailConfirmed(deps.config, account)) return
  await deps.store.db.transaction().execute(async (transaction) => {
    const attempts = [{ limit: limits.confirmationMail, by: account.id }, unconfirmedMailAttempt(account.email)]
    throwIfWaiting(await countAttempts(transaction, attempts, getMoment(deps)), 'email-confirmation.too-often')
    // The email may be confirmed or another one since it was read.
    await requireAccountExclusive(transaction, account.id, deps.store.engine)
    const current = await findAccountById(transaction, account.id)
    if (current?.email !== account.email || current.emailConfirmedAt !== null) throw toFailure('conflict')
    await enqueueQuestion(transaction, deps, current)
  })
  deps.mailer.wake()
}
