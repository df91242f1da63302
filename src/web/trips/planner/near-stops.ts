import type { PlanningPlace } from '#contract/trip/planning.ts'
import { distanceBetween } from '#planning/lists/distance.ts'
import type { Stop } from '#planning/plan/stop.ts'

/** Metres of the straight line from a place to the nearest of the stops. Infinity: not known. */
export function metresToNearest({ geo }: Pick<PlanningPlace, 'geo'>, stops: readonly Stop[]): number {
  if (geo === null) return Number.POSITIVE_INFINITY
  let least = Number.POSITIVE_INFINITY
  for (const { spot } of stops) least = Math.min(least, distanceBetween(geo, spot))
  return least
}

/** The stop that is nearest to a place, of those with an exact position. */
export function nearestStop({ geo }: Pick<PlanningPlace, 'geo'>, stops: readonly Stop[]): Stop | null {
  if (geo === null) return null
  const exact = stops.filter(({ spot }) => spot.radiusMetres === 0)
  return exact.toSorted((one, other) => distanceBetween(geo, one.spot) - distanceBetween(geo, other.spot))[0] ?? null
}
