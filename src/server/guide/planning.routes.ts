import type { planningOperations } from '#contract/trip/planning.operations.ts'
import type { TravelMode } from '#contract/map/travel-modes.ts'
import type { HandlersFor } from '../platform/http/handler.ts'
import type { GuideHolder } from './guide-holder.ts'

type PlanningDeps = { guide: Pick<GuideHolder, 'current'>; router: { readonly modes: readonly TravelMode[] } }

export function planningHandlers({ guide, router: { modes } }: PlanningDeps): HandlersFor<typeof planningOperations> {
  const routed = modes.length > 0 ? { routedWays: [...modes] } : {}
  return { getPlanning: (_input, { language }) => ({ success: true, ...guide.current(language).planning, ...routed }) }
}
