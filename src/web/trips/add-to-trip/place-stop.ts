import type { PlanningGuide } from '#contract/trip/planning.ts'
import { createCityRoutes, type CityRoutes } from '#planning/plan/city-routes.ts'
import { bestOpenDay, positionsByDay, type DayPosition } from '#planning/plan/positions-by-day.ts'
import type { PlanMoment } from '#planning/plan/rest-of-day.ts'
import { getStop } from '#planning/plan/planned-stop.ts'
import { applyEdit } from '#planning/plan/trip-edit.ts'
import { placeFor, getTripPlan } from '#planning/plan/trip-plan.ts'
import { blankActivity, type TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import type { WantedPlace } from '../../selection/presses.ts'

/** The data that positions are computed with. */
export type Planning = {
  readonly guide: PlanningGuide
  readonly routes: CityRoutes
  /** In the city. */
  readonly now: PlanMoment
}

/** Day and position of a stop in a trip, and the reason why it has no day. */
export type Slot =
  | { readonly kind: 'day'; readonly date: string; readonly index: number; readonly starts: number }
  | { readonly kind: 'ideas'; readonly because: 'chosen' | 'closed' | 'over' }

export function getPlanning(guide: PlanningGuide, now: PlanMoment): Planning {
  return { guide, routes: createCityRoutes(guide.fares), now }
}

/** The best position for a place on each day of a trip that is not over. */
export function positionsFor(trip: TripWithPlan, place: WantedPlace, { guide, routes, now }: Planning): DayPosition[] {
  const plan = getTripPlan(trip, guide)
  const activity = blankActivity({ id: 'wanted', name: place.name, place: place.slug })
  const dates = plan.days.map(({ day }) => day.date)
  const stop = getStop(activity, placeFor(guide, place.slug), { center: guide.center, timeZone: guide.timeZone, dates })
  return positionsByDay(plan, stop, { routes, now })
}

/** The slot on a day that was chosen, or null for the ideas. Undefined: nobody chose, so the best day is taken. */
export function slotFor(positions: readonly DayPosition[], chosen?: string | null): Slot {
  if (chosen === null) return { kind: 'ideas', because: 'chosen' }
  const ofDay = chosen === undefined ? bestOpenDay(positions) : positions.find(({ date }) => date === chosen)
  if (!ofDay) return { kind: 'ideas', because: positions.length === 0 ? 'over' : 'closed' }
  return { kind: 'day', date: ofDay.date, index: ofDay.index, starts: ofDay.startsAt }
}

type NewStop = { readonly id: string; readonly place: WantedPlace; readonly slot: Slot }

/** The trip with one more stop. The same trip: it has no room. */
export function withStop(trip: TripWithPlan, { id, place, slot }: NewStop): TripWithPlan {
  const added = applyEdit(trip, {
    kind: 'add-stop',
    stop: { id, name: place.name, place: place.slug },
    date: slot.kind === 'day' ? slot.date : null,
    index: slot.kind === 'day' ? slot.index : Infinity,
  })
  return hasStop(added, id) ? added : trip
}

export function withoutStops(trip: TripWithPlan, ids: readonly string[]): TripWithPlan {
  return ids.reduce((rest, stopId) => applyEdit(rest, { kind: 'remove-stop', stopId }), trip)
}

export function hasStop({ destinations }: TripWithPlan, stopId: string): boolean {
  return destinations.some(({ activities }) => activities.some(({ id }) => id === stopId))
}
