import { sql, type Transaction } from 'kysely'
import { HOUR_MS } from '#contract/text/durations.ts'
import type { LanguageCode } from '#contract/messages/languages.ts'
import { CLOCK_SLACK_MS } from '../store/clock-slack.ts'
import type { Database, Executor } from '../store/database.ts'
import type { MailLane, MailTable, Tables } from '../store/tables.ts'

export type QueuedMail = {
  id: string
  template: MailTable['template']
  recipient: string
  /** For a recipient without an account. */
  language: string | null
  eventAt: string
  createdAt: string
  /** The number of attempts with this one. */
  attempts: number
  letterId: string | null
  /**
   * True when a process had this mail before and left no result. The mail may have been sent. Only newsletter issues
   * use this.
   */
  wasInterrupted: boolean
}

/** In the order of leaving. */
const LANES: readonly MailLane[] = ['now', 'letters']

/** A process that takes a mail has it alone for this time. After a crash another process takes it. */
const LEASE_SECONDS = 120

/** The longest delay between two attempts. */
export const MAX_RETRY_DELAY_MS = HOUR_MS

export async function enqueueMail(
  executor: Executor,
  mail: {
    id: string
    template: MailTable['template']
    recipient: string
    at: Date
    /** Instant from which the mail is sent. Left out: at once. */
    dueAt?: Date
    /** The language of a recipient without an account. The language of an account wins. */
    language?: LanguageCode | null
    lane?: MailLane
    letterId?: string
  },
): Promise<void> {
  const { id, template, recipient, at, dueAt = at, language = null, lane = 'now', letterId = null } = mail
  const instant = at.toISOString()
  await executor
    .insertInto('mail')
    .values({
      id,
      template,
      recipient,
      event_at: instant,
      created_at: instant,
      attempts: 0,
      next_attempt_at: dueAt.toISOString(),
      last_error: null,
      language,
      lane,
      letter_id: letterId,
    })
    .execute()
}

/**
 * Finds a mail that no process has taken, and keeps it so until the transaction ends.
 * @returns its id; null when there is none
 */
