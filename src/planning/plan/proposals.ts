import type { CityWays } from './city-ways.ts'
import { concernedVisits } from './concerned-stops.ts'
import type { DayPlan, TripPlan } from './day-plan.ts'
import { mendTest } from './mends.ts'
import { applyChange, type PlanChange } from './plan-change.ts'
import { createPlanChecker, type PlanChecker } from './plan-check.ts'
import { possibleChanges } from './possible-changes.ts'
import type { Problem } from './problems.ts'
import type { PlanMoment, Present } from './rest-of-day.ts'
import { schedule } from './schedule.ts'
import type { Visit } from './visit.ts'

/** A change that mends a problem. */
export type Proposal = {
  readonly change: PlanChange
  /** The minute of its day at which the stop then begins. Null: the change is not about the time of one stop. */
  readonly startsAt: number | null
}

const MAX_PROPOSALS = 3
/** Stops of a day that is too full, the longest first. It bounds the work. */
const MAX_CHANGED_STOPS = 3

type Tools = {
  readonly ways: CityWays
  /** One that has seen the plan saves its work. */
  readonly checkPlan?: PlanChecker
  /** No stop is moved to a time before it. Left out: the whole trip lies ahead. */
  readonly now?: PlanMoment
}

type Mend = { readonly change: PlanChange; readonly plan: TripPlan; readonly value: number }

/**
 * Changes that mend a problem of a plan, best first: each is checked by the same rules that found the problem, removes
 * it, and adds none that is as bad. Setting stops aside for later always is the last of them, so that there is one.
 */
export function proposalsFor(
  plan: TripPlan,
  problem: Problem,
  { ways, checkPlan = createPlanChecker(ways), now }: Tools,
): readonly Proposal[] {
  const isMended = mendTest(problem, checkPlan(plan))
  const visits = concernedVisits(plan, problem, ways)
  const mendBy = (change: PlanChange): Mend | null => {
    const changed = applyChange(plan, change)
    const after = checkPlan(changed)
    return isMended(after) ? { change, plan: changed, value: after.value } : null
  }
  const inPlan: PlanChange[] =
    problem.code === 'over-budget'
      ? [{ kind: 'raise-budget', budget: Math.ceil(problem.cost) }]
      : visits.slice(0, MAX_CHANGED_STOPS).flatMap((visit) => possibleChanges({ plan, visit, problem, ways }))
  const mendings = inPlan
    .map(mendBy)
    .filter((mend) => mend !== null)
    .filter((mend) => !now || !isPast(mend, { ways, now }))
  const aside = firstMend(setAside(plan, problem, visits), mendBy)
  return [...bestOfEachKind(mendings, plan).slice(0, MAX_PROPOSALS - 1), ...(aside ? [aside] : [])].map((mend) => ({
    change: mend.change,
    startsAt: startOf(mend, ways),
  }))
}

function firstMend(changes: readonly PlanChange[], mendBy: (change: PlanChange) => Mend | null): Mend | null {
  for (const change of changes) {
    const mend = mendBy(change)
    if (mend) return mend
  }
  return null
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
function bestOfEachKind(mendings: readonly Mend[], plan: TripPlan): Mend[] {
  const best = new Map<string, Mend>()
  for (const mend of mendings) {
    const kind = kindOf(mend.change, plan)
    const known = best.get(kind)
    if (!known || mend.value > known.value) best.set(kind, mend)
  }
  return [...best.values()].toSorted((one, other) => other.value - one.value)
}

function kindOf(change: PlanChange, plan: TripPlan): string {
  if (change.kind !== 'move') return change.kind
  return homeOf(change.stopId, plan)?.day.date === change.date ? 'time' : 'day'
}

/** Whether a moved stop would begin before now. */
function isPast({ change, plan }: Mend, { ways, now }: Present): boolean {
  const moved = change.kind === 'move' ? [change.stopId] : change.kind === 'swap' ? [change.stopId, change.withId] : []
  return moved.some((stopId) => {
    const date = homeOf(stopId, plan)?.day.date
    if (date === undefined || date > now.date) return false
    return date < now.date || (startOn(stopId, plan, ways) ?? now.minute) < now.minute
  })
}

function startOf({ change, plan }: Mend, ways: CityWays): number | null {
  return change.kind === 'move' || change.kind === 'swap' ? startOn(change.stopId, plan, ways) : null
}

/** The minute of its day at which a stop begins. */
function startOn(stopId: string, plan: TripPlan, ways: CityWays): number | null {
  const home = homeOf(stopId, plan)
  const visit = home && schedule(home, ways).visits.find(({ stop }) => stop.id === stopId)
  return visit?.starts ?? null
}

function homeOf(stopId: string, { days }: TripPlan): DayPlan | undefined {
  return days.find(({ stops }) => stops.some(({ id }) => id === stopId))
}
