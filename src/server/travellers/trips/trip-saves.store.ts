import type { Executor } from '../../platform/store/database.ts'

type Save = { readonly tripId: string; readonly accountId: string; readonly version: number }

export async function upsertSave(executor: Executor, { tripId, accountId, version }: Save): Promise<void> {
  await executor
    .insertInto('trip_save')
    .values({ trip_id: tripId, account_id: accountId, version })
    .onConflict((conflict) => conflict.columns(['trip_id', 'account_id']).doUpdateSet({ version }))
    .execute()
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
