import { canOpenAdmin } from '#contract/api/permissions.ts'
import type { Context } from '../../platform/context.ts'
import { withReserve } from '../../platform/files/disk-reserve.ts'
import type { Account } from './accounts.store.ts'

/**
 * A step of a login. On a full disk it may use the reserve if the account may open the admin panel: somebody must be
 * able to find the cause of the full disk. Limits on attempts count as ever.
 */
export function onFullDisk<T>(context: Context, account: Account | undefined, step: () => Promise<T>): Promise<T> {
  return account && canOpenAdmin(account) ? withReserve(context, step) : step()
}
