import type { SecurityEventKind, SecurityLogEntry, SecurityLogFilter } from '#contract/admin/security-log.ts'
import type { Position } from '../../platform/store/cursor.ts'
import type { Executor } from '../../platform/store/database.ts'

export type CountedEvent = {
  /** Equal for the events that count in one row. */
  readonly id: string
  readonly kind: SecurityEventKind
  readonly accountId: string | null
  readonly network: string
  /** The first and the last time. */
  readonly at: string
  readonly lastAt: string
  readonly count: number
}

/** Adds the counts to the rows of their ids, or makes these rows. An account that is deleted by now is left out. */
export async function addSecurityEvents(executor: Executor, events: readonly CountedEvent[]): Promise<void> {
  if (events.length === 0) return
  // Two processes that add to the same rows in one order never wait for each other.
  const ordered = events.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  await executor
    .insertInto('security_event')
    .values(({ selectFrom }) =>
      ordered.map(({ id, kind, accountId, network, at, lastAt, count }) => ({
        id,
        at,
        last_at: lastAt,
        kind,
        account_id:
          accountId === null ? null : selectFrom('account').select('account.id').where('account.id', '=', accountId),
        network,
        count,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((column) => ({
        count: column('security_event.count', '+', column.ref('excluded.count')),
        last_at: column.ref('excluded.last_at'),
      })),
    )
    .execute()
}

type Part = { limit: number; before: Position | null; filter: SecurityLogFilter }

/** Newest first. */
export async function listSecurityEvents(
  executor: Executor,
  { limit, before, filter: { kind, account, since, until } }: Part,
): Promise<SecurityLogEntry[]> {
  const rows = await executor
    .selectFrom('security_event')
    .leftJoin('account', 'account.id', 'security_event.account_id')
    .selectAll('security_event')
    .select('account.name as account_name')
    .$if(kind !== undefined, (query) => query.where('security_event.kind', '=', kind ?? 'login'))
    .$if(account !== undefined, (query) => query.where('security_event.account_id', '=', account ?? ''))
    .$if(since !== undefined, (query) => query.where('security_event.at', '>=', since ?? ''))
    .$if(until !== undefined, (query) => query.where('security_event.at', '<', until ?? ''))
    .$if(before !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('security_event.at', 'security_event.id'), '<', tuple(before?.at ?? '', before?.id ?? '')),
      ),
    )
    .orderBy('security_event.at', 'desc')
    .orderBy('security_event.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    kind: row.kind,
    at: row.at,
    lastAt: row.last_at,
    count: row.count,
    network: row.network,
    accountId: row.account_id,
    accountName: row.account_name,
  }))
}

/** Newest first. */
export async function listSecurityEventsFor(executor: Executor, accountId: string, limit: number) {
  const rows = await executor
    .selectFrom('security_event')
    .select(['kind', 'at', 'last_at', 'count', 'network'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ last_at: lastAt, ...row }) => ({ ...row, lastAt }))
}

export async function deleteSecurityEventsBefore(executor: Executor, instant: string): Promise<void> {
  await executor.deleteFrom('security_event').where('at', '<', instant).execute()
}
