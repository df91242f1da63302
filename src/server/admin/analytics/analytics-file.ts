import { metrics, type Metric } from '#contract/admin/analytics.ts'
import type { Database } from '../../platform/store/database.ts'
import { csvRow } from '../../platform/files/csv.ts'
import { listVisitCounts, type Window } from './visit-counts.store.ts'

/** Without it, Excel reads names in a legacy encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/** All counts of a window as CSV with a header, one metric a chunk. */
export async function* writeAnalytics(
  db: Database,
  window: Window,
  metric: Metric | undefined,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(['period', 'metric', 'key', 'count'])
  for (const written of metric === undefined ? metrics : [metric]) {
    const rows = await listVisitCounts(db, window, { metric: written })
    yield rows.map(({ period, key, count }) => csvRow([period, written, key, count])).join('')
  }
}
