import type { PlanningGuide } from '#contract/trip/planning.ts'
import { createCityRoutes } from './city-routes.ts'
import { planTrip, type PlannedTrip } from './plan-trip.ts'
import { beginningNow, restOfDay, type PlanMoment } from './rest-of-day.ts'
import { applyEdit, type TripEdit } from './trip-edit.ts'
import { getTripPlan } from './trip-plan.ts'
import type { TripSettings } from './trip-settings.ts'
import { findActivity, withStopIds, type TripWithPlan } from './trip-with-plan.ts'

/** The stops and settings that a traveller wants to have planned. */
export type ChosenStops = {
  /** Ideas of the trip by their ids. */
  readonly ideaIds: readonly string[]
  /** Stops that stand on a day and are planned anew. The times of those at a place of the guide are wishes, and end. */
  readonly againIds?: readonly string[]
  /** Stops that the trip does not have yet. */
  readonly added: readonly { readonly id: string; readonly name: string; readonly place: string | null }[]
  /** Pace and hours, as far as they change. */
  readonly settings: Partial<Pick<TripSettings, 'pace' | 'dayStart' | 'dayEnd'>>
  /** Earliest moment that is planned. Left out: the whole trip lies ahead. */
  readonly now?: PlanMoment
}

export type PlannedStops = PlannedTrip & {
  /** Makes the plan in the trip that it was computed for. */
  readonly edit: Extract<TripEdit, { kind: 'several' }>
}

/**
 * Plans chosen stops into the days of a trip. Stops of a day stay on it, fixed times stay, and stops without room
 * become ideas. Ideas that were not chosen stay ideas. Pure, and only takes and gives data, so that a worker can do it.
 */
export function planChosen(
  trip: TripWithPlan,
  guide: PlanningGuide,
  { ideaIds, againIds = [], added, settings, now }: ChosenStops,
): PlannedStops {
  const prepared: TripEdit[] = [
    ...(Object.keys(settings).length > 0 ? [{ kind: 'set-trip' as const, fields: settings }] : []),
    ...(againIds.length > 0
      ? [{ kind: 'plan' as const, change: { kind: 'to-ideas' as const, stopIds: againIds } }]
      : []),
    ...againIds
      .filter((id) => findActivity(withStopIds(trip), id)?.place)
      .map((stopId): TripEdit => ({ kind: 'set-stop', stopId, fields: { time: '' } })),
    ...added.map((stop): TripEdit => ({ kind: 'add-stop', stop, date: null, index: Number.MAX_SAFE_INTEGER })),
  ]
  const { days, ideas, budget } = getTripPlan(applyEdit(trip, { kind: 'several', edits: prepared }), guide)
  const wanted = new Set([...ideaIds, ...againIds, ...added.map(({ id }) => id)])
  const candidates = ideas.filter(({ id }) => wanted.has(id))
  const routes = createCityRoutes(guide.fares)
  const left = days.flatMap((dayPlan) => {
    const rest = now ? restOfDay(dayPlan, { routes, now }) : { plan: dayPlan, begun: 0 }
    return rest ? [{ ...rest, stops: dayPlan.stops }] : []
  })
  const planned = planTrip({ days: left.map(({ plan }) => plan), candidates, budget }, routes)
  const taken = planned.plan.days.map(({ day, stops }, index) => {
    const { stops: all = [], begun = 0 } = left[index] ?? {}
    return { date: day.date, stopIds: [...all.slice(0, begun), ...stops].map(({ id }) => id) }
  })
  const begins = planned.plan.days.flatMap((rest) => (now && beginningNow(rest, { routes, now })) ?? [])
  const times = begins
    .filter(({ stopId }) => wanted.has(stopId))
    .map(({ stopId, time }): TripEdit => ({ kind: 'set-stop', stopId, fields: { time } }))
  const edits: TripEdit[] = [...prepared, { kind: 'take-plan', days: taken }, ...times]
  return { ...planned, edit: { kind: 'several', edits } }
}
