import type { CityRoutes } from '#planning/plan/city-routes.ts'
import type { DayPlan } from '#planning/plan/day-plan.ts'
import { valueOfDay } from '#planning/plan/plan-value.ts'
import type { SearchTask } from '#planning/plan/plan-search.ts'
import type { Stop } from '#planning/plan/stop.ts'

export type Score = { readonly value: number; readonly problems: number }

const NOTHING: Score = { value: Number.NEGATIVE_INFINITY, problems: 0 }

/**
 * The best score of all plans of a task without a budget: every set of candidates on every day, in every order. Days do
 * not know of each other, so that the best order of each set is found by day, and then the best division of the sets.
 */
export function bestScore({ days, candidates }: Pick<SearchTask, 'days' | 'candidates'>, routes: CityRoutes): Score {
  const sets = 2 ** candidates.length
  let best: Score[] = Array.from({ length: sets }, (_, set) => (set === 0 ? { value: 0, problems: 0 } : NOTHING))
  for (const plan of days) {
    const ofDay = bestOrders(plan, candidates, routes)
    best = Array.from({ length: sets }, (_, set) => bestDivision(set, best, ofDay))
  }
  return best.reduce(better)
}

/** A part of the set goes to the day, the rest to the days before. */
function bestDivision(set: number, before: readonly Score[], ofDay: readonly Score[]): Score {
  let best = NOTHING
  for (let part = set; ; part = (part - 1) & set) {
    const [one, other] = [before[set ^ part] ?? NOTHING, ofDay[part] ?? NOTHING]
    best = better(best, { value: one.value + other.value, problems: one.problems + other.problems })
    if (part === 0) return best
  }
}

/** The best order of every set of candidates together with the stops that stay on the day. */
function bestOrders({ day, stops }: DayPlan, candidates: readonly Stop[], routes: CityRoutes): Score[] {
  const best: Score[] = Array.from({ length: 2 ** candidates.length }, () => NOTHING)
  const all = [...candidates, ...stops]
  const mustHave = (2 ** stops.length - 1) * 2 ** candidates.length
  const visit = (order: readonly Stop[], taken: number): void => {
    if ((taken & mustHave) === mustHave) {
      const { value, problems } = valueOfDay({ day, stops: order }, routes)
      const set = taken & (2 ** candidates.length - 1)
      best[set] = better(best[set] ?? NOTHING, { value, problems: problems.length })
    }
    for (const [index, stop] of all.entries())
      if ((taken & (1 << index)) === 0) visit([...order, stop], taken | (1 << index))
  }
  visit([], 0)
  return best
}

function better(one: Score, other: Score): Score {
  if (Math.abs(one.value - other.value) > 1e-6) return one.value > other.value ? one : other
  return one.problems <= other.problems ? one : other
}
