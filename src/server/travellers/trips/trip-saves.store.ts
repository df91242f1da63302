import type { Executor } from '../../platform/store/database.ts'

type Save = { readonly tripId: string; readonly accountId: string; readonly version: number }

export async function upsertSave(executor: Executor, { tripId, accountId, version }: Save): Promise<void> {
  await executor
    .insertInto('trip_save')
    .values({ trip_id: tripId, account_id: accountId, version })
    .onConflict((conflict) => conflict.columns(['trip_id', 'account_id']).doUpdateSet({ version }))
    .execute()
}

/**
 * A trip of one person notes no saves. When somebody joins it, what its owner has saved so far counts as the last one:
 * a save that was sent before and arrives after is not merged either.
 */
export async function noteSavesOfOwner(executor: Executor, tripId: string): Promise<void> {
  const trip = await executor
    .selectFrom('trip')
    .select(['account_id as accountId', 'version'])
    .where('id', '=', tripId)
    .executeTakeFirst()
  if (trip) await upsertSave(executor, { tripId, ...trip })
}

/** True if the person has saved a later version of the trip. */
export async function hasSavedSince(executor: Executor, { tripId, accountId, version }: Save): Promise<boolean> {
  const row = await executor
    .selectFrom('trip_save')
    .select('version')
    .where('trip_id', '=', tripId)
    .where('account_id', '=', accountId)
    .where('version', '>', version)
    .executeTakeFirst()
  return row !== undefined
}
