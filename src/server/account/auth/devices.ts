import type { Transaction } from 'kysely'
import { DAY_MS } from '#contract/text/durations.ts'
import type { LanguageCode } from '#contract/messages/languages.ts'
import type { Context } from '../../platform/context.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'
import type { Account } from './accounts.store.ts'
import { deleteDevices, findDeviceFor, insertDevice, listDevicesFor, touchDevice } from './devices.store.ts'
import { createSecret, hashToken } from './tokens.ts'
import { nameBrowser } from './user-agent.ts'

/** The browser of a caller. */
export type Browser = {
  readonly userAgent: string
  /** Secrets of the accounts that have logged in there, the latest last. */
  readonly deviceCookie: string
  /** The language of the page that the browser shows. */
  readonly language: LanguageCode
}

/** A device that was not used for this time is forgotten. */
export const DEVICE_RETENTION_MS = 365 * DAY_MS

/** Accounts that one browser is known to. Further ones replace the first. */
const MAX_SECRETS = 5

/** Devices of one account. Each login of a program without cookies adds one. */
const MAX_DEVICES = 100

/** @returns the id of the device if the account of that email has been used in this browser before */
export async function recognizeDevice(
  executor: Executor,
  email: string,
  { deviceCookie }: Browser,
): Promise<string | undefined> {
  const hashes = secretsIn(deviceCookie).flatMap((secret) => hashToken(secret) ?? [])
  return hashes.length === 0 ? undefined : findDeviceFor(executor, email, hashes)
}

type RememberedDevice = {
  readonly id: string
  readonly deviceCookie: string
  /** The account has been used elsewhere before, but not here. */
  readonly isUnexpected: boolean
}

/** Notes that an account is used in a browser. A new device gets a secret, which the browser stores. */
export async function rememberDevice(
  transaction: Transaction<Tables>,
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  { account, browser }: { account: Account; browser: Browser },
): Promise<RememberedDevice> {
  const at = now().toISOString()
  const name = nameBrowser(browser.userAgent)
  const known = await recognizeDevice(transaction, account.email, browser)
  if (known !== undefined) {
    await touchDevice(transaction, known, { ...name, at })
    return { id: known, deviceCookie: secretsIn(browser.deviceCookie).join('.'), isUnexpected: false }
  }
  const others = await listDevicesFor(transaction, account.id)
  await deleteDevices(
    transaction,
    others.slice(MAX_DEVICES - 1).map(({ id }) => id),
  )
  const id = newId()
  const { secret, hash } = createSecret()
  const row = { id, account_id: account.id, secret_hash: hash, ...name, created_at: at, last_seen_at: at }
  await insertDevice(transaction, row)
  const secrets = [...secretsIn(browser.deviceCookie).slice(1 - MAX_SECRETS), secret]
  return { id, deviceCookie: secrets.join('.'), isUnexpected: others.length > 0 }
}

function secretsIn(deviceCookie: string): string[] {
  return deviceCookie
    .split('.')
    .filter((secret) => hashToken(secret) !== null)
    .slice(-MAX_SECRETS)
}
