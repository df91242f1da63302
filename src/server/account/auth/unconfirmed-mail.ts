import type { Transaction } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { limits } from '../../platform/throttle/attempt-limits.ts'
import { countAttempts, getMoment, type Attempt } from '../../platform/throttle/attempts.ts'

/**
 * A mail to a mailbox whose owner never agreed to get any: it counts for the mailbox, independent of the person who
 * asks for it.
 */
export function unconfirmedMailAttempt(email: string): Attempt {
  return { limit: limits.unconfirmedMail, by: toMailbox(email) }
}

/** These deliver to one mailbox, wherever the local part has dots. */
const HOSTS_WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com'])

/**
 * The email without what its owner may add: most providers deliver `name+anything@` to `name@`. Only counts use it: where a
 * provider does not do so, two people share five mails a day.
 */
function toMailbox(email: string): string {
  const at = email.lastIndexOf('@')
  const [local, host] = [email.slice(0, at), email.slice(at + 1).toLowerCase()]
  const plain = local.replace(/(?<=.)\+.*$/u, '')
  return HOSTS_WITHOUT_DOTS.has(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`
}

/** @returns false when the mailbox got enough of such mails today; the mail is then left out in silence */
export async function mayMailUnconfirmed(
  transaction: Transaction<Tables>,
  deps: Pick<Context, 'store' | 'now'>,
  email: string,
): Promise<boolean> {
  return (await countAttempts(transaction, [unconfirmedMailAttempt(email)], getMoment(deps))) === 0
}
