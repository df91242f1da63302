import type { TravelMode } from '#contract/map/travel-modes.ts'
import type { RoutedLeg } from '#contract/trip/routing.ts'
import { ROUTE_PLACES_MAX } from '#contract/trip/trip-limits.ts'
import type { CityRoutes, RoutedLegs } from '#planning/plan/city-routes.ts'
import type { DayView, StopView } from '../itinerary/day-views.ts'
import type { Planner } from './planner-context.ts'

/** The places of a day between which routes of one kind are requested, in their order. */
export type RouteQuestion = { readonly way: TravelMode; readonly places: readonly string[] }

/**
 * The questions to the routing service for some days: one for each day and kind of way. The service knows exact
 * positions only.
 * @param known the kinds of ways that the service knows
 */
export function routeQuestions(
  days: readonly DayView[],
  known: readonly TravelMode[],
  { getLeg }: Pick<CityRoutes, 'getLeg'>,
): RouteQuestion[] {
  return days.flatMap(({ stops }) =>
    known.flatMap((way) => {
      const asked = new Set<StopView>()
      for (const [index, to] of stops.entries()) {
        const from = stops[index - 1]
        if (!from) continue
        const leg = getLeg(from.stop, to.stop)
        if (leg.isExact && leg.way === way) asked.add(from).add(to)
      }
      const places = stops.filter((stop) => asked.has(stop)).flatMap(({ activity }) => activity.place ?? [])
      return places.length > 1 ? [{ way, places: places.slice(0, ROUTE_PLACES_MAX) }] : []
    }),
  )
}

export type RouteAnswer = RouteQuestion & { readonly legs: readonly (RoutedLeg | null)[] }

/** The ways that answers know, by the positions of their places. */
export function getRoutedLegs(answers: readonly RouteAnswer[], { placeFor }: Pick<Planner, 'placeFor'>): RoutedLegs {
  const known = new Map<string, RoutedLeg>()
  for (const { way, places, legs } of answers) {
    for (const [index, leg] of legs.entries()) {
      const [from, to] = [places[index], places[index + 1]].map((slug) => placeFor(slug ?? null)?.geo)
      if (leg && from && to) known.set(getKey(from, to, way), leg)
    }
  }
  return (from, to, way) => known.get(getKey(from, to, way))
}

type Point = { readonly lat: number; readonly lng: number }

function getKey(from: Point, to: Point, way: TravelMode): string {
  return `${way} ${from.lat},${from.lng} ${to.lat},${to.lng}`
}
