import type { PlanningGuide } from '#contract/trip/planning.ts'
import type { ChosenStops, PlannedStops } from '#planning/plan/plan-chosen.ts'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { trustOwnCode } from '../../api/trusted-types.ts'
import { withResolvers } from '../../api/with-resolvers.ts'

export type PlanningTask = {
  readonly trip: TripWithPlan
  readonly guide: PlanningGuide
  readonly chosen: ChosenStops
}

/** Plans in a worker, and in the page where there is none. Both give the same plan. */
export async function planInWorker(task: PlanningTask): Promise<PlannedStops> {
  const worker = startWorker()
  if (!worker) return planHere(task)
  try {
    return await getAnswer(worker, task)
  } catch {
    // The worker cannot load without a network.
    return await planHere(task)
  } finally {
    worker.terminate()
  }
}

function getAnswer(worker: Worker, task: PlanningTask): Promise<PlannedStops> {
  const { promise, resolve, reject } = withResolvers<PlannedStops>()
  worker.addEventListener('message', ({ data }: MessageEvent<PlannedStops>) => resolve(data))
  worker.addEventListener('error', () => reject(new Error('The worker gave no plan')))
  worker.postMessage(task, [])
  return promise
}

async function planHere({ trip, guide, chosen }: PlanningTask): Promise<PlannedStops> {
  const { planChosen } = await import('#planning/plan/plan-chosen.ts')
  return planChosen(trip, guide, chosen)
}

/** Null in browsers that refuse workers. */
function startWorker(): Worker | null {
  trustOwnCode()
  try {
    return new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}
