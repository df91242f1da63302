import { Failure } from '#contract/api/failure.ts'
import type { Context } from '../../platform/context.ts'
import type { Account } from './accounts.store.ts'

/**
 * Only a caller who has proved to own the account learns of the suspension.
 * @throws Failure `forbidden` for a suspended account
 */
export function refuseSuspended({ config }: Pick<Context, 'config'>, { suspendedAt }: Account): void {
  if (suspendedAt === null) return
  if (config.securityContact === null) throw new Failure('forbidden', 'login.suspended')
  const contact = config.securityContact.replace(/^mailto:/, '')
  throw new Failure('forbidden', { code: 'login.suspended-ask', values: { contact } })
}
