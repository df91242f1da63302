import { CLOCK_SLACK_MS } from '../../platform/store/clock-slack.ts'
import type { Executor } from '../../platform/store/database.ts'

/** After this many tries a request is dead. */
export const MAX_TRIES = 5

type NewRequest = { secretHash: string; mailId: string; email: string; expiresAt: string }

export async function insertResetRequest(executor: Executor, request: NewRequest): Promise<void> {
  await executor
    .insertInto('password_reset')
    .values({
      secret_hash: request.secretHash,
      mail_id: request.mailId,
      email: request.email,
      code_hash: null,
      expires_at: request.expiresAt,
      tries: 0,
    })
    .execute()
}

type Presented = { secretHash: string; email: string }

/** True if the request has a code, or will get one, that may still be tried. */
export async function isResetRequestLive(
  executor: Executor,
  { secretHash, email }: Presented,
  now: Date,
): Promise<boolean> {
  const row = await executor
    .selectFrom('password_reset')
    .select('mail_id')
    .where('secret_hash', '=', secretHash)
    .where('email', '=', email)
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row !== undefined
}

/** Gives the requests that one mail answers their code. @returns the number of requests */
export async function setResetCode(
  executor: Executor,
  { mailId, codeHash, expiresAt }: { mailId: string; codeHash: string; expiresAt: string },
): Promise<number> {
  const { numUpdatedRows } = await executor
    .updateTable('password_reset')
    .set({ code_hash: codeHash, expires_at: expiresAt })
    .where('mail_id', '=', mailId)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Counts the guesses that the requests of an email still allow. */
export async function countTriesLeft(executor: Executor, email: string, now: Date): Promise<number> {
  const row = await executor
    .selectFrom('password_reset')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('requests'),
      fn.sum<number | string | null>('tries').as('tries'),
    ])
    .where('email', '=', email)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow()
  return Number(row.requests) * MAX_TRIES - Number(row.tries ?? 0)
}

/**
 * Counts a try, then returns the request to compare with. In this order parallel tries are all counted first.
 * @returns null when the secret has no request with a valid code
 */
export async function countResetTry(
  executor: Executor,
  { secretHash, email }: Presented,
  now: Date,
): Promise<{ mailId: string; codeHash: string } | null> {
  const row = await executor
    .updateTable('password_reset')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('secret_hash', '=', secretHash)
    .where('email', '=', email)
    .where('code_hash', 'is not', null)
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', now.toISOString())
    // No code is valid that long: this one was made while a clock was ahead.
    .where('expires_at', '<', new Date(now.getTime() + CLOCK_SLACK_MS).toISOString())
    .returning(['mail_id', 'code_hash'])
    .executeTakeFirst()
  return row?.code_hash ? { mailId: row.mail_id, codeHash: row.code_hash } : null
}

/** The request of an email whose valid code was mailed last. */
export async function findNewestResetRequest(
  executor: Executor,
  email: string,
  now: Date,
): Promise<{ secretHash: string; mailId: string; codeHash: string } | null> {
  const row = await executor
    .selectFrom('password_reset')
    .select(['secret_hash', 'mail_id', 'code_hash'])
    .where('email', '=', email)
    .where('code_hash', 'is not', null)
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', now.toISOString())
    .where('expires_at', '<', new Date(now.getTime() + CLOCK_SLACK_MS).toISOString())
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.code_hash ? { secretHash: row.secret_hash, mailId: row.mail_id, codeHash: row.code_hash } : null
}

/**
 * Deletes a request whose code was right.
 * @returns false when another call was faster, or the mail was sent again with another code
 */
export async function consumeResetRequest(
  executor: Executor,
  { secretHash, codeHash }: { secretHash: string; codeHash: string },
): Promise<boolean> {
  const { numDeletedRows } = await executor
    .deleteFrom('password_reset')
    .where('secret_hash', '=', secretHash)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function deleteResetRequestsFor(executor: Executor, email: string): Promise<void> {
  await executor.deleteFrom('password_reset').where('email', '=', email).execute()
}

export async function deleteResetRequestsExpiredBefore(executor: Executor, instant: string): Promise<void> {
  await executor.deleteFrom('password_reset').where('expires_at', '<', instant).execute()
}
