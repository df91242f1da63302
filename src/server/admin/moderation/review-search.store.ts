import { sql } from 'kysely'
import type { ModerationList } from '#contract/review/moderation.ts'
import type { Position } from '../../platform/store/cursor.ts'
import type { Executor } from '../../platform/store/database.ts'

/** The instant by which each list is sorted. With the list's conditions it is the beginning of an index. */
const sortedBy = {
  shown: 'review.created_at',
  reported: 'review.reported_at',
  removed: 'review.deleted_at',
  appealed: 'review.appealed_at',
} as const satisfies Record<ModerationList, string>

/** The criteria that an index of the database serves. */
export type SearchedPart = {
  list: ModerationList
  limit: number
  before: Position | null
  placeKey: string | null
  authorId: string | null
  withPhoto: boolean
  /** Instants: the first one, and the first one after the period in which it was posted. */
  since: string | null
  until: string | null
}

/** The texts that a search also compares, with the position in the list. */
export type Candidate = Position & {
  readonly placeName: string
  readonly reviewText: string
  readonly authorName: string
  readonly rating: number
}

/** The newest first. */
export async function listCandidates(executor: Executor, part: SearchedPart): Promise<Candidate[]> {
  const { list, limit, before, placeKey, authorId, withPhoto, since, until } = part
  const by = sortedBy[list]
  const rows = await executor
    .selectFrom('review')
    .leftJoin('account', 'account.id', 'review.account_id')
    .select(['review.id', `${by} as at`, 'review.place_name', 'review.review_text', 'review.rating', 'account.name'])
    .$if(list === 'shown' || list === 'reported', (query) =>
      query.where('review.deleted_at', 'is', null).where('review.hidden_at', 'is', null),
    )
    .$if(list === 'reported', (query) => query.where('review.reported_at', 'is not', null))
    .$if(list === 'removed', (query) => query.where('review.removal_id', 'is not', null))
    .$if(list === 'appealed', (query) => query.where('review.appealed_at', 'is not', null))
    .$if(placeKey !== null, (query) => query.where('review.place_key', '=', placeKey ?? ''))
    .$if(authorId !== null, (query) => query.where('review.account_id', '=', authorId ?? ''))
    // Written out, because SQLite compares it with the condition of the index.
    .$if(withPhoto, (query) => query.where('review.image_url', '<>', sql.lit('')))
    .$if(since !== null, (query) => query.where('review.created_at', '>=', since ?? ''))
    .$if(until !== null, (query) => query.where('review.created_at', '<', until ?? ''))
    .$if(before !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple(by, 'review.id'), '<', tuple(before?.at ?? '', before?.id ?? '')),
      ),
    )
    .orderBy(by, 'desc')
    .orderBy('review.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, at, name, ...row }) => ({
    id,
    at: at ?? '',
    placeName: row.place_name,
    reviewText: row.review_text,
    authorName: name ?? '',
    rating: row.rating,
  }))
}
