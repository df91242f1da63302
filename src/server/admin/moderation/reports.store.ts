import type { Transaction } from 'kysely'
import type { ModerationReason, ReportSubject } from '#contract/review/moderation.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'

type AddedReport = {
  id: string
  reviewId: string
  reporterId: string
  subject: ReportSubject
  reason: ModerationReason
  at: string
}

/** @returns false when this person reported this review before */
export async function insertReport(transaction: Transaction<Tables>, report: AddedReport): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('report')
    .values({
      id: report.id,
      review_id: report.reviewId,
      reporter_id: report.reporterId,
      subject: report.subject,
      reason: report.reason,
      created_at: report.at,
      decision_id: null,
    })
    .onConflict((conflict) => conflict.columns(['review_id', 'reporter_id']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await transaction.updateTable('review').set({ reported_at: report.at }).where('id', '=', report.reviewId).execute()
  return true
}

/** Counts reports after an instant. */
export async function countReportsFor(executor: Executor, reporterId: string, since: string): Promise<number> {
  const row = await executor
    .selectFrom('report')
    .select((column) => column.fn.countAll<number | string>().as('count'))
    .where('reporter_id', '=', reporterId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The open reports of reviews, counted by what they say. */
export async function countOpenReports(executor: Executor, reviewIds: readonly string[]) {
  if (reviewIds.length === 0) return []
  const rows = await executor
    .selectFrom('report')
    .select(['review_id', 'subject', 'reason'])
    .select((column) => column.fn.countAll<number | string>().as('count'))
    .where('review_id', 'in', reviewIds)
    .where('decision_id', 'is', null)
    .groupBy(['review_id', 'subject', 'reason'])
    .orderBy('subject', 'desc')
    .orderBy('reason')
    .execute()
  return rows.map(({ review_id: reviewId, subject, reason, count }) => ({
    reviewId,
    subject,
    reason,
    count: Number(count),
  }))
}

/** @returns false when no report waits */
export async function closeReports(
  transaction: Transaction<Tables>,
  reviewId: string,
  decisionId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('report')
    .set({ decision_id: decisionId })
    .where('review_id', '=', reviewId)
    .where('decision_id', 'is', null)
    .executeTakeFirst()
  await transaction.updateTable('review').set({ reported_at: null }).where('id', '=', reviewId).execute()
  return numUpdatedRows > 0n
}

/** Reports that wait for a decision stay. */
export async function deleteDecidedReportsBefore(executor: Executor, instant: string): Promise<void> {
  await executor.deleteFrom('report').where('created_at', '<', instant).where('decision_id', 'is not', null).execute()
}

/** Maximum number of reports in an export, the newest first. */
const MAX_EXPORTED = 2_000

export async function listReportsFor(executor: Executor, reporterId: string) {
  const rows = await executor
    .selectFrom('report')
    .select(['review_id', 'subject', 'reason', 'created_at'])
    .where('reporter_id', '=', reporterId)
    .orderBy('created_at', 'desc')
    .limit(MAX_EXPORTED)
    .execute()
  return rows.map(({ review_id: reviewId, created_at: createdAt, ...report }) => ({ reviewId, ...report, createdAt }))
}
