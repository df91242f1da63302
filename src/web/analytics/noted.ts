import type { ReportedMetric, VisitReport } from '#contract/admin/analytics.ts'
import { VISIT_COUNT_MAX, VISIT_COUNTS_MAX } from '#contract/admin/visit-limits.ts'

type Count = VisitReport['counts'][number]

/** Counts of this page that are not reported yet. They are in memory alone. */
const noted = new Map<string, Count>()
const notedOnce = new Set<string>()

export function note(metric: ReportedMetric, key: string): void {
  const id = `${metric} ${key}`
  const count = (noted.get(id)?.count ?? 0) + 1
  if (noted.has(id) || noted.size < VISIT_COUNTS_MAX)
    noted.set(id, { metric, key, count: Math.min(count, VISIT_COUNT_MAX) })
}

/** Notes it once while the page is open. The subject never leaves the browser. */
export function noteOnce(metric: ReportedMetric, key: string, subject: string): void {
  const id = `${metric} ${key} ${subject}`
  if (notedOnce.has(id)) return
  notedOnce.add(id)
  note(metric, key)
}

export function takeNoted(): Count[] {
  const counts = [...noted.values()]
  noted.clear()
  return counts
}
