import { runAtOnce, type SlicedWork } from '../lists/sliced-work.ts'
import type { CityRoutes } from './city-routes.ts'
import { concernedVisits } from './concerned-stops.ts'
import type { DayPlan, TripPlan } from './day-plan.ts'
import { fixTest } from './fixes.ts'
import { applyChange, type PlanChange } from './plan-change.ts'
import { createPlanChecker, type PlanChecker } from './plan-check.ts'
import { possibleChanges } from './possible-changes.ts'
import type { Problem } from './problems.ts'
import type { PlanMoment, Present } from './rest-of-day.ts'
import { schedule } from './schedule.ts'
import type { Visit } from './visit.ts'

/** A change that fixes a problem. */
export type Proposal = {
  readonly change: PlanChange
  /** The minute of its day at which the stop then begins. Null: the change is not about the time of one stop. */
  readonly startsAt: number | null
}

const MAX_PROPOSALS = 3
/** Stops of a day that is too full, the longest first. It bounds the work. */
const MAX_CHANGED_STOPS = 3

type Tools = {
  readonly routes: CityRoutes
  /** One that has seen the plan saves its work. */
  readonly checkPlan?: PlanChecker
  /** No stop is moved to a time before it. Left out: the whole trip lies ahead. */
  readonly now?: PlanMoment
}

type Fix = { readonly change: PlanChange; readonly plan: TripPlan; readonly value: number }

/**
 * Changes that fix a problem of a plan, best first. The rules that found the problem check each change: it removes the
 * problem and adds none that is as bad. The last change sets stops aside for later, so there always is one.
 */
export function proposalsFor(plan: TripPlan, problem: Problem, tools: Tools): readonly Proposal[] {
  return runAtOnce(searchProposals(plan, problem, tools))
}

/** Finds the same proposals in steps of one change each, for a page that answers in between. */
export function* searchProposals(
  plan: TripPlan,
  problem: Problem,
  { routes, checkPlan = createPlanChecker(routes), now }: Tools,
): SlicedWork<readonly Proposal[]> {
  const isFixed = fixTest(problem, checkPlan(plan))
  const visits = concernedVisits(plan, problem, routes)
  const fixBy = (change: PlanChange): Fix | null => {
    const changed = applyChange(plan, change)
    const after = checkPlan(changed)
    return isFixed(after) ? { change, plan: changed, value: after.value } : null
  }
  const inPlan: PlanChange[] =
    problem.code === 'over-budget'
      ? [{ kind: 'raise-budget', budget: Math.ceil(problem.cost) }]
      : visits.slice(0, MAX_CHANGED_STOPS).flatMap((visit) => possibleChanges({ plan, visit, problem, routes }))
  const fixes: Fix[] = []
  for (const change of inPlan) {
    const fix = fixBy(change)
    if (fix && !(now && isPast(fix, { routes, now }))) fixes.push(fix)
    yield
  }
  let aside: Fix | null = null
  for (const change of setAside(plan, problem, visits)) {
    aside = fixBy(change)
    if (aside) break
    yield
  }
  return [...bestOfEachKind(fixes, plan).slice(0, MAX_PROPOSALS - 1), ...(aside ? [aside] : [])].map((fix) => ({
    change: fix.change,
    startsAt: getStart(fix, routes),
  }))
}

/** Ways to set stops aside, the mildest first. A day without stops has no problem. */
function setAside(plan: TripPlan, problem: Problem, visits: readonly Visit[]): PlanChange[] {
  const ids = visits.map(({ stop }) => stop.id)
  const singles = ids.map((id) => [id])
  const together = ids.map((_, index) => ids.slice(0, index + 1))
  const ofDay = plan.days.flatMap(({ day, stops }) =>
    problem.code !== 'over-budget' && day.date === problem.date ? stops.map(({ id }) => id) : [],
  )
  return [...singles, ...together, ofDay].map((stopIds) => ({ kind: 'to-ideas', stopIds }))
}

/** Three moves within a day are one idea: the best of each kind is enough. */
function bestOfEachKind(fixes: readonly Fix[], plan: TripPlan): Fix[] {
  const best = new Map<string, Fix>()
  for (const fix of fixes) {
    const kind = getKind(fix.change, plan)
    const known = best.get(kind)
    if (!known || fix.value > known.value) best.set(kind, fix)
  }
  return [...best.values()].toSorted((one, other) => other.value - one.value)
}

function getKind(change: PlanChange, plan: TripPlan): string {
  if (change.kind !== 'move') return change.kind
  return getHome(change.stopId, plan)?.day.date === change.date ? 'time' : 'day'
}

/** True if a moved stop would begin before now. */
function isPast({ change, plan }: Fix, { routes, now }: Present): boolean {
  const moved = change.kind === 'move' ? [change.stopId] : change.kind === 'swap' ? [change.stopId, change.withId] : []
  return moved.some((stopId) => {
    const date = getHome(stopId, plan)?.day.date
    if (date === undefined || date > now.date) return false
    return date < now.date || (startOn(stopId, plan, routes) ?? now.minute) < now.minute
  })
}

function getStart({ change, plan }: Fix, routes: CityRoutes): number | null {
  return change.kind === 'move' || change.kind === 'swap' ? startOn(change.stopId, plan, routes) : null
}

/** The minute of its day at which a stop begins. */
function startOn(stopId: string, plan: TripPlan, routes: CityRoutes): number | null {
  const home = getHome(stopId, plan)
  const visit = home && schedule(home, routes).visits.find(({ stop }) => stop.id === stopId)
  return visit?.starts ?? null
}

function getHome(stopId: string, { days }: TripPlan): DayPlan | undefined {
  return days.find(({ stops }) => stops.some(({ id }) => id === stopId))
}
