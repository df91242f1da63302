import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { RESEND_DELAY_SECONDS } from '#contract/auth.ts'
import { HOUR_MS, SECOND_MS } from '#contract/durations.ts'
import { Failure } from '#contract/failure.ts'
import { CLOCK_SLACK_MS } from '../clock-slack.ts'
import type { Context } from '../context.ts'
import type { Executor, Store } from '../store/database.ts'
import type { Tables } from '../store/tables.ts'

/** How attempts of one kind are slowed. */
export type Limit = {
  readonly name: string
  /** Seconds to wait after the n-th attempt; 0 while it is free. */
  readonly delayAfter: (count: number) => number
  /** Seconds after which the attempts are forgotten. */
  readonly forgetAfter: number
}

/** An attempt under a limit, by an email, an IP, or both together. */
export type Attempt = { readonly limit: Limit; readonly by: string }

/** In seconds, as clients are told. */
export function hours(count: number): number {
  return (count * HOUR_MS) / SECOND_MS
}

const QUARTER_HOUR = hours(1 / 4)

/** Doubles from two seconds on, once `free` attempts are used up, and never grows beyond `most` seconds. */
function doubling(free: number, most: number) {
  return (count: number) => (count <= free ? 0 : Math.min(most, 2 ** Math.min(count - free, 20)))
}

function stopping(free: number, seconds: number) {
  return (count: number) => (count < free ? 0 : seconds)
}

/**
 * Guessing is slowed, most for one address at one account, but an account is never locked: whoever keeps failing on
 * somebody's email from elsewhere costs its owner a minute at the most.
 */
export const limits = {
  loginPair: { name: 'login pair', delayAfter: doubling(5, QUARTER_HOUR), forgetAfter: hours(24) },
  loginEmail: { name: 'login email', delayAfter: doubling(20, 60), forgetAfter: hours(1) },
  loginIp: { name: 'login address', delayAfter: doubling(100, QUARTER_HOUR), forgetAfter: hours(1) },
  signupIp: { name: 'signup address', delayAfter: stopping(30, QUARTER_HOUR), forgetAfter: hours(1) },
  codeIp: { name: 'code address', delayAfter: stopping(30, QUARTER_HOUR), forgetAfter: hours(1) },
  resetIp: { name: 'reset address', delayAfter: stopping(30, QUARTER_HOUR), forgetAfter: hours(1) },
  resetEmail: { name: 'reset email', delayAfter: stopping(20, QUARTER_HOUR), forgetAfter: hours(1) },
  subscribeIp: { name: 'subscribe address', delayAfter: stopping(30, QUARTER_HOUR), forgetAfter: hours(1) },
  /** Five codes, each as soon as the form offers to resend; then one in a quarter of an hour. */
  codeEmail: {
    name: 'code email',
    delayAfter: (count: number) => (count < 5 ? RESEND_DELAY_SECONDS : QUARTER_HOUR),
    forgetAfter: hours(1),
  },
} as const satisfies Record<string, Limit>

/**
 * Counts attempts before they are made: whoever tries many at once has them all counted before the first is compared.
 * When one of them has to wait, none is counted.
 * @returns seconds to wait, 0 when all may go ahead
 */
export async function countAttempts(
  transaction: Transaction<Tables>,
  attempts: readonly Attempt[],
  { engine, now }: { engine: Store['engine']; now: Date },
): Promise<number> {
  const keys = attempts.map(keyOf).toSorted()
  const fresh = { failures: 0, blocked_until: null, forget_at: now.toISOString() }
  await transaction
    .insertInto('attempt')
    .values(keys.map((key_hash) => ({ key_hash, ...fresh })))
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .execute()
  const rows = await lockCounters(transaction, keys, engine)
  const wait = Math.max(0, ...attempts.map((attempt) => waitOf(attempt, rows, now)))
  if (wait > 0) return wait
  for (const attempt of attempts) {
    const row = rows.find(({ key_hash }) => key_hash === keyOf(attempt))
    const isForgotten = row === undefined || row.forget_at <= now.toISOString()
    await setCount(transaction, attempt, { count: (isForgotten ? 0 : row.failures) + 1, now })
  }
  return 0
}

type Counter = { key_hash: string; failures: number; blocked_until: string | null }

/** Seconds; a block that lasts longer than any of its kind was set while a clock was ahead, and counts as over. */
function waitOf(attempt: Attempt, rows: readonly Counter[], now: Date): number {
  const row = rows.find(({ key_hash }) => key_hash === keyOf(attempt))
  if (!row) return 0
  const seconds = secondsUntil(row.blocked_until, now)
  return seconds > attempt.limit.delayAfter(row.failures) + CLOCK_SLACK_MS / SECOND_MS ? 0 : seconds
}

/** Rows are locked in one order, so that two requests never wait for each other. */
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
  const { delayAfter, forgetAfter } = attempt.limit
  const delay = delayAfter(count)
  await transaction
    .updateTable('attempt')
    .set({
      failures: count,
      blocked_until: delay === 0 ? null : later(now, delay),
      forget_at: later(now, forgetAfter),
    })
    .where('key_hash', '=', keyOf(attempt))
    .execute()
}

/** Takes back what a success has shown to be no guess: `cleared` counters begin anew, `takenBack` ones lose one. */
export async function forgiveAttempts(
  transaction: Transaction<Tables>,
  attempts: { cleared: readonly Attempt[]; takenBack: readonly Attempt[] },
  engine: Store['engine'],
): Promise<void> {
  const cleared = attempts.cleared.map(keyOf)
  const takenBack = attempts.takenBack.map(keyOf)
  await lockCounters(transaction, [...cleared, ...takenBack], engine)
  // Kept, not deleted: an attempt that waits for the row is counted in it.
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
export function refuseWhileWaiting(seconds: number): void {
  if (seconds > 0) throw new Failure('too-many-requests', 'login.too-often', { retryAfterSeconds: seconds })
}

type AttemptDeps = Pick<Context, 'store' | 'now' | 'config'>

/** Counts attempts in a transaction of their own. @throws Failure `too-many-requests` when one of them has to wait */
export async function limit(deps: AttemptDeps, attempts: readonly Attempt[]): Promise<void> {
  if (attempts.length === 0) return
  const wait = await deps.store.db
    .transaction()
    .execute((transaction) => countAttempts(transaction, attempts, momentOf(deps)))
  refuseWhileWaiting(wait)
}

/** The attempt of an IP: none while its limits are switched off, as for a load test from one IP. */
export function ipAttempts({ config }: AttemptDeps, kind: keyof typeof limits, ip: string): Attempt[] {
  return config.rateLimits ? [{ limit: limits[kind], by: ip }] : []
}

export function momentOf({ store, now }: Pick<Context, 'store' | 'now'>) {
  return { engine: store.engine, now: now() }
}

/** Emails and IPs are personal data, so that the counters hold only their hashes. */
function keyOf({ limit, by }: Attempt): string {
  return createHash('sha256').update(`${limit.name}\n${by}`).digest('base64url')
}

function secondsUntil(instant: string | null, now: Date): number {
  return instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - now.getTime()) / SECOND_MS))
}

function later(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * SECOND_MS).toISOString()
}
