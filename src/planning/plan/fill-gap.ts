import type { CityRoutes } from './city-routes.ts'
import type { DayPlan } from './day-plan.ts'
import { valueOfDay, type ValuedDay } from './plan-value.ts'
import type { Stop } from './stop.ts'

export type Gap = {
  readonly plan: DayPlan
  /** Position of the stop after the gap. The number of stops: the end of the day. */
  readonly index: number
  readonly candidates: readonly Stop[]
}

/**
 * The day with its gap filled, as far as a candidate gains more than it costs. The stops after the gap keep their times,
 * so that the gap is filled and nothing is pushed.
 */
export function fillGap({ plan, index, candidates }: Gap, routes: CityRoutes): DayPlan {
  const later = plan.stops.slice(index)
  let filled = plan
  let left = candidates
  for (;;) {
    const next = bestFilling(filled, { from: index, later, candidates: left }, routes)
    if (!next) return filled
    filled = next.plan
    left = left.filter((stop) => stop !== next.stop)
  }
}

type Filling = { readonly plan: DayPlan; readonly stop: Stop; readonly value: number }

function bestFilling(
  plan: DayPlan,
  { from, later, candidates }: { from: number; later: readonly Stop[]; candidates: readonly Stop[] },
  routes: CityRoutes,
): Filling | null {
  const before = valueOfDay(plan, routes)
  let best: Filling | null = null
  for (const stop of candidates) {
    for (let index = from; index <= plan.stops.length - later.length; index += 1) {
      const filled = { ...plan, stops: plan.stops.toSpliced(index, 0, stop) }
      const after = valueOfDay(filled, routes)
      if (after.value <= (best?.value ?? before.value)) continue
      if (getStarts(after, later.length) === getStarts(before, later.length))
        best = { plan: filled, stop, value: after.value }
    }
  }
  return best
}

/** The beginnings of the last visits, as one text. */
function getStarts({ scheduled: { visits } }: ValuedDay, count: number): string {
  return visits
    .slice(visits.length - count)
    .map(({ starts }) => starts)
    .join(' ')
}
