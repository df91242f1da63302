import type { DayPlan } from '#planning/plan/day-plan.ts'
import { fillGap } from '#planning/plan/fill-gap.ts'
import { fixHours } from '#planning/plan/fix-hours.ts'
import type { Proposal } from '#planning/plan/proposals.ts'
import { getStop } from '#planning/plan/planned-stop.ts'
import { beginningNow, restOfDay, type PlanMoment, type Rest } from '#planning/plan/rest-of-day.ts'
import type { Stop } from '#planning/plan/stop.ts'
import type { TripEdit } from '#planning/plan/trip-edit.ts'
import type { NamedActivity } from '#planning/plan/trip-with-plan.ts'
import { metresToNearest } from './near-stops.ts'
import { newActivity } from './new-stop.ts'
import type { Planner } from './planner-context.ts'

/** Places of the guide that are tried at once. It bounds the work of a tap. */
const MAX_CANDIDATES = 24
/** Maximum number of places that fill a gap. The traveller may ask again. */
const MAX_ADDED = 3

type Board = Omit<Planner, 'edit'> & { readonly now: PlanMoment }

type Added = { readonly name: string; readonly edit: TripEdit }

type Filling = {
  /** Changes of stops that miss their hours. A day is not filled around a closed stop. */
  readonly fixes: readonly Proposal[]
  readonly added: readonly Added[]
}

/** The stops that fill the time before the stop at an index of a day, once its stops lie in their hours. */
export function findFilling(plan: DayPlan, index: number, board: Board): Filling {
  const { date } = plan.day
  const { proposals, plan: fixed } = fixHours(board.planNow(), date, board)
  const day = proposals.length === 0 ? plan : (fixed.days.find((one) => one.day.date === date) ?? plan)
  const after = plan.stops[index]
  const found = day.stops.findIndex(({ id }) => id === after?.id)
  const at = found === -1 ? day.stops.length : found
  return { fixes: proposals, added: findAdded(day, at, { ...board, planNow: () => fixed }) }
}

/** Ideas of the trip, else places of the guide near its stops. The part of a day that is over stays as it is. */
function findAdded(plan: DayPlan, index: number, board: Board): Added[] {
  const { planNow, nameNow, routes, now } = board
  const rest = restOfDay(plan, { routes, now })
  if (!rest || index < rest.begun) return []
  const { date } = plan.day
  const fill = (candidates: readonly Stop[]) => {
    const filled = fillGap({ plan: rest.plan, index: index - rest.begun, candidates }, routes)
    return newIn(filled, rest).map((added) => ({ ...added, begins: beginningNow(filled, { routes, now }) }))
  }
  const fromIdeas = fill(planNow().ideas)
  if (fromIdeas.length > 0)
    return fromIdeas.map(({ stop, index: to, begins }) => ({
      name: nameNow(stop.id),
      edit: beginAt({ kind: 'move-stop', stopId: stop.id, date, index: to }, stop, begins),
    }))
  const places = guideCandidates(plan, board)
  return fill(places.map(({ stop }) => stop)).flatMap(({ stop, index: to, begins }) => {
    const found = places.find((place) => place.stop === stop)
    if (!found) return []
    const { name, added } = found
    return [{ name, edit: beginAt({ kind: 'add-stop', stop: added, date, index: to }, stop, begins) }]
  })
}

function beginAt(edit: TripEdit, { id }: Stop, begins: ReturnType<typeof beginningNow>): TripEdit {
  if (begins?.stopId !== id) return edit
  return { kind: 'several', edits: [edit, { kind: 'set-stop', stopId: id, fields: { time: begins.time } }] }
}

/** The stops that a filled day has more. Each index is right once those before it are added. */
function newIn({ stops }: DayPlan, { plan: before, begun }: Rest): { stop: Stop; index: number }[] {
  return stops
    .map((stop, index) => ({ stop, index: index + begun }))
    .filter(({ stop }) => !before.stops.includes(stop))
    .slice(0, MAX_ADDED)
}

type Candidate = { readonly name: string; readonly stop: Stop; readonly added: NamedActivity }

/** Places that the trip does not have: the nearest to the stops of the day, else the first of the guide. */
function guideCandidates(plan: DayPlan, { guide, planNow, placesNow }: Omit<Planner, 'edit'>): Candidate[] {
  const taken = placesNow()
  const context = { center: guide.center, timeZone: guide.timeZone, dates: planNow().days.map(({ day }) => day.date) }
  return guide.places
    .filter(({ slug, geo, precision }) => geo !== null && precision !== 'locality' && !taken.has(slug))
    .map((place) => ({ place, distance: metresToNearest(place, plan.stops) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MAX_CANDIDATES)
    .map(({ place }) => {
      const added = newActivity(place)
      return { name: place.name, stop: getStop(added, place, context), added }
    })
}
