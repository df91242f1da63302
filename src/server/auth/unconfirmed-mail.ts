import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../store/tables.ts'
import { limits } from './attempt-limits.ts'
import { countAttempts, momentOf, type Attempt } from './attempts.ts'

/** A mail to a mailbox whose owner never agreed to get any: whoever asks for it, it counts for the email. */
export function unconfirmedMailAttempt(email: string): Attempt {
  return { limit: limits.unconfirmedMail, by: email }
}

/** @returns false when the mailbox got enough of such mails today; the mail is then left out in silence */
export async function mayMailUnconfirmed(
  transaction: Transaction<Tables>,
  deps: Pick<Context, 'store' | 'now'>,
  email: string,
): Promise<boolean> {
  return (await countAttempts(transaction, [unconfirmedMailAttempt(email)], momentOf(deps))) === 0
}
