import { MINUTE_MS } from '#contract/text/durations.ts'
import { REAUTHENTICATION_MINUTES } from '#contract/account/second-factor.ts'
import { CLOCK_SLACK_MS } from '../../platform/store/clock-slack.ts'
import type { Context } from '../../platform/context.ts'
import type { Account } from './accounts.store.ts'
import { lacksSecondFactor } from './second-factor.ts'
import { identify } from './sessions.ts'

export type Caller = {
  account: Account
  tokenHash: string
  /** Counts the changes of the account's own lists. */
  listChanges: number
  /** Rights of the account's role that wait until it has a second factor. Null when none wait. */
  withheldRights: Pick<Account, 'isAdmin' | 'role'> | null
  /** The owner showed a password or a passkey within the last minutes. */
  isRecentlyAuthenticated: boolean
}

/**
 * The caller of a request with the rights that count now.
 * @throws Failure `unauthenticated`
 */
export async function identifyCaller(
  deps: Pick<Context, 'store' | 'now' | 'config'>,
  authorization: string | undefined,
): Promise<Caller> {
  const { account, tokenHash, authenticatedAt, listChanges } = await identify(deps, authorization)
  const isLacking = await lacksSecondFactor(deps, account)
  const ageMs = deps.now().getTime() - Date.parse(authenticatedAt)
  return {
    account: isLacking ? { ...account, isAdmin: false, role: null } : account,
    tokenHash,
    listChanges,
    withheldRights: isLacking ? { isAdmin: account.isAdmin, role: account.role } : null,
    // An instant far ahead was noted while a clock was wrong.
    isRecentlyAuthenticated: ageMs <= REAUTHENTICATION_MINUTES * MINUTE_MS && ageMs > -CLOCK_SLACK_MS,
  }
}
