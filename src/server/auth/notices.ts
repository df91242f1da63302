import type { Transaction } from 'kysely'
import { enqueueMail } from '../mail/mail-queue.store.ts'
import type { Notice, Tables } from '../store/tables.ts'

/**
 * Warns the owner of an account by mail. The caller wakes the mailer after the commit, else the mail leaves with the
 * queue's next check, within seconds.
 */
export async function enqueueNotice(
  transaction: Transaction<Tables>,
  { notice, ...mail }: { id: string; notice: Notice; recipient: string; at: Date },
): Promise<void> {
  await enqueueMail(transaction, { ...mail, template: notice })
}
