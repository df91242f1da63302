import type { AnalyticsSpan, Metric } from '#contract/admin/analytics.ts'
import { metrics } from '#contract/admin/analytics.ts'
import type { Database, Executor } from '../../platform/store/database.ts'
import type { VisitCountTable } from '../../platform/store/tables.ts'

/** Rows of one statement: far fewer than the variables that both databases allow. */
const ROWS_AT_ONCE = 500

/**
 * No count grows beyond it, because Postgres refuses integers beyond 2^31 and then would refuse all others of the round
 * with it. The counts of one second fit between the two limits.
 */
const MAX_COUNT = 2_000_000_000

/** Adds all counts or none. No two of them may have the same span, metric, period and key. */
export async function addVisitCounts(db: Database, counts: readonly VisitCountTable[]): Promise<void> {
  // Two processes that add to the same rows in one order never wait for each other.
  const ordered = counts.toSorted((one, other) => (getOrder(one) < getOrder(other) ? -1 : 1))
  await db.transaction().execute(async (transaction) => {
    for (let first = 0; first < ordered.length; first += ROWS_AT_ONCE)
      await addPart(transaction, ordered.slice(first, first + ROWS_AT_ONCE))
  })
}

function getOrder({ span, metric, period, key }: VisitCountTable): string {
  return `${span} ${metric} ${period} ${key}`
}

async function addPart(executor: Executor, counts: readonly VisitCountTable[]): Promise<void> {
  await executor
    .insertInto('visit_count')
    .values(counts)
    .onConflict((conflict) =>
      conflict.columns(['span', 'metric', 'period', 'key']).doUpdateSet((column) => ({
        count: column
          .case()
          .when('visit_count.count', '<', MAX_COUNT)
          .then(column('visit_count.count', '+', column.ref('excluded.count')))
          .else(MAX_COUNT)
          .end(),
      })),
    )
    .execute()
}

/** The first and the last period, both included. */
export type Window = { readonly span: AnalyticsSpan; readonly first: string; readonly last: string }

/** The sum of all keys in each period that has one. */
export async function sumByPeriod(executor: Executor, window: Window): Promise<VisitSum[]> {
  const rows = await executor
    .selectFrom('visit_count')
    .select(['metric', 'period', ({ fn }) => fn.sum<number | string>('count').as('total')])
    .where('span', '=', window.span)
    .where('metric', 'in', metrics)
    .where('period', '>=', window.first)
    .where('period', '<=', window.last)
    .groupBy(['metric', 'period'])
    .execute()
  return rows.map(({ total, ...row }) => ({ ...row, total: Number(total) }))
}

type VisitSum = { readonly metric: Metric; readonly period: string; readonly total: number }

/** The most frequent keys of a metric first. */
export async function findFrequentKeys(
  executor: Executor,
  window: Window,
  { metric, limit }: { metric: Metric; limit: number },
): Promise<{ key: string; total: number }[]> {
  const rows = await executor
    .selectFrom('visit_count')
    .select(['key', ({ fn }) => fn.sum<number | string>('count').as('total')])
    .where('span', '=', window.span)
    .where('metric', '=', metric)
    .where('period', '>=', window.first)
    .where('period', '<=', window.last)
    .groupBy('key')
    .orderBy('total', 'desc')
    .orderBy('key')
    .limit(limit)
    .execute()
  return rows.map(({ key, total }) => ({ key, total: Number(total) }))
}

/** @param keys all keys without it */
export async function listVisitCounts(
  executor: Executor,
  window: Window,
  { metric, keys }: { metric: Metric; keys?: readonly string[] },
): Promise<Pick<VisitCountTable, 'period' | 'key' | 'count'>[]> {
  if (keys?.length === 0) return []
  return executor
    .selectFrom('visit_count')
    .select(['period', 'key', 'count'])
    .where('span', '=', window.span)
    .where('metric', '=', metric)
    .where('period', '>=', window.first)
    .where('period', '<=', window.last)
    .$if(keys !== undefined, (query) => query.where('key', 'in', keys ?? []))
    .orderBy('period')
    .orderBy('key')
    .execute()
}

/** @param period the first one that stays */
export async function deleteVisitCountsBefore(executor: Executor, span: AnalyticsSpan, period: string): Promise<void> {
  await executor
    .deleteFrom('visit_count')
    .where('span', '=', span)
    .where('metric', 'in', metrics)
    .where('period', '<', period)
    .execute()
}
