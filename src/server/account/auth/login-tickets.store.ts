import { CLOCK_SLACK_MS } from '../../platform/store/clock-slack.ts'
import type { Executor } from '../../platform/store/database.ts'

/** After this many tries a ticket is no longer valid. */
const MAX_TRIES = 5

export type LoginTicket = { hash: string; accountId: string; passwordMark: string }

export async function insertLoginTicket(
  executor: Executor,
  { hash, accountId, passwordMark, expiresAt }: LoginTicket & { expiresAt: string },
): Promise<void> {
  await executor
    .insertInto('login_ticket')
    .values({
      ticket_hash: hash,
      account_id: accountId,
      password_mark: passwordMark,
      expires_at: expiresAt,
      tries: 0,
    })
    .execute()
}

/**
 * Counts a try, then returns the ticket. In this order parallel tries are all counted first.
 * @returns null when no such ticket is valid
 */
export async function countTicketTry(executor: Executor, hash: string, now: Date): Promise<LoginTicket | null> {
  const row = await executor
    .updateTable('login_ticket')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('ticket_hash', '=', hash)
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', now.toISOString())
    // No ticket is valid that long: this one was made while a clock was ahead.
    .where('expires_at', '<', new Date(now.getTime() + CLOCK_SLACK_MS).toISOString())
    .returning(['account_id', 'password_mark'])
    .executeTakeFirst()
  return row ? { hash, accountId: row.account_id, passwordMark: row.password_mark } : null
}

/** @returns the account of a valid ticket; undefined when no such ticket is valid */
export async function findTicketAccount(executor: Executor, hash: string, now: string): Promise<string | undefined> {
  const row = await executor
    .selectFrom('login_ticket')
    .select('account_id')
    .where('ticket_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.account_id
}

/** @returns false when another request was faster */
export async function consumeLoginTicket(executor: Executor, hash: string): Promise<boolean> {
  const { numDeletedRows } = await executor
    .deleteFrom('login_ticket')
    .where('ticket_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function deleteTicketsExpiredBefore(executor: Executor, instant: string): Promise<void> {
  await executor.deleteFrom('login_ticket').where('expires_at', '<', instant).execute()
}
