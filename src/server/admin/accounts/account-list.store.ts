import type { ListedAccount, ListedFactor } from '#contract/admin/accounts.ts'
import type { Role } from '#contract/api/roles.ts'
import type { Position } from '../../platform/store/cursor.ts'
import { bytesHeldBy } from '../../account/quota/bytes-held.ts'
import type { Executor } from '../../platform/store/database.ts'

/** The part of an account that a search reads. */
export type AccountName = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly createdAt: string
}

type Part = { limit: number; before: Position | null; role?: Role | undefined }

/** Newest first. With `before`, only accounts older than that position. */
export async function listAccountNames(executor: Executor, { limit, before, role }: Part): Promise<AccountName[]> {
  const rows = await executor
    .selectFrom('account')
    .select(['id', 'name', 'email', 'created_at'])
    .$if(role === 'admin' || role === 'traveller', (query) => query.where('is_admin', '=', role === 'admin' ? 1 : 0))
    .$if(role === 'traveller', (query) => query.where('staff_role', 'is', null))
    .$if(role === 'editor' || role === 'moderator', (query) =>
      query.where('staff_role', '=', role === 'editor' ? 'editor' : 'moderator'),
    )
    .$if(before !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(before?.at ?? '', before?.id ?? '')),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ created_at: createdAt, ...row }) => ({ ...row, createdAt }))
}

/** Newest first. Ids without an account are left out. */
export async function describeAccounts(executor: Executor, ids: readonly string[]): Promise<ListedAccount[]> {
  if (ids.length === 0) return []
  const rows = await executor
    .selectFrom('account')
    .select(['id', 'name', 'email', 'is_admin', 'staff_role', 'created_at', 'suspended_at'])
    .select(({ selectFrom }) => [
      selectFrom('review')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('review.account_id', '=', 'account.id')
        .where('review.deleted_at', 'is', null)
        .as('reviews'),
      selectFrom('trip')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('trip.account_id', '=', 'account.id')
        .where('trip.deleted_at', 'is', null)
        .as('trips'),
    ])
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const bytes = await Promise.all(rows.map(({ id }) => bytesHeldBy(executor, id)))
  const factors = await listFactorsFor(executor, ids)
  return rows.map((row, index) => ({
    _id: row.id,
    name: row.name,
    email: row.email,
    isAdmin: row.is_admin === 1,
    ...(row.staff_role && { role: row.staff_role }),
    createdAt: row.created_at,
    suspendedAt: row.suspended_at,
    reviews: Number(row.reviews),
    trips: Number(row.trips),
    bytes: bytes[index] ?? 0,
    factors: factors.filter(({ accountId }) => accountId === row.id).map(({ kind, since }) => ({ kind, since })),
  }))
}

/** The oldest first. */
async function listFactorsFor(
  executor: Executor,
  ids: readonly string[],
): Promise<(ListedFactor & { accountId: string })[]> {
  const apps = await executor
    .selectFrom('totp')
    .select(['account_id as accountId', 'created_at as since'])
    .where('account_id', 'in', ids)
    .where('confirmed_at', 'is not', null)
    .execute()
  const passkeys = await executor
    .selectFrom('passkey')
    .select(['account_id as accountId', 'created_at as since'])
    .where('account_id', 'in', ids)
    .execute()
  const all = [
    ...apps.map((app) => ({ ...app, kind: 'totp' as const })),
    ...passkeys.map((passkey) => ({ ...passkey, kind: 'passkey' as const })),
  ]
  return all.toSorted((one, other) => (one.since < other.since ? -1 : 1))
}
