import type { CityWays } from './plan/city-ways.ts'
import type { TripPlan } from './plan/day-plan.ts'
import { createPlanChecker } from './plan/plan-check.ts'
import type { Problem } from './plan/problems.ts'
import { proposalsFor, type Proposal } from './plan/proposals.ts'

/** What does not work, and what to do about it. */
export type Warning = { readonly problem: Problem; readonly proposals: readonly Proposal[] }

/**
 * All warnings of a plan. They never block: a traveller may know better. A page that shows many days keeps a
 * plan checker instead, and asks for the proposals of the problem that somebody looks at.
 */
export function warnings(plan: TripPlan, ways: CityWays): readonly Warning[] {
  const checkPlan = createPlanChecker(ways)
  return checkPlan(plan).problems.map((problem) => ({
    problem,
    proposals: proposalsFor(plan, problem, { ways, checkPlan }),
  }))
}
