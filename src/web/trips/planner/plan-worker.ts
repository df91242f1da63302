import { planChosen } from '#planning/plan/plan-chosen.ts'
import type { PlanningTask } from './plan-in-worker.ts'

/** A worker, so that planning many places does not stop the page. It receives one task and answers with its plan. */
addEventListener('message', ({ data: { trip, guide, chosen } }: MessageEvent<PlanningTask>) => {
  postMessage(planChosen(trip, guide, chosen))
})
