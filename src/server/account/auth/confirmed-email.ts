import { Failure } from '#contract/api/failure.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Account } from './accounts.store.ts'

/**
 * True if an account may use what belongs to its email. Without a mail server nobody can be asked, so every email counts
 * as confirmed.
 */
export function isEmailConfirmed(
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  { emailConfirmedAt }: Pick<Account, 'emailConfirmedAt'>,
): boolean {
  return smtpUrl === null || emailConfirmedAt !== null
}

/**
 * Anybody can sign up with somebody else's email. A second factor of a stranger would lock the owner of the mailbox out, and
 * companions whom a stranger invited would stay in the owner's trips.
 * @throws Failure `conflict` before the email is confirmed
 */
export function requireConfirmedEmail(
  config: Pick<Config, 'smtpUrl'>,
  account: Pick<Account, 'emailConfirmedAt'>,
): void {
  if (!isEmailConfirmed(config, account)) throw new Failure('conflict', 'second-factor.unconfirmed-email')
}
