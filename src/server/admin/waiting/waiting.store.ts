import type { WaitingReports } from '#contract/admin/waiting.ts'
import type { Executor } from '../../platform/store/database.ts'

/** Reviews, as the lists of moderators have them. */
export async function countReviewsToJudge(executor: Executor): Promise<WaitingReports> {
  const reported = await executor
    .selectFrom('review')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where('reported_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const appealed = await executor
    .selectFrom('review')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('appealed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return { reported: Number(reported.count), appealed: Number(appealed.count) }
}
