import type { WaitingReports, WaitingWork } from '#contract/admin/waiting.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { StoredKind } from '../../guide/stored-kind.ts'

async function countDrafts(executor: Executor, table: StoredKind<never>['tables']['desk']): Promise<number> {
  const row = await executor
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('has_draft', '=', 1)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function countAllDrafts(executor: Executor): Promise<WaitingWork['drafts']> {
  return {
    places: await countDrafts(executor, 'desk_place'),
    trips: await countDrafts(executor, 'desk_trip'),
    calendar: await countDrafts(executor, 'desk_calendar_entry'),
    city: await countDrafts(executor, 'desk_city_part'),
  }
}

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
