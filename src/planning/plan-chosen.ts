import type { PlanningGuide } from '#contract/planning.ts'
import { createCityWays } from './city-ways.ts'
import { planTrip, type PlannedTrip } from './plan-trip.ts'
import { applyEdit, type TripEdit } from './trip-edit.ts'
import { tripPlanOf } from './trip-plan.ts'
import type { TripSettings } from './trip-settings.ts'
import type { TripWithPlan } from './trip-with-plan.ts'

/** What a traveller wants to have planned. */
export type ChosenStops = {
  /** Ideas of the trip by their ids. */
  readonly ideaIds: readonly string[]
  /** Stops that the trip does not have yet. */
  readonly added: readonly { readonly id: string; readonly name: string; readonly place: string | null }[]
  /** Pace and hours, as far as they change. */
  readonly settings: Partial<Pick<TripSettings, 'pace' | 'dayStart' | 'dayEnd'>>
}

export type PlannedStops = PlannedTrip & {
  /** Makes the plan in the trip that it was computed for. */
  readonly edit: Extract<TripEdit, { kind: 'several' }>
}

/**
 * Plans chosen stops into the days of a trip. What stands on a day stays on it, fixed times stay, and what finds no place
 * is among the ideas. Ideas that were not chosen stay ideas. Pure, and only takes and gives data, so that a worker can
 * do it.
 */
export function planChosen(trip: TripWithPlan, guide: PlanningGuide, chosen: ChosenStops): PlannedStops {
  const { ideaIds, added, settings } = chosen
  const prepared: TripEdit[] = [
    ...(Object.keys(settings).length > 0 ? [{ kind: 'set-trip' as const, fields: settings }] : []),
    ...added.map((stop): TripEdit => ({ kind: 'add-stop', stop, date: null, index: Number.MAX_SAFE_INTEGER })),
  ]
  const { days, ideas, budget } = tripPlanOf(applyEdit(trip, { kind: 'several', edits: prepared }), guide)
  const wanted = new Set([...ideaIds, ...added.map(({ id }) => id)])
  const candidates = ideas.filter(({ id }) => wanted.has(id))
  const planned = planTrip({ days, candidates, budget }, createCityWays(guide.fares))
  const taken = planned.plan.days.map(({ day, stops }) => ({ date: day.date, stopIds: stops.map(({ id }) => id) }))
  return { ...planned, edit: { kind: 'several', edits: [...prepared, { kind: 'take-plan', days: taken }] } }
}
