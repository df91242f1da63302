import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { failureOf } from '#contract/failure.ts'
import type { Context } from '../context.ts'
import type { Executor } from '../store/database.ts'
import type { Account } from './accounts.store.ts'
import {
  deleteSession,
  deleteSessionsUnusedSince,
  findSession,
  insertSession,
  touchSession,
  type Session,
} from './sessions.store.ts'
import { createToken, hashToken } from './tokens.ts'

/** Milliseconds that a session lives unused, and in all (decisions: Accounts and sessions). */
const lifetimes = {
  traveller: { idle: 14 * DAY_MS, absolute: 30 * DAY_MS },
  admin: { idle: 12 * HOUR_MS, absolute: 7 * DAY_MS },
} as const

/** Milliseconds by which the note of last use may lag, so that reading does not write at every request. */
const TOUCH_INTERVAL = 10 * MINUTE_MS

/** Begins a session. @returns the token, which is nowhere else: the store has its hash */
export async function beginSession(executor: Executor, account: Account, now: Date): Promise<string> {
  const token = createToken()
  await insertSession(executor, { tokenHash: hashedOrThrow(token), accountId: account.id, at: now.toISOString() })
  return token
}

function hashedOrThrow(token: string): string {
  const hash = hashToken(token)
  if (hash === null) throw new Error('A token of ours is not of the form of tokens')
  return hash
}

/**
 * The session of an Authorization header. It is read from the store at each request, so that a revoked one dies at once
 * on every process.
 * @throws Failure `unauthenticated` for a missing, malformed, unknown, revoked or expired token, all alike
 */
export async function identify(
  { store, now }: Pick<Context, 'store' | 'now'>,
  authorization: string | undefined,
): Promise<Session> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  const tokenHash = token === undefined ? null : hashToken(token)
  const session = tokenHash === null ? undefined : await findSession(store.db, tokenHash)
  if (!session) throw failureOf('unauthenticated')
  const instant = now()
  const unused = instant.getTime() - Date.parse(session.lastUsedAt)
  // A disk that is full, or a database that only reads, keeps nobody from reading: both notes can wait.
  if (isExpired(session, instant, unused)) {
    await deleteSession(store.db, session.tokenHash).catch(() => undefined)
    throw failureOf('unauthenticated')
  }
  // Either way: what was used while a clock was ahead is not as young as that.
  if (Math.abs(unused) > TOUCH_INTERVAL) {
    await touchSession(store.db, session.tokenHash, instant.toISOString()).catch(() => undefined)
  }
  return session
}

/** Deletes the sessions that have been unused for longer than any may be. */
export async function deleteUnusedSessions(executor: Executor, now: Date): Promise<void> {
  const longestIdle = Math.max(lifetimes.traveller.idle, lifetimes.admin.idle)
  await deleteSessionsUnusedSince(executor, new Date(now.getTime() - longestIdle).toISOString())
}

/** @param unused milliseconds since the last use */
function isExpired({ account, createdAt }: Session, instant: Date, unused: number): boolean {
  const { idle, absolute } = account.isAdmin ? lifetimes.admin : lifetimes.traveller
  return unused > idle || instant.getTime() - Date.parse(createdAt) > absolute
}
