import type { Transaction } from 'kysely'
import { Failure } from '#contract/api/failure.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Context } from '../../platform/context.ts'
import { enqueueMail } from '../../platform/mail/mail-queue.store.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Tables } from '../../platform/store/tables.ts'
import type { Account } from './accounts.store.ts'
import { limits } from '../../platform/throttle/attempt-limits.ts'
import { countAttempts, momentOf, throwIfWaiting } from '../../platform/throttle/attempts.ts'
import { findConfirmation, setEmailConfirmed } from './email-confirmations.store.ts'
import { hashToken } from './tokens.ts'
import { mayMailUnconfirmed, unconfirmedMailAttempt } from './unconfirmed-mail.ts'

type ConfirmationDeps = Context & { mailer: Pick<Mailer, 'wake'> }

/**
 * Whether an account may use what belongs to its email. Without a mail server nobody can be asked, so every email counts
 * as confirmed.
 */
export function isEmailConfirmed(
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  { emailConfirmedAt }: Pick<Account, 'emailConfirmedAt'>,
): boolean {
  return smtpUrl === null || emailConfirmedAt !== null
}

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
    throwIfWaiting(await countAttempts(transaction, attempts, momentOf(deps)), 'email-confirmation.too-often')
    await enqueueQuestion(transaction, deps, account)
  })
  deps.mailer.wake()
}

/** @throws Failure `not-found` for a token that is unknown or no longer valid */
export async function confirmEmail({ store, now }: Pick<Context, 'store' | 'now'>, token: string): Promise<void> {
  const tokenHash = hashToken(token)
  await store.db.transaction().execute(async (transaction) => {
    const confirmation = tokenHash === null ? undefined : await findConfirmation(transaction, tokenHash, now())
    if (confirmation === undefined) throw new Failure('not-found', 'email-confirmation.unknown-link')
    await setEmailConfirmed(transaction, confirmation, now())
  })
}
