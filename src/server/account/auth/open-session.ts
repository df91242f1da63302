import type { Transaction } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tables } from '../../platform/store/tables.ts'
import type { Account } from './accounts.store.ts'
import { limits } from '../../platform/throttle/attempt-limits.ts'
import { countAttempts, getMoment } from '../../platform/throttle/attempts.ts'
import { rememberDevice, type Browser } from './devices.ts'
import { warnOwner } from './notifications.ts'
import { beginSession } from './sessions.ts'

export type BegunSession = {
  readonly token: string
  readonly account: Account
  /** The browser stores it, so that the account knows this device. */
  readonly deviceCookie: string
  /** A notice to the owner waits in the queue. */
  readonly isNotificationSent: boolean
}

/** Begins a session after the caller has proved to own the account. Warns the owner of a device that is new to it. */
export async function openSession(
  transaction: Transaction<Tables>,
  deps: Context,
  { account, browser }: { account: Account; browser: Browser },
): Promise<BegunSession> {
  const { id, deviceCookie, isUnexpected } = await rememberDevice(transaction, deps, { account, browser })
  const token = await beginSession(transaction, account, { now: deps.now(), deviceId: id })
  const isNotificationSent = isUnexpected && (await warnOfDevice(transaction, deps, { account, browser }))
  return { token, account, deviceCookie, isNotificationSent }
}

/** @returns false when the owner has been warned often today */
async function warnOfDevice(
  transaction: Transaction<Tables>,
  deps: Context,
  { account, browser }: { account: Account; browser: Browser },
): Promise<boolean> {
  const attempt = { limit: limits.deviceNotice, by: account.id }
  if ((await countAttempts(transaction, [attempt], getMoment(deps))) > 0) return false
  const language = account.language ?? browser.language
  await warnOwner(transaction, deps, { notice: 'new-device', account: { ...account, language } })
  return true
}
