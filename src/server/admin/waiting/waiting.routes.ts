import type { waitingOperations } from '#contract/admin/waiting.operations.ts'
import { countAllDrafts } from '../desk/desk-kinds.ts'
import type { DeskDeps } from '../desk/entry-kind.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { countStale } from '../freshness/stale-places.ts'
import { countReviewsToJudge } from './waiting.store.ts'

export function waitingHandlers(deps: DeskDeps): HandlersFor<typeof waitingOperations> {
  const { db } = deps.store
  return {
    countWaitingWork: async () => ({
      success: true,
      waiting: { ...(await countStale(deps)), drafts: await countAllDrafts(deps) },
    }),
    countWaitingReports: async () => ({ success: true, waiting: await countReviewsToJudge(db) }),
  }
}
