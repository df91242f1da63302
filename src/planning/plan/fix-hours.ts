import type { TripPlan } from './day-plan.ts'
import { applyChange } from './plan-change.ts'
import { findProblems } from './plan-check.ts'
import type { Problem, StopProblem } from './problems.ts'
import { proposalsFor, type Proposal } from './proposals.ts'
import type { Present } from './rest-of-day.ts'

export type FixedHours = {
  /** One after the other. */
  readonly proposals: readonly Proposal[]
  readonly plan: TripPlan
}

/** The best proposals for the stops of a day that miss their opening hours, and the plan with them. */
export function fixHours(plan: TripPlan, date: string, { routes, now }: Present): FixedHours {
  const proposals: Proposal[] = []
  let fixed = plan
  const stops = plan.days.find(({ day }) => day.date === date)?.stops.length ?? 0
  while (proposals.length < stops) {
    const missed = findProblems(fixed, routes).find((problem) => isMissed(problem) && problem.date === date)
    const [best] = missed ? proposalsFor(fixed, missed, { routes, now }) : []
    if (!best) break
    proposals.push(best)
    fixed = applyChange(fixed, best.change)
  }
  return { proposals, plan: fixed }
}

function isMissed(problem: Problem): problem is StopProblem {
  const { code } = problem
  return code === 'closed' || code === 'arrives-before-opening' || code === 'leaves-after-closing'
}
