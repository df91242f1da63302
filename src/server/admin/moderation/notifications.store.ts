import type { ModerationNotification } from '#contract/review/moderation.ts'
import type { Executor } from '../../platform/store/database.ts'
import { listDecidedSuggestions } from '../suggestions/suggestion-notifications.store.ts'

/** Maximum number of notifications that a person sees, the newest first. */
const MAX_NOTICES = 50

/** Decisions about the reviews, the reports and the suggestions of a person, newest first. */
export async function listNotifications(executor: Executor, accountId: string): Promise<ModerationNotification[]> {
  const decided = await listDecisionsAbout(executor, accountId)
  const notices = [
    ...decided.map(({ notice }) => notice),
    ...(await listAnsweredReports(executor, accountId)),
    ...(await listDecidedSuggestions(executor, accountId, MAX_NOTICES)),
  ]
  return notices.toSorted((a, b) => (a.at < b.at ? 1 : -1))
}

/**
 * Instant of the last decision about the reviews, the reports and the suggestions of a person. The person's own appeal
 * is no decision.
 * @returns an instant; undefined without a decision
 */
export async function findNewestDecision(executor: Executor, accountId: string): Promise<string | undefined> {
  return (await listNotifications(executor, accountId)).find(({ kind }) => kind !== 'appealed')?.at
}

/** A notice with the author's own words; empty without an appeal. */
type Decided = { notice: ModerationNotification; appeal: string }

/**
 * Decisions about the reviews of an author, with the author's answers, newest first. A review that is purged takes its
 * decisions along.
 */
export async function listDecisionsAbout(executor: Executor, accountId: string): Promise<Decided[]> {
  const rows = await executor
    .selectFrom('review')
    .innerJoin('decision', 'decision.review_id', 'review.id')
    .select(['decision.id', 'decision.reason', 'decision.created_at', 'decision.appealed_at', 'decision.answered_at'])
    .select(['decision.undone_at', 'decision.appeal', 'review.id as review_id', 'review.place_name'])
    .where('review.account_id', '=', accountId)
    .where('decision.kind', '=', 'remove')
    .orderBy('decision.created_at', 'desc')
    .limit(MAX_NOTICES)
    .execute()
  return rows.map((row) => ({
    notice: {
      _id: row.id,
      kind: getKind(row),
      reviewId: row.review_id,
      placeName: row.place_name,
      reason: row.reason === '' ? null : row.reason,
      at: row.undone_at ?? row.answered_at ?? row.appealed_at ?? row.created_at,
    },
    appeal: row.appeal,
  }))
}

type Ends = { undone_at: string | null; answered_at: string | null; appealed_at: string | null }

function getKind({ undone_at, answered_at, appealed_at }: Ends): ModerationNotification['kind'] {
  if (undone_at !== null) return 'restored'
  if (answered_at !== null) return 'upheld'
  return appealed_at === null ? 'removed' : 'appealed'
}

/** The answered reports of a person, newest first. */
async function listAnsweredReports(executor: Executor, accountId: string): Promise<ModerationNotification[]> {
  const rows = await executor
    .selectFrom('report')
    .innerJoin('decision', 'decision.id', 'report.decision_id')
    .innerJoin('review', 'review.id', 'report.review_id')
    .select(['report.id', 'decision.kind', 'decision.reason', 'decision.created_at', 'decision.undone_at'])
    .select(['review.id as review_id', 'review.place_name'])
    .where('report.reporter_id', '=', accountId)
    .orderBy('report.created_at', 'desc')
    .limit(MAX_NOTICES)
    .execute()
  return rows.map((row) => {
    // An appeal may have brought the review back.
    const isRemoved = row.kind === 'remove' && row.undone_at === null
    return {
      _id: row.id,
      kind: isRemoved ? 'report-removed' : 'report-kept',
      reviewId: row.review_id,
      placeName: row.place_name,
      reason: isRemoved && row.reason !== '' ? row.reason : null,
      at: row.undone_at ?? row.created_at,
    }
  })
}
