import type { Fares, Ride, Way } from '#contract/city/fares.ts'
import type { RoutedLeg } from '#contract/trip/routing.ts'
import type { TravelMode } from '#contract/map/travel-modes.ts'
import { legBetween, routedLeg, type Leg } from './legs.ts'
import type { Spot } from './spot.ts'
import type { Stop } from './stop.ts'

/** The legs between places of a city. A whole plan uses one object, because it remembers the legs. */
export type CityRoutes = {
  readonly getLeg: (from: Pick<Stop, 'spot'>, to: Pick<Stop, 'spot' | 'wayHere'>) => Leg
  /** The tariff of a leg. Null: it costs nothing, or nobody knows what. */
  readonly getRide: (leg: Leg) => Ride | null
  readonly hasAutos: boolean
}

/** True if the rides of the city are auto-rickshaws, as their tariff says. Else they are cars. */
export function hasAutos(fares: Pick<Fares, 'ways'> | null): boolean {
  return fares?.ways?.some(({ kind, ride }) => kind === 'auto' && ride?.includes('rickshaw')) ?? false
}

/**
 * Maximum number of spots whose legs are cached. Code that creates new stops again and again must not fill the memory.
 */
const MAX_SPOTS = 500

/** The way that a routing service knows, without waiting for a ride. Undefined: it knows none. */
export type RoutedLegs = (from: Spot, to: Spot, way: TravelMode) => RoutedLeg | undefined

/**
 * @param fares of the city. Null: nobody knows them; a long way is a ride all the same.
 * @param routed replaces the estimate of a way between two exact positions
 */
export function createCityRoutes(
  fares: Pick<Fares, 'rides' | 'ways'> | null,
  routed: RoutedLegs = () => undefined,
): CityRoutes {
  const ways: readonly Way[] = fares?.ways ?? []
  const legFor = (from: Spot, to: Spot, chosen: TravelMode | null): Leg => {
    const estimate = legBetween(from, to, ways, chosen)
    const known = estimate.isExact ? routed(from, to, estimate.way) : undefined
    return known ? routedLeg(estimate.way, known, ways) : estimate
  }
  const legs = new Map<Spot, Map<Spot, Leg>>()
  const legsFrom = (from: Spot): Map<Spot, Leg> => {
    const known = legs.get(from)
    if (known) return known
    if (legs.size === MAX_SPOTS) legs.clear()
    const own = new Map<Spot, Leg>()
    legs.set(from, own)
    return own
  }
  return {
    hasAutos: hasAutos(fares),
    getLeg: ({ spot: from }, { spot: to, wayHere }) => {
      if (wayHere !== null) return legFor(from, to, wayHere)
      const known = legsFrom(from)
      const found = known.get(to)
      if (found) return found
      const leg = legFor(from, to, null)
      known.set(to, leg)
      return leg
    },
    getRide: ({ way }) => {
      const slug = ways.find(({ kind }) => kind === way)?.ride
      return fares?.rides.find((ride) => ride.slug === slug) ?? null
    },
  }
}
