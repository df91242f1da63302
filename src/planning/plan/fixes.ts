import type { PlanCheck } from './plan-check.ts'
import { getPenalty } from './plan-value.ts'
import type { Problem } from './problems.ts'

/** Two problems with one key are the same problem. A closed stop that is moved to another closed day still has it. */
export function problemKey(problem: Problem): string {
  if ('stopId' in problem) return `${problem.code} ${problem.stopId}`
  if (problem.code === 'no-meal') return `${problem.code} ${problem.date} ${problem.meal}`
  return problem.code === 'over-budget' ? problem.code : `${problem.code} ${problem.date}`
}

/**
 * Returns a test that is true for a plan in which the problem is fixed: it no longer exists, new problems are less bad
 * than it was, and the plan as a whole has fewer penalties.
 */
export function fixTest(problem: Problem, before: PlanCheck): (after: PlanCheck) => boolean {
  const key = problemKey(problem)
  const same = new Set(before.problems)
  const known = new Set(before.problems.map(problemKey))
  const limit = sumOfPenalties(before)
  const isHarmless = (other: Problem) => {
    if (other === problem) return false
    // Days that have not changed keep their problems as they are.
    if (same.has(other)) return true
    const otherKey = problemKey(other)
    return otherKey !== key && (known.has(otherKey) || getPenalty(other) < getPenalty(problem))
  }
  return (after) => after.problems.every(isHarmless) && sumOfPenalties(after) < limit
}

function sumOfPenalties({ problems }: PlanCheck): number {
  let sum = 0
  for (const problem of problems) sum += getPenalty(problem)
  return sum
}
