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
 * than it was, and the plan as a whole has fewer penalties. It reads only the days that have changed, because hundreds of
 * changes are tried on a trip of a month.
 * @param before a check of the plan with the problem, by the same checker as the changed plans
 */
export function fixTest(problem: Problem, before: PlanCheck): (after: PlanCheck) => boolean {
  const key = problemKey(problem)
  const known = new Set(before.problems.map(problemKey))
  const home = before.days.findIndex(({ problems }) => problems.some((other) => problemKey(other) === key))
  const isHarmless = (other: Problem) => {
    const otherKey = problemKey(other)
    return otherKey !== key && (known.has(otherKey) || getPenalty(other) < getPenalty(problem))
  }
  return ({ days, overBudget }) => {
    if (home !== -1 && days[home] === before.days[home]) return false
    if (!overBudget.every(isHarmless)) return false
    let change = sumOfPenalties(overBudget) - sumOfPenalties(before.overBudget)
    for (const [index, { problems }] of days.entries()) {
      const last = before.days[index]
      if (days[index] === last) continue
      if (!problems.every(isHarmless)) return false
      change += sumOfPenalties(problems) - sumOfPenalties(last?.problems ?? [])
    }
    return change < 0
  }
}

function sumOfPenalties(problems: readonly Problem[]): number {
  let sum = 0
  for (const problem of problems) sum += getPenalty(problem)
  return sum
}
