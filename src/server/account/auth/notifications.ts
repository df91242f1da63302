import type { Transaction } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { enqueueMail } from '../../platform/mail/mail-queue.store.ts'
import type { Notice, Tables } from '../../platform/store/tables.ts'
import type { Account } from './accounts.store.ts'
import { isEmailConfirmed } from './confirmed-email.ts'
import { mayMailUnconfirmed } from './unconfirmed-mail.ts'

type QueuedNotice = {
  id: string
  notice: Notice
  recipient: string
  at: Date
  /** The language of an account that no longer has that email. */
  language?: Account['language']
}

/**
 * Warns the owner of an account by mail. The caller wakes the mailer after the commit, else the mail leaves with the
 * queue's next check, within seconds.
 */
export async function enqueueNotification(
  transaction: Transaction<Tables>,
  { notice, ...mail }: QueuedNotice,
): Promise<void> {
  await enqueueMail(transaction, { ...mail, template: notice })
}

/**
 * Warns the owner of an action of a session. An email that was never confirmed may be a stranger's, so it gets few
 * mails.
 */
export async function warnOwner(
  transaction: Transaction<Tables>,
  deps: Context,
  { notice, account }: { notice: Notice; account: Pick<Account, 'email' | 'emailConfirmedAt' | 'language'> },
): Promise<void> {
  const { email, language } = account
  if (!isEmailConfirmed(deps.config, account) && !(await mayMailUnconfirmed(transaction, deps, email))) return
  await enqueueNotification(transaction, { id: deps.newId(), notice, recipient: email, at: deps.now(), language })
}
