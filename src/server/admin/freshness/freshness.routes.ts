import type { freshnessOperations } from '#contract/admin/freshness.operations.ts'
import type { DeskDeps } from '../desk/entry-kind.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { confirmFact } from './confirm-fact.ts'
import { listStalePlaces } from './stale-places.ts'

export function freshnessHandlers(deps: DeskDeps): HandlersFor<typeof freshnessOperations> {
  return {
    listStalePlaces: async () => ({ success: true, ...(await listStalePlaces(deps)) }),
    confirmFact: async ({ params, body }, { account: { id: editorId } }) => ({
      success: true,
      version: await confirmFact(deps, { ...params, ...body, editorId }),
    }),
  }
}
