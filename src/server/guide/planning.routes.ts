import type { Handlers } from '../http/handler.ts'
import type { Router } from '../routing/router.ts'
import type { GuideHolder } from './guide-holder.ts'

type PlanningDeps = { guide: Pick<GuideHolder, 'current'>; router: Pick<Router, 'ways'> }

export function planningHandlers({ guide, router: { ways } }: PlanningDeps): Pick<Handlers, 'getPlanning'> {
  const routed = ways.length > 0 ? { routedWays: [...ways] } : {}
  return { getPlanning: () => ({ success: true, ...guide.current().planning, ...routed }) }
}
