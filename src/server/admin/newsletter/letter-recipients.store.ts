import type { Transaction } from 'kysely'
import type { Executor } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'

/** Counts the confirmed subscriptions, and finds the instant of the last one. */
export async function countConfirmedSubscribers(executor: Executor): Promise<{ count: number; lastAt: string | null }> {
  const row = await executor
    .selectFrom('subscriber')
    .select((column) => [
      column.fn.countAll<number | string>().as('count'),
      column.fn.max('confirmed_at').as('last_at'),
    ])
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), lastAt: row.last_at }
}

type Next = { letterId: string; confirmedUntil: string; limit: number }

/**
 * The next subscribers of a newsletter issue, by email. People who subscribe after the sending began get the next
 * issue, so that nobody gets this one twice by subscribing again.
 */
export async function listNextRecipients(
  transaction: Transaction<Tables>,
  { letterId, confirmedUntil, limit }: Next,
): Promise<string[]> {
  const last = await transaction
    .selectFrom('letter_delivery')
    .select((column) => column.fn.max('email').as('email'))
    .where('letter_id', '=', letterId)
    .executeTakeFirst()
  const rows = await transaction
    .selectFrom('subscriber')
    .select('email')
    .where('confirmed_at', 'is not', null)
    .where('confirmed_at', '<=', confirmedUntil)
    .where('email', '>', last?.email ?? '')
    .orderBy('email')
    .limit(limit)
    .execute()
  return rows.map(({ email }) => email)
}

/** The primary key refuses a recipient who is in the queue of this issue already. */
export async function insertDeliveries(
  transaction: Transaction<Tables>,
  letterId: string,
  emails: readonly string[],
): Promise<void> {
  await transaction
    .insertInto('letter_delivery')
    .values(emails.map((email) => ({ letter_id: letterId, email })))
    .execute()
}

export async function deleteDeliveries(transaction: Transaction<Tables>, letterId: string): Promise<void> {
  await transaction.deleteFrom('letter_delivery').where('letter_id', '=', letterId).execute()
}
