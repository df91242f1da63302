import {
  metrics,
  periodsOfSpan,
  SHOWN_KEYS_MAX,
  type AnalyticsSpan,
  type CountedMetric,
  type Metric,
} from '#contract/admin/analytics.ts'
import { addDays } from '#contract/text/dates.ts'
import type { Executor } from '../../platform/store/database.ts'
import { findFrequentKeys, listVisitCounts, sumByPeriod, type Window } from './visit-counts.store.ts'

/** The last days or months, oldest first. @param today the city’s date */
export function listPeriods(span: AnalyticsSpan, today: string): string[] {
  const ages = Array.from({ length: periodsOfSpan[span] }, (_, age) => age).toReversed()
  return ages.map((age) => (span === 'days' ? addDays(today, -age) : monthBefore(today, age)))
}

/** @returns yyyy-mm */
export function monthBefore(date: string, months: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 'yyyy-mm'.length)
}

export function getWindow(span: AnalyticsSpan, periods: readonly string[]): Window {
  return { span, first: periods[0] ?? '', last: periods.at(-1) ?? '' }
}

/** @param getName the name of a place */
export async function readAnalytics(
  executor: Executor,
  { span, periods }: { span: AnalyticsSpan; periods: readonly string[] },
  getName: (slug: string) => string | undefined,
): Promise<CountedMetric[]> {
  const window = getWindow(span, periods)
  const sums = await sumByPeriod(executor, window)
  const read = async (metric: Metric): Promise<CountedMetric> => {
    const frequent = await findFrequentKeys(executor, window, { metric, limit: SHOWN_KEYS_MAX })
    const rows = await listVisitCounts(executor, window, { metric, keys: frequent.map(({ key }) => key) })
    const own = sums.filter((sum) => sum.metric === metric)
    return {
      metric,
      total: own.reduce((sum, { total }) => sum + total, 0),
      counts: inOrder(periods, new Map(own.map(({ period, total }) => [period, total]))),
      keys: frequent.map(({ key, total }) => {
        const name = metric === 'place' ? getName(key) : undefined
        const byPeriod = new Map(rows.filter((row) => row.key === key).map(({ period, count }) => [period, count]))
        return { key, ...(name !== undefined && { name }), total, counts: inOrder(periods, byPeriod) }
      }),
    }
  }
  return Promise.all(metrics.map(read))
}

function inOrder(periods: readonly string[], counts: ReadonlyMap<string, number>): number[] {
  return periods.map((period) => counts.get(period) ?? 0)
}
