import type { Transaction } from 'kysely'
import type { DeclineReason, SuggestionList, SuggestionTopic } from '#contract/place/suggestion-rules.ts'
import type { Position } from '../../platform/store/cursor.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { SuggestionTable, Tables } from '../../platform/store/tables.ts'

/** The change that accepting made: the part of the place before and after. A part that was not there has no value. */
export type PartChange = { readonly before?: unknown; readonly after: unknown }

export type StoredSuggestion = {
  readonly id: string
  readonly slug: string
  readonly placeName: string
  readonly accountId: string
  readonly authorName: string
  readonly topic: SuggestionTopic
  readonly value: unknown
  readonly note: string
  readonly photoUrl: string
  readonly seenOn: string
  readonly createdAt: string
  readonly outcome: SuggestionTable['outcome']
  readonly reason: DeclineReason | null
  readonly change: PartChange | null
  readonly decidedAt: string | null
  /** Null while it waits, and once that account is deleted. */
  readonly editorName: string | null
}

type Added = Pick<SuggestionTable, 'id' | 'slug' | 'topic' | 'note' | 'value'> & {
  placeName: string
  accountId: string
  photoUrl: string
  seenOn: string
  at: string
}

export async function insertSuggestion(transaction: Transaction<Tables>, added: Added): Promise<void> {
  const { placeName, accountId, photoUrl, seenOn, at, ...rest } = added
  const row = { place_name: placeName, account_id: accountId, photo_url: photoUrl, seen_on: seenOn, created_at: at }
  const none = { outcome: null, reason: '', change: null, editor_id: null, decided_at: null } as const
  await transaction
    .insertInto('suggestion')
    .values({ ...rest, ...row, ...none })
    .execute()
}

/** True if the same suggestion of this person waits already. */
export async function isSuggestionKnown(executor: Executor, added: Added): Promise<boolean> {
  const row = await executor
    .selectFrom('suggestion')
    .select('id')
    .where('account_id', '=', added.accountId)
    .where('slug', '=', added.slug)
    .where('topic', '=', added.topic)
    .where('note', '=', added.note)
    .where('photo_url', '=', added.photoUrl)
    .where('seen_on', '=', added.seenOn)
    .where(({ eb }) => (added.value === null ? eb('value', 'is', null) : eb('value', '=', added.value)))
    .where('decided_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The suggestions of a person after an instant, and all that wait. */
export async function countSuggestionsFor(executor: Executor, accountId: string, since: string) {
  const row = await executor
    .selectFrom('suggestion')
    .select(({ fn }) => [
      fn.countAll<number | string>().filterWhere('created_at', '>', since).as('recent'),
      fn.countAll<number | string>().filterWhere('decided_at', 'is', null).as('open'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { recent: Number(row.recent), open: Number(row.open) }
}

function selectSuggestions(executor: Executor) {
  return executor
    .selectFrom('suggestion')
    .innerJoin('account as author', 'author.id', 'suggestion.account_id')
    .leftJoin('account as editor', 'editor.id', 'suggestion.editor_id')
    .selectAll('suggestion')
    .select(['author.name as author_name', 'editor.name as editor_name'])
}

type Row = SuggestionTable & { author_name: string; editor_name: string | null }

function readSuggestion(row: Row): StoredSuggestion {
  return {
    id: row.id,
    slug: row.slug,
    placeName: row.place_name,
    accountId: row.account_id,
    authorName: row.author_name,
    topic: row.topic,
    value: row.value === null ? null : JSON.parse(row.value),
    note: row.note,
    photoUrl: row.photo_url,
    seenOn: row.seen_on,
    createdAt: row.created_at,
    outcome: row.outcome,
    reason: row.reason === '' ? null : row.reason,
    change: row.change === null ? null : readChange(row.change),
    decidedAt: row.decided_at,
    editorName: row.editor_name,
  }
}

function readChange(json: string): PartChange {
  const change: PartChange = JSON.parse(json)
  return change
}

export async function findSuggestion(executor: Executor, id: string): Promise<StoredSuggestion | undefined> {
  const row = await selectSuggestions(executor).where('suggestion.id', '=', id).executeTakeFirst()
  return row && readSuggestion(row)
}

type Asked = { list: SuggestionList; after: Position | null; limit: number }

/** Those that wait, the oldest first, or those that were decided, the newest decision first. */
export async function listSuggestions(executor: Executor, { list, after, limit }: Asked): Promise<StoredSuggestion[]> {
  const isWaiting = list === 'waiting'
  const at = isWaiting ? 'suggestion.created_at' : 'suggestion.decided_at'
  const direction = isWaiting ? 'asc' : 'desc'
  const rows = await selectSuggestions(executor)
    .where('suggestion.decided_at', isWaiting ? 'is' : 'is not', null)
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple(at, 'suggestion.id'), isWaiting ? '>' : '<', tuple(after?.at ?? '', after?.id ?? '')),
      ),
    )
    .orderBy(at, direction)
    .orderBy('suggestion.id', direction)
    .limit(limit)
    .execute()
  return rows.map(readSuggestion)
}

type Decided = {
  id: string
  outcome: 'accepted' | 'declined'
  reason: DeclineReason | null
  change: PartChange | null
  editorId: string
  at: string
}

/** @returns false when it does not wait */
export async function setDecision(transaction: Transaction<Tables>, decided: Decided): Promise<boolean> {
  const { id, outcome, reason, change, editorId, at } = decided
  const { numUpdatedRows } = await transaction
    .updateTable('suggestion')
    .set({
      outcome,
      reason: reason ?? '',
      change: change && JSON.stringify(change),
      editor_id: editorId,
      decided_at: at,
    })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** @returns false when it waits already */
export async function clearDecision(transaction: Transaction<Tables>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('suggestion')
    .set({ outcome: null, reason: '', change: null, editor_id: null, decided_at: null })
    .where('id', '=', id)
    .where('decided_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
