import type { Executor } from '../../platform/store/database.ts'
import type { DeviceTable } from '../../platform/store/tables.ts'
import type { BrowserName } from './user-agent.ts'

export async function insertDevice(executor: Executor, device: DeviceTable): Promise<void> {
  await executor.insertInto('device').values(device).execute()
}

/** @returns the id of the account's device with one of these secrets */
export async function findDeviceFor(
  executor: Executor,
  email: string,
  secretHashes: readonly string[],
): Promise<string | undefined> {
  const row = await executor
    .selectFrom('device')
    .innerJoin('account', 'account.id', 'device.account_id')
    .select('device.id')
    .where('device.secret_hash', 'in', secretHashes)
    .where('account.email', '=', email)
    .executeTakeFirst()
  return row?.id
}

export async function touchDevice(
  executor: Executor,
  id: string,
  { browser, system, at }: BrowserName & { at: string },
): Promise<void> {
  await executor.updateTable('device').set({ browser, system, last_seen_at: at }).where('id', '=', id).execute()
}

/** The account's devices, the last seen first. */
export async function listDevicesFor(executor: Executor, accountId: string) {
  const rows = await executor
    .selectFrom('device')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('last_seen_at', 'desc')
    .execute()
  return rows.map(({ id, browser, system, created_at, last_seen_at }) => ({
    id,
    browser,
    system,
    createdAt: created_at,
    lastSeenAt: last_seen_at,
  }))
}

/** Their sessions end with them. */
export async function deleteDevices(executor: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await executor.deleteFrom('device').where('id', 'in', ids).execute()
}

/** @param exceptId the id of a device that stays; null: none does */
export async function deleteDevicesFor(
  executor: Executor,
  accountId: string,
  exceptId: string | null = null,
): Promise<void> {
  await executor
    .deleteFrom('device')
    .where('account_id', '=', accountId)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId))
    .execute()
}

export async function deleteDevicesUnseenSince(executor: Executor, instant: string): Promise<void> {
  await executor.deleteFrom('device').where('last_seen_at', '<', instant).execute()
}
