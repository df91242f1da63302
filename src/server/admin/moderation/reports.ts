import { DAY_MS } from '#contract/text/durations.ts'
import { Failure } from '#contract/api/failure.ts'
import { REPORTS_PER_DAY, type ModerationReason, type ReportSubject } from '#contract/review/moderation.ts'
import { isAuthor } from '#contract/api/permissions.ts'
import type { Context } from '../../platform/context.ts'
import { lockReview } from '../../travellers/reviews/review-removal.store.ts'
import { requireAccountExclusive } from '../../platform/store/account-lock.ts'
import { countReportsFor, insertReport } from './reports.store.ts'

type Report = { account: { readonly id: string }; id: string; subject: ReportSubject; reason: ModerationReason }

/**
 * Reports a review or its photo. A second report by the same person changes nothing.
 * @throws Failure `not-found` for a review that nobody sees, `conflict` for the own one, `too-many-requests`
 */
export async function reportReview(deps: Context, { account, id, subject, reason }: Report): Promise<void> {
  const { store, now, newId, config } = deps
  await store.db.transaction().execute(async (transaction) => {
    await requireAccountExclusive(transaction, account.id, store.engine)
    const review = await lockReview(transaction, id, store.engine)
    const isSeen = review && !review.isDeleted && !review.isHidden && (subject === 'review' || review.hasPhoto)
    if (!isSeen) throw new Failure('not-found', 'review.not-found')
    if (isAuthor(account, { userId: review.authorId })) throw new Failure('conflict', 'report.own')
    const at = now()
    const isNew = await insertReport(transaction, {
      id: newId(),
      reviewId: id,
      reporterId: account.id,
      subject,
      reason,
      at: at.toISOString(),
    })
    if (!isNew || !config.rateLimits) return
    const since = new Date(at.getTime() - DAY_MS).toISOString()
    if ((await countReportsFor(transaction, account.id, since)) <= REPORTS_PER_DAY) return
    throw new Failure('too-many-requests', 'reports.too-many', { retryAfterSeconds: 3_600 })
  })
}
