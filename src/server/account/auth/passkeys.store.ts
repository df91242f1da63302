import * as z from 'zod/mini'
import type { Executor } from '../../platform/store/database.ts'
import type { PasskeyChallengeTable, PasskeyTable } from '../../platform/store/tables.ts'

const Transports = z.array(z.string())

export type StoredPasskey = {
  id: string
  accountId: string
  credentialId: string
  /** COSE in base64url. */
  publicKey: string
  counter: number
  transports: readonly string[]
  name: string
  createdAt: string
  lastUsedAt: string | null
}

export async function listPasskeys(executor: Executor, accountId: string): Promise<StoredPasskey[]> {
  const rows = await executor
    .selectFrom('passkey')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  return rows.map(getPasskey)
}

export async function findPasskey(executor: Executor, credentialId: string): Promise<StoredPasskey | undefined> {
  const row = await executor
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row && getPasskey(row)
}

/** @returns false when the credential is stored already */
export async function insertPasskey(executor: Executor, passkey: StoredPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto('passkey')
    .values({
      id: passkey.id,
      account_id: passkey.accountId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      name: passkey.name,
      created_at: passkey.createdAt,
      last_used_at: passkey.lastUsedAt,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** @returns false when another use of the passkey was faster */
export async function notePasskeyUse(
  executor: Executor,
  { passkey, counter, at }: { passkey: StoredPasskey; counter: number; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('passkey')
    .set({ counter, last_used_at: at })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type Owned = { id: string; accountId: string }

/** @returns false when the account has no such passkey */
export async function renamePasskeyFor(executor: Executor, { id, accountId }: Owned, name: string): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** @returns false when the account has no such passkey */
export async function deletePasskeyFor(executor: Executor, { id, accountId }: Owned): Promise<boolean> {
  const { numDeletedRows } = await executor
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function deletePasskeysBefore(executor: Executor, accountId: string, instant: string): Promise<void> {
  await executor.deleteFrom('passkey').where('account_id', '=', accountId).where('created_at', '<', instant).execute()
}

export async function deletePasskeysFor(executor: Executor, accountId: string): Promise<void> {
  await executor.deleteFrom('passkey').where('account_id', '=', accountId).execute()
}

type Challenge = { hash: string; accountId: string | null; purpose: PasskeyChallengeTable['purpose'] }

export async function insertChallenge(
  executor: Executor,
  { hash, accountId, purpose, expiresAt }: Challenge & { expiresAt: string },
): Promise<void> {
  await executor
    .insertInto('passkey_challenge')
    .values({ challenge_hash: hash, account_id: accountId, purpose, expires_at: expiresAt })
    .execute()
}

/** @returns false when the challenge is unknown, used, for something else, or older than `now` allows */
export async function consumeChallenge(
  executor: Executor,
  { hash, accountId, purpose, now }: Challenge & { now: string },
): Promise<boolean> {
  const { numDeletedRows } = await executor
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function deleteChallengesFor(executor: Executor, accountId: string): Promise<void> {
  await executor.deleteFrom('passkey_challenge').where('account_id', '=', accountId).execute()
}

export async function deleteChallengesExpiredBefore(executor: Executor, instant: string): Promise<void> {
  await executor.deleteFrom('passkey_challenge').where('expires_at', '<', instant).execute()
}

function getPasskey(row: PasskeyTable): StoredPasskey {
  return {
    id: row.id,
    accountId: row.account_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: Transports.parse(JSON.parse(row.transports)),
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }
}
