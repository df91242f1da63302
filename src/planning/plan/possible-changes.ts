import type { CityRoutes } from './city-routes.ts'
import { MEAL_RULES } from './meals.ts'
import type { DayPlan, TripPlan } from './day-plan.ts'
import type { PlanChange } from './plan-change.ts'
import { HEAT, type Problem } from './problems.ts'
import { schedule } from './schedule.ts'
import { hoursOn } from './stop.ts'
import type { Visit } from './visit.ts'

const STEP_MINUTES = 5
/** A stay is cut to no less than half of it, and never below this. */
const MIN_STAY_MINUTES = 15
/** Days that are looked at for another place of a stop: the nearest. It bounds the work for long trips. */
const MAX_DAYS = 7

type Subject = {
  readonly plan: TripPlan
  readonly visit: Visit
  readonly problem: Problem
  readonly routes: CityRoutes
}

/** Changes of one stop that might fix a problem. Only a check of the changed plan shows that a change fixes it. */
export function possibleChanges(subject: Subject): PlanChange[] {
  const { plan, visit } = subject
  const { stop } = visit
  const home = plan.days.findIndex(({ stops }) => stops.includes(stop))
  const nearest = plan.days
    .map((dayPlan, index) => ({ dayPlan, distance: Math.abs(index - home) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MAX_DAYS)
    .map(({ dayPlan }) => dayPlan)
  return [
    ...confirmation(subject),
    ...shorterStay(subject),
    ...nearest.flatMap((dayPlan) => movesTo(dayPlan, subject)),
    ...nearest.flatMap(({ stops }) =>
      stops.flatMap((other): PlanChange[] =>
        other === stop ? [] : [{ kind: 'swap', stopId: stop.id, withId: other.id }],
      ),
    ),
  ]
}

function confirmation({ problem, visit }: Subject): PlanChange[] {
  if (problem.code !== 'hours-unknown') return []
  return [{ kind: 'confirm-hours', stopId: visit.stop.id, date: problem.date }]
}

function shorterStay({ problem, visit: { stop } }: Subject): PlanChange[] {
  const stay = stop.stayMinutes
  const cut = Math.floor((stay - surplusMinutes(problem)) / STEP_MINUTES) * STEP_MINUTES
  if (cut >= stay || cut < Math.max(MIN_STAY_MINUTES, stay / 2)) return []
  return [{ kind: 'stay', stopId: stop.id, stayMinutes: cut }]
}

/** The excess of a stay that is too long. */
function surplusMinutes(problem: Problem): number {
  if (problem.code === 'leaves-after-closing') return problem.leavesAt - problem.closesAt
  if (problem.code === 'too-little-time') return problem.missing
  if (problem.code === 'no-meal') return MEAL_RULES[problem.meal].minutes
  if (problem.code !== 'day-too-full') return 0
  return Math.max(problem.busyMinutes - problem.maxBusyMinutes, (problem.endsAt ?? 0) - problem.dayEndsAt)
}

/** Free at every position, and fixed at the times that suggest themselves. */
function movesTo(dayPlan: DayPlan, subject: Subject): PlanChange[] {
  const { stop } = subject.visit
  const others = dayPlan.stops.filter((other) => other !== stop)
  const { date, clock } = dayPlan.day
  const here = { date, ...(clock && { clock }) }
  const { visits } = schedule({ ...dayPlan, stops: others }, subject.routes)
  const at = (fixedAt: number): PlanChange => {
    const index = visits.filter(({ starts }) => starts < fixedAt).length
    return { kind: 'move', stopId: stop.id, ...here, index, fixedAt }
  }
  const free = Array.from({ length: others.length + 1 }, (_, index): PlanChange => ({
    kind: 'move',
    stopId: stop.id,
    ...here,
    index,
    fixedAt: null,
  }))
  return [...timesOn(dayPlan, subject).map(at), ...free]
}

/** Its own time, openings, the last good start, out of the heat, after and before the stops beside it. */
function timesOn({ day, stops }: DayPlan, { visit: { stop, starts }, routes, problem }: Subject): number[] {
  const hours = hoursOn(stop, day.date)
  const openings = hours?.state === 'open' ? hours.intervals : []
  const lastEntryMinutes = hours?.state === 'open' ? hours.lastEntryMinutes : 0
  const isHome = stops.includes(stop)
  const before = stops.flatMap((other) =>
    other.fixedAt === null || other === stop
      ? []
      : [other.fixedAt - stop.stayMinutes - routes.getLeg(stop, other).minutes.likely],
  )
  const times = [
    ...(stop.fixedAt === null || isHome ? [] : [stop.fixedAt]),
    ...(isHome ? [Math.ceil(starts / STEP_MINUTES) * STEP_MINUTES] : []),
    ...openings.flatMap(([from, to]) => [Math.max(from, day.start), to - Math.max(stop.stayMinutes, lastEntryMinutes)]),
    ...(problem.code === 'outdoor-heat' ? [HEAT.end, HEAT.start - stop.stayMinutes] : []),
    ...before.map((time) => Math.floor(time / STEP_MINUTES) * STEP_MINUTES),
  ]
  // Nobody is sent out before the day begins, unless they chose that hour themselves.
  const earliest = Math.min(day.start, stop.fixedAt ?? day.start)
  return [...new Set(times)].filter((time) => time >= earliest && !(isHome && time === stop.fixedAt))
}
