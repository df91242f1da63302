import type { Rights } from '#contract/api/permissions.ts'
import type { Executor } from '../../platform/store/database.ts'
import { prepare } from '../../platform/store/prepared.ts'
import { getAccount, type Account } from './accounts.store.ts'
import type { BrowserName } from './user-agent.ts'

export type Session = {
  tokenHash: string
  createdAt: string
  lastUsedAt: string
  /** Instant at which the owner last showed a password or a passkey in this session. */
  authenticatedAt: string
  account: Account
  /** Counts the changes of the account's own lists. */
  listChanges: number
}

export async function insertSession(
  executor: Executor,
  session: { tokenHash: string; accountId: string; deviceId: string | null; at: string },
): Promise<void> {
  const { tokenHash, accountId, deviceId, at } = session
  await executor
    .insertInto('session')
    .values({
      id: crypto.randomUUID(),
      token_hash: tokenHash,
      account_id: accountId,
      device_id: deviceId,
      created_at: at,
      last_used_at: at,
      authenticated_at: at,
    })
    .execute()
}

const selectSession = prepare((executor, { tokenHash }: { tokenHash: string }) =>
  executor
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .selectAll('account')
    .select([
      'session.token_hash',
      'session.created_at as session_created_at',
      'session.last_used_at',
      'session.authenticated_at',
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('account.suspended_at', 'is', null),
)

/** Reads the account with the session, so that a change of role counts from the next request on. */
export async function findSession(executor: Executor, tokenHash: string): Promise<Session | undefined> {
  const [row] = await selectSession(executor, { tokenHash })
  return (
    row && {
      tokenHash: row.token_hash,
      createdAt: row.session_created_at,
      lastUsedAt: row.last_used_at,
      authenticatedAt: row.authenticated_at,
      account: getAccount(row),
      listChanges: row.list_changes,
    }
  )
}

/** SQLite and Postgres take at most some ten thousand values in a statement. */
const HASHES_PER_STATEMENT = 500

export type OpenSession = Pick<Session, 'tokenHash' | 'createdAt' | 'lastUsedAt'> & { account: Rights }

/** Those of accounts that are not suspended. */
export async function listOpenSessions(executor: Executor, tokenHashes: readonly string[]): Promise<OpenSession[]> {
  const sessions: OpenSession[] = []
  for (let start = 0; start < tokenHashes.length; start += HASHES_PER_STATEMENT) {
    const rows = await executor
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select([
        'session.token_hash',
        'session.created_at',
        'session.last_used_at',
        'account.is_admin',
        'account.staff_role',
      ])
      .where('session.token_hash', 'in', tokenHashes.slice(start, start + HASHES_PER_STATEMENT))
      .where('account.suspended_at', 'is', null)
      .execute()
    for (const row of rows) {
      sessions.push({
        tokenHash: row.token_hash,
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
        account: { isAdmin: row.is_admin === 1, role: row.staff_role },
      })
    }
  }
  return sessions
}

export type SessionOfAccount = BrowserName & {
  id: string
  tokenHash: string
  deviceId: string | null
  createdAt: string
  lastUsedAt: string
}

/** The last used first. */
export async function listSessionsFor(executor: Executor, accountId: string): Promise<SessionOfAccount[]> {
  const rows = await executor
    .selectFrom('session')
    .leftJoin('device', 'device.id', 'session.device_id')
    .selectAll('session')
    .select(['device.browser', 'device.system'])
    .where('session.account_id', '=', accountId)
    .orderBy('session.last_used_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    tokenHash: row.token_hash,
    deviceId: row.device_id,
    browser: row.browser ?? '',
    system: row.system ?? '',
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }))
}

/** The age of a session that began while a clock was ahead counts from its first use after that. */
export async function touchSession(executor: Executor, tokenHash: string, at: string): Promise<void> {
  await executor
    .updateTable('session')
    .set((column) => ({
      last_used_at: at,
      created_at: column.case().when('created_at', '>', at).then(at).else(column.ref('created_at')).end(),
    }))
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function markAuthenticated(executor: Executor, tokenHash: string, at: string): Promise<void> {
  await executor.updateTable('session').set({ authenticated_at: at }).where('token_hash', '=', tokenHash).execute()
}

/** Checks that a session has not been ended. Its age does not matter. */
export async function isSessionOpen(executor: Executor, tokenHash: string): Promise<boolean> {
  const row = await executor
    .selectFrom('session')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteSession(executor: Executor, tokenHash: string): Promise<void> {
  await executor.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessionsFor(executor: Executor, accountId: string): Promise<void> {
  await executor.deleteFrom('session').where('account_id', '=', accountId).execute()
}

export async function deleteSessionsBut(executor: Executor, accountId: string, tokenHash: string): Promise<void> {
  await executor
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('token_hash', '<>', tokenHash)
    .execute()
}

/** Keeps the sessions that were used last. */
export async function endSurplusSessions(executor: Executor, accountId: string, count: number): Promise<void> {
  await executor
    .deleteFrom('session')
    .where('token_hash', 'in', ({ selectFrom }) =>
      selectFrom('session as own')
        .select('own.token_hash')
        .where('own.account_id', '=', accountId)
        .orderBy('own.last_used_at', 'desc')
        .orderBy('own.created_at', 'desc')
        .limit(count)
        .offset(count),
    )
    .execute()
}

export async function deleteSessionsUnusedSince(executor: Executor, instant: string): Promise<void> {
  await executor.deleteFrom('session').where('last_used_at', '<', instant).execute()
}
