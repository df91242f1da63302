import type { planningOperations } from '#contract/trip/planning.operations.ts'
import type { TravelMode } from '#contract/map/way-kinds.ts'
import type { HandlersFor } from '../platform/http/handler.ts'
import type { GuideHolder } from './guide-holder.ts'

type PlanningDeps = { guide: Pick<GuideHolder, 'current'>; router: { readonly ways: readonly TravelMode[] } }

export function planningHandlers({ guide, router: { ways } }: PlanningDeps): HandlersFor<typeof planningOperations> {
  const routed = ways.length > 0 ? { routedWays: [...ways] } : {}
  return { getPlanning: (_input, { language }) => ({ success: true, ...guide.current(language).planning, ...routed }) }
}
