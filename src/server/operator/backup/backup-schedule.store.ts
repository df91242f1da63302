import { CLOCK_SLACK_MS } from '../../platform/store/clock-slack.ts'
import type { Database } from '../../platform/store/database.ts'
import type { ScheduledBackupTable } from '../../platform/store/tables.ts'

/** The process that makes a backup renews its lease. A process that was killed keeps the others waiting this long. */
export const LEASE_MS = 5 * 60_000

export async function findScheduledBackup(db: Database): Promise<ScheduledBackupTable | undefined> {
  return db.selectFrom('scheduled_backup').selectAll().where('id', '=', 1).executeTakeFirst()
}

/** @returns false when another process makes a backup */
export async function takeBackupLease(db: Database, now: Date): Promise<boolean> {
  const instant = now.toISOString()
  // No lease lasts that long: this one was taken while a clock was ahead.
  const tooFar = new Date(now.getTime() + LEASE_MS + CLOCK_SLACK_MS).toISOString()
  const leased_until = new Date(now.getTime() + LEASE_MS).toISOString()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('scheduled_backup')
    .values({ id: 1, leased_until, finished_at: null, failed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ leased_until })
        .where(({ or, eb }) =>
          or([eb('scheduled_backup.leased_until', '<=', instant), eb('scheduled_backup.leased_until', '>', tooFar)]),
        ),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Changes the row of the process that has the lease. */
export async function updateScheduledBackup(db: Database, change: Partial<ScheduledBackupTable>): Promise<void> {
  await db.updateTable('scheduled_backup').set(change).where('id', '=', 1).execute()
}
