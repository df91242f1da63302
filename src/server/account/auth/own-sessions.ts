import type { Transaction } from 'kysely'
import type { OwnSession } from '#contract/account/sessions.ts'
import { toFailure } from '#contract/api/failure.ts'
import type { Context } from '../../platform/context.ts'
import type { Tables } from '../../platform/store/tables.ts'
import type { Account } from './accounts.store.ts'
import { deleteDevices, deleteDevicesFor } from './devices.store.ts'
import { isExpired } from './sessions.ts'
import { deleteSession, deleteSessionsBut, listSessionsFor, type SessionOfAccount } from './sessions.store.ts'

/** The account and the session of the caller. */
export type Caller = { readonly account: Account; readonly tokenHash: string }

type Deps = Pick<Context, 'store' | 'now'>

export async function listOwnSessions({ store, now }: Deps, { account, tokenHash }: Caller): Promise<OwnSession[]> {
  const sessions = await listSessionsFor(store.db, account.id)
  return sessions
    .filter((session) => !isExpired({ ...session, account }, now()))
    .map(({ tokenHash: hash, deviceId: _deviceId, ...session }) => ({ ...session, isCurrent: hash === tokenHash }))
}

/**
 * Forgets the device too, so that a later login there warns the owner.
 * @throws Failure `not-found` when the account has no such session
 */
export async function endOwnSession({ store }: Deps, caller: Caller, id: string): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const sessions = await listSessionsFor(transaction, caller.account.id)
    const ended = sessions.find((session) => session.id === id)
    if (!ended) throw toFailure('not-found')
    await deleteSession(transaction, ended.tokenHash)
    const deviceId = ended.deviceId
    if (deviceId !== null && deviceId !== getDevice(sessions, caller)) await deleteDevices(transaction, [deviceId])
  })
}

/** Forgets all devices but this one. */
export async function endOtherSessions(transaction: Transaction<Tables>, caller: Caller): Promise<void> {
  const { account, tokenHash } = caller
  const own = getDevice(await listSessionsFor(transaction, account.id), caller)
  await deleteSessionsBut(transaction, account.id, tokenHash)
  await deleteDevicesFor(transaction, account.id, own)
}

function getDevice(sessions: readonly SessionOfAccount[], { tokenHash }: Caller): string | null {
  return sessions.find((session) => session.tokenHash === tokenHash)?.deviceId ?? null
}
