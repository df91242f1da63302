import type { Transaction } from 'kysely'
import { Failure } from '#contract/api/failure.ts'
import type { Context } from '../../platform/context.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { bytesHeldBy } from './bytes-held.ts'
import { findQuota } from './quotas.ts'

/** Number of rows of one purge. Their ids fit into one statement. */
const PURGED_AT_ONCE = 100

/**
 * Call it after adding, in a transaction that holds `lockAccountExclusive`. When the account is over its quota, its
 * oldest deleted trips are purged: they can be restored for as long as their room is not needed.
 * @throws Failure `payload-too-large` when the account is over its quota even without its deleted trips
 */
export async function makeRoom(
  transaction: Transaction<Tables>,
  { config }: Pick<Context, 'config'>,
  accountId: string,
): Promise<void> {
  const quota = await findQuota(transaction, config, accountId)
  let excess = (await bytesHeldBy(transaction, accountId)) - quota.bytes
  while (excess > 0) {
    const oldest = await listOldestDeleted(transaction, accountId)
    if (oldest.length === 0)
      throw new Failure('payload-too-large', quota.isConfirmed ? 'account.full' : 'account.full-unconfirmed')
    const purged = []
    for (const { id, bytes } of oldest) {
      if (excess <= 0) break
      purged.push(id)
      excess -= bytes
    }
    await transaction.deleteFrom('trip').where('id', 'in', purged).execute()
  }
}

function listOldestDeleted(transaction: Transaction<Tables>, accountId: string) {
  return transaction
    .selectFrom('trip')
    .select(['id', 'bytes'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at')
    .orderBy('created_at')
    .limit(PURGED_AT_ONCE)
    .execute()
}
