import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { SECOND_MS } from '#contract/text/durations.ts'
import { Failure, type Reason } from '#contract/api/failure.ts'
import { CLOCK_SLACK_MS } from '../store/clock-slack.ts'
import type { Context } from '../context.ts'
import type { Executor, Store } from '../store/database.ts'
import type { Tables } from '../store/tables.ts'
import { limits, type Limit } from './attempt-limits.ts'

/** An attempt under a limit, by an email, an IP, or both together. */
export type Attempt = { readonly limit: Limit; readonly by: string }

/**
 * Counts attempts before they are made, so that parallel attempts are all counted before the first is checked. When one
 * of them has to wait, none is counted.
 * @returns seconds to wait; 0 when all attempts may be made
 */
export async function countAttempts(
  transaction: Transaction<Tables>,
  attempts: readonly Attempt[],
  { engine, now }: { engine: Store['engine']; now: Date },
): Promise<number> {
  const keys = attempts.map(getKey).toSorted()
  const fresh = { failures: 0, blocked_until: null, forget_at: now.toISOString() }
  await transaction
    .insertInto('attempt')
    .values(keys.map((key_hash) => ({ key_hash, ...fresh })))
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .execute()
  const rows = await lockCounters(transaction, keys, engine)
  const wait = Math.max(0, ...attempts.map((attempt) => getWait(attempt, rows, now)))
  if (wait > 0) return wait
  for (const attempt of attempts) {
    const row = rows.find(({ key_hash }) => key_hash === getKey(attempt))
    const isForgotten = row === undefined || row.forget_at <= now.toISOString()
    await setCount(transaction, attempt, { count: (isForgotten ? 0 : row.failures) + 1, now })
  }
  return 0
}

/** @returns the attempts so far, without counting one */
export async function countFor(executor: Executor, attempt: Attempt, now: Date): Promise<number> {
  const row = await executor
    .selectFrom('attempt')
    .select('failures')
    .where('key_hash', '=', getKey(attempt))
    .where('forget_at', '>', now.toISOString())
    .executeTakeFirst()
  return row?.failures ?? 0
}

type Counter = { key_hash: string; failures: number; blocked_until: string | null }

/** In seconds. A block that is longer than its limit allows was set while a clock was ahead. It counts as over. */
function getWait(attempt: Attempt, rows: readonly Counter[], now: Date): number {
  const row = rows.find(({ key_hash }) => key_hash === getKey(attempt))
  if (!row) return 0
  const seconds = secondsUntil(row.blocked_until, now)
  return seconds > attempt.limit.delaySecondsAfter(row.failures) + CLOCK_SLACK_MS / SECOND_MS ? 0 : seconds
}

/** Locks rows in one order, so that two requests never wait for each other. */
function lockCounters(transaction: Transaction<Tables>, keys: readonly string[], engine: Store['engine']) {
  return transaction
    .selectFrom('attempt')
    .selectAll()
    .where('key_hash', 'in', keys)
    .orderBy('key_hash')
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute()
}

async function setCount(
  transaction: Transaction<Tables>,
  attempt: Attempt,
  { count, now }: { count: number; now: Date },
): Promise<void> {
  const { delaySecondsAfter, forgetAfterSeconds } = attempt.limit
  const delay = delaySecondsAfter(count)
  await transaction
    .updateTable('attempt')
    .set({
      failures: count,
      blocked_until: delay === 0 ? null : later(now, delay),
      forget_at: later(now, forgetAfterSeconds),
    })
    .where('key_hash', '=', getKey(attempt))
    .execute()
}

/**
 * A success shows that these attempts were no guesses. `cleared` counters start again at 0, `takenBack` counters lose
 * one.
 */
export async function forgiveAttempts(
  transaction: Transaction<Tables>,
  attempts: { cleared: readonly Attempt[]; takenBack: readonly Attempt[] },
  engine: Store['engine'],
): Promise<void> {
  const cleared = attempts.cleared.map(getKey)
  const takenBack = attempts.takenBack.map(getKey)
  await lockCounters(transaction, [...cleared, ...takenBack], engine)
  // The row stays, because another transaction may wait for it and count in it.
  await transaction
    .updateTable('attempt')
    .set({ failures: 0, blocked_until: null })
    .where('key_hash', 'in', cleared)
    .execute()
  if (takenBack.length === 0) return
  await transaction
    .updateTable('attempt')
    .set((row) => ({ failures: row('failures', '-', 1), blocked_until: null }))
    .where('key_hash', 'in', takenBack)
    .where('failures', '>', 0)
    .execute()
}

export async function deleteForgottenAttempts(executor: Executor, now: Date): Promise<void> {
  await executor.deleteFrom('attempt').where('forget_at', '<', now.toISOString()).execute()
}

/** @throws Failure `too-many-requests` with the seconds to wait */
export function throwIfWaiting(seconds: number, reason: Reason = 'login.too-often'): void {
  if (seconds > 0) throw new Failure('too-many-requests', reason, { retryAfterSeconds: seconds })
}

type AttemptDeps = Pick<Context, 'store' | 'now' | 'config'>

/**
 * Counts attempts in a transaction of its own.
 * @throws Failure `too-many-requests` when one of them has to wait
 */
export async function limit(deps: AttemptDeps, attempts: readonly Attempt[], reason?: Reason): Promise<void> {
  if (attempts.length === 0) return
  const wait = await deps.store.db
    .transaction()
    .execute((transaction) => countAttempts(transaction, attempts, getMoment(deps)))
  throwIfWaiting(wait, reason)
}

/**
 * Counts attempts in the transaction of what is attempted. If that fails, they are not counted.
 * @throws Failure `too-many-requests` when one of them has to wait
 */
export async function limitIn(
  transaction: Transaction<Tables>,
  deps: AttemptDeps,
  attempts: readonly Attempt[],
): Promise<void> {
  if (attempts.length > 0)
    throwIfWaiting(await countAttempts(transaction, attempts, getMoment(deps)), 'too-many-requests')
}

/** The attempt of an IP or an account. With limits off there is none, so that a load test can run from one. */
export function attemptsBy({ config }: AttemptDeps, kind: keyof typeof limits, by: string): Attempt[] {
  return config.rateLimits ? [{ limit: limits[kind], by }] : []
}

export function getMoment({ store, now }: Pick<Context, 'store' | 'now'>) {
  return { engine: store.engine, now: now() }
}

/** Emails and IPs are personal data, so the counters hold only their hashes. */
function getKey({ limit, by }: Attempt): string {
  return createHash('sha256').update(`${limit.name}\n${by}`).digest('base64url')
}

function secondsUntil(instant: string | null, now: Date): number {
  return instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - now.getTime()) / SECOND_MS))
}

function later(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * SECOND_MS).toISOString()
}
