import { isFood } from '#contract/place/is-food.ts'
import type { ContentTrip } from '#contract/trip/content-trip.ts'
import type { PlanningPlace } from '#contract/trip/planning.ts'
import { distanceBetween } from './distance.ts'

type OrderedPlace = Pick<PlanningPlace, 'slug' | 'kind' | 'geo'>

type City = {
  /** In the order of the editors. */
  readonly trips: readonly Pick<ContentTrip, 'destinations'>[]
  readonly center: NonNullable<PlanningPlace['geo']>
}

/** The first of the editors' trips with a place, and the length of the visit. */
type InTrips = { readonly trip: number; readonly minutes: number }

/** Numbers by which places are ordered: of two places, the one with the lower first number that differs comes first. */
export type VisitRank = readonly number[]

/**
 * The order in which a stranger chooses places of a city: sights before food; then those of the first suggested trip, the
 * longest visit first, those of the next trips, and those of no trip. Equal places: the nearest to the centre first. A
 * place without a known position comes after the others.
 */
export function createVisitRank({ trips, center }: City): (place: OrderedPlace) => VisitRank {
  const known = placesOfTrips(trips)
  return ({ slug, kind, geo }) => [
    isFood(kind) ? 1 : 0,
    known.get(slug)?.trip ?? trips.length,
    -(known.get(slug)?.minutes ?? 0),
    geo ? distanceBetween(geo, center) : Number.MAX_SAFE_INTEGER,
  ]
}

/** The positions of places in the order of their ranks. Equal places keep their order. */
export function sortByVisitRank(ranks: readonly VisitRank[]): number[] {
  const inOrder = [...ranks.entries()].toSorted(([, one], [, other]) => compare(one, other))
  return inOrder.map(([position]) => position)
}

function placesOfTrips(trips: City['trips']): ReadonlyMap<string, InTrips> {
  const found = new Map<string, InTrips>()
  for (const [trip, { destinations }] of trips.entries()) {
    for (const { place, durationMinutes = 0 } of destinations.flatMap(({ activities }) => activities)) {
      if (place === null) continue
      const before = found.get(place)
      if (!before || (before.trip === trip && before.minutes < durationMinutes))
        found.set(place, { trip, minutes: durationMinutes })
    }
  }
  return found
}

function compare(one: VisitRank, other: VisitRank): number {
  for (const [at, rank] of one.entries()) {
    const difference = rank - (other[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
