import type { ModerationNotification } from '#contract/review/moderation.ts'
import type { Executor } from '../../platform/store/database.ts'

/** The decided suggestions of a person, newest first. */
export async function listDecidedSuggestions(
  executor: Executor,
  accountId: string,
  limit: number,
): Promise<ModerationNotification[]> {
  const rows = await executor
    .selectFrom('suggestion')
    .select(['id', 'place_name', 'outcome', 'reason', 'decided_at'])
    .where('account_id', '=', accountId)
    .where('decided_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, place_name: placeName, outcome, reason, decided_at: at }) => ({
    _id: id,
    kind: outcome === 'accepted' ? 'suggestion-accepted' : 'suggestion-declined',
    reviewId: '',
    placeName,
    reason: null,
    ...(reason !== '' && { declined: reason }),
    at: at ?? '',
  }))
}
