import type { CityRoutes } from './city-routes.ts'
import type { TripPlan } from './day-plan.ts'
import { MEAL_RULES } from './meals.ts'
import { overlapMinutes } from '../hours/minutes.ts'
import type { Problem } from './problems.ts'
import { schedule } from './schedule.ts'
import type { Visit } from './visit.ts'

/** The visits whose change can fix a problem, the most likely first. */
export function concernedVisits({ days }: TripPlan, problem: Problem, routes: CityRoutes): readonly Visit[] {
  if (problem.code === 'over-budget')
    return days.flatMap((plan) => schedule(plan, routes).visits).toSorted((one, other) => getCost(other) - getCost(one))
  const plan = days.find(({ day }) => day.date === problem.date)
  const visits = plan ? schedule(plan, routes).visits : []
  if ('stopId' in problem) {
    const ids = [problem.stopId, ...otherIds(problem)]
    return ids.flatMap((id) => visits.filter(({ stop }) => stop.id === id))
  }
  const touched = problem.code === 'no-meal' ? visits.filter((visit) => touchesMeal(visit, problem)) : visits
  return touched.toSorted((one, other) => getLength(other) - getLength(one))
}

function otherIds(problem: Problem): string[] {
  if (problem.code === 'two-at-once') return [problem.otherId]
  return problem.code === 'too-little-time' && problem.afterId !== null ? [problem.afterId] : []
}

function touchesMeal({ arrives, leaves }: Visit, { meal }: Extract<Problem, { code: 'no-meal' }>): boolean {
  return overlapMinutes(arrives, leaves, MEAL_RULES[meal]) > 0
}

function getCost({ stop }: Visit): number {
  return stop.cost ?? 0
}

function getLength({ starts, leaves }: Visit): number {
  return leaves - starts
}
