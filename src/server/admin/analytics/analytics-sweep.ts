import { DAY_COUNTS_RETENTION_DAYS, MONTH_COUNTS_RETENTION_MONTHS } from '#contract/admin/analytics.ts'
import { DAY_MS } from '#contract/text/durations.ts'
import type { Executor } from '../../platform/store/database.ts'
import { monthBefore } from './read-analytics.ts'
import { deleteVisitCountsBefore } from './visit-counts.store.ts'

/** Removes the counts of days whose months are enough by now, and those of old months. */
export async function deleteOldVisitCounts(executor: Executor, now: Date): Promise<void> {
  const firstDay = new Date(now.getTime() - DAY_COUNTS_RETENTION_DAYS * DAY_MS)
    .toISOString()
    .slice(0, 'yyyy-mm-dd'.length)
  await deleteVisitCountsBefore(executor, 'days', firstDay)
  await deleteVisitCountsBefore(executor, 'months', monthBefore(now.toISOString(), MONTH_COUNTS_RETENTION_MONTHS))
}
