import type { Transaction } from 'kysely'
import type { AuditAction, AuditEntry } from '#contract/admin/activity.ts'
import { HOUR_MS } from '#contract/text/durations.ts'
import { withReserve } from '../../platform/files/disk-reserve.ts'
import { requireAccountExclusive, requireAccountShared } from '../../platform/store/account-lock.ts'
import type { Position } from '../../platform/store/cursor.ts'
import type { Context } from '../../platform/context.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'

type NewAuditEntry = { action: AuditAction; actorId: string; subject: Subject }

/** `firstWords` are those of a review. */
type Subject = { id: string; title: string; firstWords?: string }

/** Writes an audit entry. It uses the transaction of the action, so that both are stored or neither. */
export async function insertAuditEntry(
  transaction: Transaction<Tables>,
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  { action, actorId, subject }: NewAuditEntry,
): Promise<void> {
  await transaction
    .insertInto('audit_entry')
    .values({
      id: newId(),
      at: now().toISOString(),
      action,
      actor_id: actorId,
      subject_id: subject.id,
      subject_title: subject.title,
      first_words: subject.firstWords ?? '',
    })
    .execute()
}

type AccessDeps = Pick<Context, 'config' | 'store' | 'now' | 'newId'>

type Access = { action: AuditAction; actorId: string }

const WHOLE_LIST = { id: '', title: '' } as const satisfies Subject

/** Time in which repeated reads are noted only once. */
const ACCESS_NOTED_MS = HOUR_MS

/**
 * Notes that somebody looked at a list of people, before it is shown. On a full disk the line may use the reserve, as the
 * login of its actor did.
 * @throws Failure `unauthenticated` when the account is deleted or suspended
 */
export async function noteAccess(deps: AccessDeps, access: Access): Promise<void> {
  const { store } = deps
  const since = new Date(deps.now().getTime() - ACCESS_NOTED_MS).toISOString()
  if (await isNotedSince(store.db, access, since)) return
  await withReserve(deps, () =>
    store.db.transaction().execute(async (transaction) => {
      // If two reads happen at the same time, the second sees the line of the first.
      await requireAccountExclusive(transaction, access.actorId, store.engine)
      if (await isNotedSince(transaction, access, since)) return
      await insertAuditEntry(transaction, deps, { ...access, subject: WHOLE_LIST })
    }),
  )
}

async function isNotedSince(executor: Executor, { action, actorId }: Access, since: string): Promise<boolean> {
  const row = await executor
    .selectFrom('audit_entry')
    .select('id')
    .where('actor_id', '=', actorId)
    .where('action', '=', action)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that somebody took a file along, each time. */
export async function noteDownload(deps: AccessDeps, { action, actorId }: Access): Promise<void> {
  const { store } = deps
  await withReserve(deps, () =>
    store.db.transaction().execute(async (transaction) => {
      await requireAccountShared(transaction, actorId, store.engine)
      await insertAuditEntry(transaction, deps, { action, actorId, subject: WHOLE_LIST })
    }),
  )
}

/** Removes the entries of an account about these things; with `action` only those of that action. */
export async function forgetAuditEntries(
  executor: Executor,
  { actorId, subjectIds, action }: { actorId: string; subjectIds: readonly string[]; action?: AuditAction },
): Promise<void> {
  await executor
    .deleteFrom('audit_entry')
    .where('actor_id', '=', actorId)
    .where('subject_id', 'in', subjectIds)
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? 'review.delete'))
    .execute()
}

/** Removes the words of purged reviews. The entries stay. */
export async function forgetFirstWords(executor: Executor, subjectIds: readonly string[]): Promise<void> {
  await executor.updateTable('audit_entry').set({ first_words: '' }).where('subject_id', 'in', subjectIds).execute()
}

/** Newest first. With `before`, only entries older than that position. */
export async function listAuditEntries(
  executor: Executor,
  limit: number,
  before: Position | null,
): Promise<AuditEntry[]> {
  const rows = await executor
    .selectFrom('audit_entry')
    .leftJoin('account', 'account.id', 'audit_entry.actor_id')
    .leftJoin('account as subject', 'subject.id', 'audit_entry.subject_id')
    .leftJoin('review', 'review.id', 'audit_entry.subject_id')
    .leftJoin('account as author', 'author.id', 'review.account_id')
    .selectAll('audit_entry')
    .select([
      'account.name as actor_name',
      'subject.name as subject_name',
      'author.name as author_name',
      'review.account_id as author_id',
      'review.created_at as posted_at',
    ])
    .$if(before !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('audit_entry.at', 'audit_entry.id'), '<', tuple(before?.at ?? '', before?.id ?? '')),
      ),
    )
    .orderBy('audit_entry.at', 'desc')
    .orderBy('audit_entry.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    at: row.at,
    action: row.action,
    actorName: row.actor_name ?? '',
    subjectId: row.subject_id,
    // The name of an account is personal data, so it is read and not stored.
    subjectTitle: row.subject_name ?? row.subject_title,
    ...(row.posted_at !== null && {
      review: {
        authorName: row.author_name ?? '',
        isActorsOwn: row.actor_id !== null && row.actor_id === row.author_id,
        postedAt: row.posted_at,
        firstWords: row.first_words,
      },
    }),
  }))
}
