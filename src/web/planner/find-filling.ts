import type { DayPlan } from '#planning/day-plan.ts'
import { fillGap } from '#planning/fill-gap.ts'
import { stopOf } from '#planning/stop-of.ts'
import type { Stop } from '#planning/stop.ts'
import type { TripEdit } from '#planning/trip-edit.ts'
import type { NamedActivity } from '#planning/trip-with-plan.ts'
import { metresToNearest } from './near-stops.ts'
import { newActivity } from './new-stop.ts'
import type { Planner } from './planner-context.ts'

/** Places of the guide that are tried at once. It bounds the work of a tap. */
const MAX_CANDIDATES = 24
/** A gap is filled with so many places at most: the traveller may ask again. */
const MAX_ADDED = 3

type Added = { readonly name: string; readonly edit: TripEdit }

/** What fills the time before the stop at an index of a day: ideas of the trip, else places of the guide near its stops. */
export function findFilling(plan: DayPlan, index: number, board: Omit<Planner, 'edit'>): Added[] {
  const { planNow, nameNow, ways } = board
  const { ideas } = planNow()
  const { date } = plan.day
  const fromIdeas = newIn(fillGap({ plan, index, candidates: ideas }, ways), plan)
  if (fromIdeas.length > 0)
    return fromIdeas.map(({ stop, index }) => ({
      name: nameNow(stop.id),
      edit: { kind: 'move-stop', stopId: stop.id, date, index },
    }))
  const places = guideCandidates(plan, board)
  const filled = newIn(fillGap({ plan, index, candidates: places.map(({ stop }) => stop) }, ways), plan)
  return filled.flatMap(({ stop, index }) => {
    const found = places.find((place) => place.stop === stop)
    return found ? [{ name: found.name, edit: { kind: 'add-stop' as const, stop: found.added, date, index } }] : []
  })
}

/** The stops that a filled day has more. Each index is right once those before it are added. */
function newIn({ stops }: DayPlan, before: DayPlan): { stop: Stop; index: number }[] {
  return stops
    .map((stop, index) => ({ stop, index }))
    .filter(({ stop }) => !before.stops.includes(stop))
    .slice(0, MAX_ADDED)
}

type Candidate = { readonly name: string; readonly stop: Stop; readonly added: NamedActivity }

/** Places that the trip does not have: the nearest to the stops of the day, else the first of the guide. */
function guideCandidates(plan: DayPlan, { guide, planNow, placesNow }: Omit<Planner, 'edit'>): Candidate[] {
  const taken = placesNow()
  const context = { center: guide.center, dates: planNow().days.map(({ day }) => day.date) }
  return guide.places
    .filter(({ slug, geo, precision }) => geo !== null && precision !== 'locality' && !taken.has(slug))
    .map((place) => ({ place, distance: metresToNearest(place, plan.stops) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MAX_CANDIDATES)
    .map(({ place }) => {
      const added = newActivity(place)
      return { name: place.name, stop: stopOf(added, place, context), added }
    })
}