export async function findUntriedMail(
  transaction: Transaction<Tables>,
  { template, recipient }: Pick<QueuedMail, 'template' | 'recipient'>,
): Promise<string | null> {
  const row = await transaction
    .updateTable('mail')
    .set({ attempts: 0 })
    .where('recipient', '=', recipient)
    .where('template', '=', template)
    .where('attempts', '=', 0)
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * Takes the mail that has waited longest in the first lane that has one. Two processes may read the same mail. The
 * update compares its old time and lane, so that only one process succeeds, and none after the lane is held.
 */
export async function takeDueMail(db: Database, now: Date, lanes = LANES): Promise<QueuedMail | undefined> {
  const due = await findDueMail(db, now, lanes)
  if (!due) return undefined
  const isLetter = due.template === 'letter'
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({
      next_attempt_at: new Date(now.getTime() + LEASE_SECONDS * 1000).toISOString(),
      attempts: due.attempts + 1,
      last_error: isLetter ? null : due.last_error,
    })
    .where('id', '=', due.id)
    .where('next_attempt_at', '=', due.next_attempt_at)
    .where('lane', '=', due.lane)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return takeDueMail(db, now, lanes)
  return {
    id: due.id,
    template: due.template,
    recipient: due.recipient,
    language: due.language,
    eventAt: due.event_at,
    createdAt: due.created_at,
    attempts: due.attempts + 1,
    letterId: due.letter_id,
    wasInterrupted: isLetter && due.attempts > 0 && due.last_error === null,
  }
}

async function findDueMail(db: Database, now: Date, lanes: readonly MailLane[]): Promise<MailTable | undefined> {
  const instant = now.toISOString()
  for (const lane of lanes) {
    const due = await db
      .selectFrom('mail')
      .selectAll()
      .where('lane', '=', lane)
      .where(({ or, eb }) =>
        or([
          eb('next_attempt_at', '<=', instant),
          // No mail waits that long: this one was planned while a clock was ahead.
          eb('next_attempt_at', '>', new Date(now.getTime() + MAX_RETRY_DELAY_MS + CLOCK_SLACK_MS).toISOString()),
        ]),
      )
      .orderBy('next_attempt_at')
      .limit(1)
      .executeTakeFirst()
    if (due) return due
  }
  return undefined
}

/** @returns false when there is no such mail */
export async function deleteMail(executor: Executor, id: string): Promise<boolean> {
  const { numDeletedRows } = await executor.deleteFrom('mail').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

/** Counts the mails of an issue that have not left, including those that are being sent. */
export async function countMailsOfLetter(executor: Executor, letterId: string): Promise<number> {
  const row = await executor
    .selectFrom('mail')
    .select((column) => column.fn.countAll<number | string>().as('count'))
    .where('letter_id', '=', letterId)
    .where('template', '=', 'letter')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Holds the mails of an issue back. A mail that a process has taken already may still leave. */
export async function holdMailsOfLetter(executor: Executor, letterId: string): Promise<void> {
  await executor
    .updateTable('mail')
    .set({ lane: 'held' })
    .where('letter_id', '=', letterId)
    .where('template', '=', 'letter')
    .execute()
}

/**
 * Lets the held mails of an issue leave: at once, except those that a process has taken. They are given up a day after
 * this, not after they were first queued.
 */
export async function releaseMailsOfLetter(executor: Executor, letterId: string, now: Date): Promise<void> {
  const instant = now.toISOString()
  await executor
    .updateTable('mail')
    .set({ next_attempt_at: instant })
    .where('letter_id', '=', letterId)
    .where('lane', '=', 'held')
    .where(({ or, eb }) => or([eb('attempts', '=', 0), eb('last_error', 'is not', null)]))
    .execute()
  await executor
    .updateTable('mail')
    .set({ lane: 'letters', created_at: instant })
    .where('letter_id', '=', letterId)
    .where('lane', '=', 'held')
    .execute()
}

export async function deleteMailsTo(
  executor: Executor,
  recipient: string,
  excepted: readonly MailTable['template'][],
): Promise<void> {
  await executor
    .deleteFrom('mail')
    .where('recipient', '=', recipient)
    .$if(excepted.length > 0, (query) => query.where('template', 'not in', excepted))
    .execute()
}

/** @param at null when the mail has failed for good */
export async function postponeMail(
  db: Database,
  { id, at, error }: { id: string; at: Date | null; error: string },
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ next_attempt_at: at?.toISOString() ?? null, last_error: error })
    .where('id', '=', id)
    .execute()
}

/** @returns the creation time of the oldest mail that waits for the mail server; null when none does */
export async function findOldestWaiting(executor: Executor): Promise<string | null> {
  const row = await executor
    .selectFrom('mail')
    .select((column) => column.fn.min('created_at').as('oldest'))
    .where('next_attempt_at', 'is not', null)
    .where('lane', 'in', LANES)
    .executeTakeFirstOrThrow()
  return row.oldest
}

/** Counts waiting mails and mails that failed for good. */
export async function countMails(executor: Executor): Promise<{ waiting: number; failed: number }> {
  const row = await executor
    .selectFrom('mail')
    .select((column) => [
      column.fn.count<number | string>('next_attempt_at').as('waiting'),
      sql<number | string>`count(*) - count(next_attempt_at)`.as('failed'),
    ])
    .executeTakeFirstOrThrow()
  return { waiting: Number(row.waiting), failed: Number(row.failed) }
}

/** Lists the mails that failed for good, for the operator. */
export async function listFailedMails(executor: Executor) {
  const rows = await executor
    .selectFrom('mail')
    .selectAll()
    .where('next_attempt_at', 'is', null)
    .orderBy('created_at')
    .limit(500)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    template: row.template,
    recipient: row.recipient,
    createdAt: row.created_at,
    attempts: row.attempts,
    lastError: row.last_error,
  }))
}

/** Puts the failed mails back into the queue. */
export async function retryFailedMails(executor: Executor, now: Date): Promise<void> {
  const instant = now.toISOString()
  await executor
    .updateTable('mail')
    .set({ next_attempt_at: instant, created_at: instant, attempts: 0 })
    .where('next_attempt_at', 'is', null)
    .execute()
}
