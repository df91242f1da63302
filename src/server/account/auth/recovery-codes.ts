import { createHash, randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { RECOVERY_CODE_COUNT } from '#contract/account/second-factor.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'
import {
  consumeRecoveryCode,
  countRecoveryCodes,
  deleteRecoveryCodesFor,
  insertRecoveryCodes,
} from './recovery-codes.store.ts'

/** 80 random bits. Nobody guesses them, so a fast hash is enough and no wait slows the owner. */
const CODE_BYTES = 10

/** The alphabet of RFC 4648 in lower case. It has no 0, 1, 8 and 9, which look like letters. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** `at`: when they are made, ISO 8601 in UTC. */
type CodesFor = { accountId: string; at: string }

/** @returns new codes when the account has none */
export async function provideRecoveryCodes(
  transaction: Transaction<Tables>,
  owned: CodesFor,
): Promise<string[] | null> {
  return (await countRecoveryCodes(transaction, owned.accountId)) > 0 ? null : replaceRecoveryCodes(transaction, owned)
}

/** @returns the new codes. Only their hashes are stored, so they cannot be shown again. */
export async function replaceRecoveryCodes(
  transaction: Transaction<Tables>,
  { accountId, at }: CodesFor,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, createRecoveryCode)
  await deleteRecoveryCodesFor(transaction, accountId)
  await insertRecoveryCodes(transaction, { accountId, hashes: codes.map(toHash), at })
  return codes
}

/** Accepts a code once, however it is written. */
export function takeRecoveryCode(executor: Executor, accountId: string, code: string): Promise<boolean> {
  return consumeRecoveryCode(executor, { accountId, hash: toHash(code) })
}

/** Such as `abcd-efgh-ijkl-mnop`. */
function createRecoveryCode(): string {
  const bits = Array.from(randomBytes(CODE_BYTES), (byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = bits.match(/.{5}/g)?.map((five) => ALPHABET.charAt(Number.parseInt(five, 2))) ?? []
  return letters.join('').match(/.{4}/g)?.join('-') ?? ''
}

function toHash(code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z2-7]/g, '')
  return createHash('sha256').update(letters).digest('base64url')
}
