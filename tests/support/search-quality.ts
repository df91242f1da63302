import { findProblems } from '#planning/plan/plan-check.ts'
import { valueOfDay } from '#planning/plan/plan-value.ts'
import { searchPlan } from '#planning/plan/plan-search.ts'
import { bestScore } from './exhaustive-plan.ts'
import { createSuratRoutes } from './made-up-plans.ts'
import { randomTask } from './random-tasks.ts'

export type Quality = {
  /** Value of the search by that of the best plan. */
  readonly ratio: number
  /** As good as the best plan, and with more problems than it. */
  readonly hasNeedlessProblem: boolean
}

/** The search and the exhaustive search on one random task. */
export function compareSearch(seed: number, maxPlaces: number): Quality {
  const task = randomTask(seed, maxPlaces)
  const routes = createSuratRoutes()
  const { days } = searchPlan(task, routes)
  const value = days.reduce((sum, plan) => sum + valueOfDay(plan, routes).value, 0)
  const best = bestScore(task, routes)
  const problems = findProblems({ days, ideas: [], budget: null }, routes).length
  return {
    ratio: getRatio(value, best.value),
    hasNeedlessProblem: value >= best.value - 1e-6 && problems > best.problems,
  }
}

/** If the best plan is worth less than a stop, the difference counts as a part of a stop. */
function getRatio(value: number, best: number): number {
  return 1 - (best - value) / Math.max(best, 100)
}
