import type { Reader } from '../store/open.ts'
import { prepare } from '../store/prepared.ts'
import { accountOf, type Account } from './accounts.store.ts'

export type Session = {
  tokenHash: string
  createdAt: string
  lastUsedAt: string
  account: Account
}

export async function insertSession(
  reader: Reader,
  session: { tokenHash: string; accountId: string; at: string },
): Promise<void> {
  const { tokenHash, accountId, at } = session
  await reader
    .insertInto('session')
    .values({ token_hash: tokenHash, account_id: accountId, created_at: at, last_used_at: at })
    .execute()
}

const selectSession = prepare((reader, { tokenHash }: { tokenHash: string }) =>
  reader
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .selectAll('account')
    .select(['session.token_hash', 'session.created_at as session_created_at', 'session.last_used_at'])
    .where('session.token_hash', '=', tokenHash),
)

/** The session with its account as it is now: a change of role counts from the next request on. */
export async function findSession(reader: Reader, tokenHash: string): Promise<Session | undefined> {
  const [row] = await selectSession(reader, { tokenHash })
  return (
    row && {
      tokenHash: row.token_hash,
      createdAt: row.session_created_at,
      lastUsedAt: row.last_used_at,
      account: accountOf(row),
    }
  )
}

export async function listSessionsOf(reader: Reader, accountId: string) {
  const rows = await reader
    .selectFrom('session')
    .select(['created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({ createdAt: row.created_at, lastUsedAt: row.last_used_at }))
}

/** A session that was begun while a clock was ahead ages from its first use after that. */
export async function touchSession(reader: Reader, tokenHash: string, at: string): Promise<void> {
  await reader
    .updateTable('session')
    .set((column) => ({
      last_used_at: at,
      created_at: column.case().when('created_at', '>', at).then(at).else(column.ref('created_at')).end(),
    }))
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function deleteSession(reader: Reader, tokenHash: string): Promise<void> {
  await reader.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessionsOf(reader: Reader, accountId: string): Promise<void> {
  await reader.deleteFrom('session').where('account_id', '=', accountId).execute()
}

/** Sessions that nobody can use any more. */
export async function deleteSessionsUnusedSince(reader: Reader, instant: string): Promise<void> {
  await reader.deleteFrom('session').where('last_used_at', '<', instant).execute()
}
