import type { DeskDeps } from '../desk/entry-kind.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import { confirmFact } from './confirm-fact.ts'
import { listStalePlaces } from './stale-places.ts'

export function freshnessHandlers(deps: DeskDeps): Pick<Handlers, 'listStalePlaces' | 'confirmFact'> {
  return {
    listStalePlaces: async () => ({ success: true, ...(await listStalePlaces(deps)) }),
    confirmFact: async ({ params, body }, { account: { id: editorId } }) => ({
      success: true,
      version: await confirmFact(deps, { ...params, ...body, editorId }),
    }),
  }
}
