import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/text/durations.ts'
import { Failure, toFailure } from '#contract/api/failure.ts'
import { canOpenAdmin, type Rights } from '#contract/api/permissions.ts'
import type { Context } from '../../platform/context.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { Account } from './accounts.store.ts'
import {
  deleteSession,
  deleteSessionsUnusedSince,
  endSurplusSessions,
  findSession,
  insertSession,
  touchSession,
  type Session,
} from './sessions.store.ts'
import { createSecret, hashToken } from './tokens.ts'

/** The longest time without use, and the longest time in all. Source: decisions, "Accounts and sessions". */
const lifetimes = {
  traveller: { idleMs: 14 * DAY_MS, absoluteMs: 30 * DAY_MS },
  staff: { idleMs: 12 * HOUR_MS, absoluteMs: 7 * DAY_MS },
} as const

export const LONGEST_SESSION_MS = lifetimes.traveller.absoluteMs

/** The stored last use may be this old, so that most requests write nothing. */
const TOUCH_INTERVAL_MS = 10 * MINUTE_MS

/** Sessions of one account. A further login ends the session that was used least lately. */
export const MAX_SESSIONS = 200

/** @returns the token of a new session; only its hash is stored */
export async function beginSession(
  executor: Executor,
  account: Account,
  { now, deviceId }: { now: Date; deviceId: string | null },
): Promise<string> {
  const { secret, hash } = createSecret()
  await insertSession(executor, { tokenHash: hash, accountId: account.id, deviceId, at: now.toISOString() })
  await endSurplusSessions(executor, account.id, MAX_SESSIONS)
  return secret
}

/**
 * Finds the session of an Authorization header. Each request reads it from the store, so that a revoked session ends at
 * once in all processes.
 * @throws Failure `unauthenticated` for a missing, malformed, unknown, revoked or expired token, without a difference
 * between them
 */
export async function identify(
  { store, now }: Pick<Context, 'store' | 'now'>,
  authorization: string | undefined,
): Promise<Session> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  const tokenHash = token === undefined ? null : hashToken(token)
  const session = tokenHash === null ? undefined : await findSession(store.db, tokenHash)
  if (!session) throw toFailure('unauthenticated')
  const instant = now()
  const unusedMs = instant.getTime() - Date.parse(session.lastUsedAt)
  // Reading must work with a full disk or a read-only database, so both writes may fail.
  if (isExpired(session, instant)) {
    await deleteSession(store.db, session.tokenHash).catch(() => undefined)
    throw toFailure('unauthenticated')
  }
  // The difference may be negative: a last use that was noted while a clock was ahead is corrected too.
  if (Math.abs(unusedMs) > TOUCH_INTERVAL_MS) {
    await touchSession(store.db, session.tokenHash, instant.toISOString()).catch(() => undefined)
  }
  return session
}

/** The session of an Authorization header, for what is open to everybody. Null: none, or one that is over. */
export async function identifyIfSignedIn(
  deps: Pick<Context, 'store' | 'now'>,
  authorization: string | undefined,
): Promise<Session | null> {
  return identify(deps, authorization).catch((error: unknown) => {
    if (error instanceof Failure) return null
    throw error
  })
}

/** Deletes sessions that were not used for the longest idle time of all roles. */
export async function deleteUnusedSessions(executor: Executor, now: Date): Promise<void> {
  const longestIdle = Math.max(lifetimes.traveller.idleMs, lifetimes.staff.idleMs)
  await deleteSessionsUnusedSince(executor, new Date(now.getTime() - longestIdle).toISOString())
}

export function isExpired(
  { account, createdAt, lastUsedAt }: Pick<Session, 'createdAt' | 'lastUsedAt'> & { account: Rights },
  now: Date,
): boolean {
  const { idleMs, absoluteMs } = canOpenAdmin(account) ? lifetimes.staff : lifetimes.traveller
  const isOlder = (instant: string, ms: number) => now.getTime() - Date.parse(instant) > ms
  return isOlder(lastUsedAt, idleMs) || isOlder(createdAt, absoluteMs)
}
