import type { Transaction } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { limits } from '../../platform/throttle/attempt-limits.ts'
import { countAttempts, momentOf, type Attempt } from '../../platform/throttle/attempts.ts'

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
