import type { DayPlan, TripPlan } from '#planning/plan/day-plan.ts'
import type { Stop } from '#planning/plan/stop.ts'
import {
  namedActivities,
  type DaySettings,
  type NamedActivity,
  type TripWithPlan,
} from '#planning/plan/trip-with-plan.ts'

/** A stop of the plan with the traveller's texts. */
export type StopView = { readonly stop: Stop; readonly activity: NamedActivity }

/** All that the column of a day shows. It stays the same object while nothing of it changes. */
export type DayView = {
  readonly plan: DayPlan
  readonly stops: readonly StopView[]
  /** The settings that this day has in place of those of the trip. */
  readonly settings: DaySettings | null
}

export type BoardViews = { readonly days: readonly DayView[]; readonly ideas: readonly StopView[] }

/** Makes the views of one trip after another, and keeps the days that an edit leaves as they are. */
export function createViews(): (trip: TripWithPlan, plan: TripPlan) => BoardViews {
  let last: BoardViews | null = null
  return (trip, plan) => (last = getViews(trip, plan, last))
}

/**
 * Joins a trip, whose stops all have ids, and its plan. A day that has not changed stays the same object, so that only
 * changed days render.
 * @param before the view that was shown last
 */
function getViews(trip: TripWithPlan, plan: TripPlan, before: BoardViews | null): BoardViews {
  const activities = new Map(namedActivities(trip).map((activity) => [activity.id, activity]))
  const lastDays = new Map(before?.days.map((view) => [view.plan.day.date, view]))
  const getView = (stop: Stop): StopView[] => {
    const activity = activities.get(stop.id)
    return activity ? [{ stop, activity }] : []
  }
  const days = plan.days.map((dayPlan): DayView => {
    const settings = trip.days?.find(({ date }) => date === dayPlan.day.date) ?? null
    const view = { plan: dayPlan, stops: dayPlan.stops.flatMap(getView), settings }
    const last = lastDays.get(dayPlan.day.date)
    const isSame = last?.plan === dayPlan && last.settings === settings && areSame(last.stops, view.stops)
    return isSame ? last : view
  })
  const ideas = plan.ideas.flatMap(getView)
  return { days, ideas: before && areSame(before.ideas, ideas) ? before.ideas : ideas }
}

function areSame(some: readonly StopView[], others: readonly StopView[]): boolean {
  if (some.length !== others.length) return false
  return some.every(({ stop, activity }, index) => others[index]?.stop === stop && others[index].activity === activity)
}
