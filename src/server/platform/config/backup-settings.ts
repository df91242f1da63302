import { bech32 } from '@scure/base'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/text/durations.ts'

/** The parsers of the variables for backups. Each returns undefined for a wrong value. */

/** A key for files in the format of age (https://age-encryption.org). A recipient encrypts only. */
export type BackupKey = { readonly kind: 'passphrase' | 'recipient' | 'identity'; readonly text: string }

const UNITS: Readonly<Record<string, number>> = { m: MINUTE_MS, h: HOUR_MS, d: DAY_MS }

/** Such as `6h` or `7d`, from ten minutes to a year; in milliseconds. */
export function parseInterval(text: string): number | undefined {
  const [, amount = '', unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? []
  const duration = Number(amount) * (UNITS[unit] ?? 0)
  return duration >= 10 * MINUTE_MS && duration <= 365 * DAY_MS ? duration : undefined
}

export function parseBackupCount(text: string): number | undefined {
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return count >= 1 ? count : undefined
}

/** Anybody with the file can guess a short passphrase. */
const PASSPHRASE_MIN_LENGTH = 16

/** A recipient or an identity that was mistyped would fail at the first backup, or encrypt for nobody. */
export function parseBackupKey(text: string): BackupKey | undefined {
  if (/^age1/i.test(text)) return isWhole(text, /^age1[0-9a-z]{58,}$/) ? { kind: 'recipient', text } : undefined
  if (/^AGE-SECRET-KEY-/i.test(text))
    return isWhole(text, /^AGE-SECRET-KEY-[0-9A-Z-]{50,}$/) ? { kind: 'identity', text } : undefined
  return text.length >= PASSPHRASE_MIN_LENGTH ? { kind: 'passphrase', text } : undefined
}

/** The checksum at the end is wrong if a letter was mistyped. Recipients may be longer than Bech32 was made for. */
function isWhole(text: string, form: RegExp): boolean {
  return form.test(text) && bech32.decodeUnsafe(text, false) !== undefined
}
