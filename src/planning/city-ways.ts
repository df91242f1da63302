import type { Fares, Ride, Way } from '#contract/fares.ts'
import { legBetween, type Leg } from './legs.ts'
import type { Spot } from './spot.ts'
import type { Stop } from './stop.ts'

/** How a city is crossed. One object for a whole plan, because it remembers the legs. */
export type CityWays = {
  readonly legOf: (from: Stop, to: Stop) => Leg
  /** The tariff of a leg. Null: it costs nothing, or nobody knows what. */
  readonly rideOf: (leg: Leg) => Ride | null
}

/** @param fares of the city. Null: everybody walks. */
export function createCityWays(fares: Pick<Fares, 'rides' | 'ways'> | null): CityWays {
  const ways: readonly Way[] = fares?.ways ?? []
  const legs = new WeakMap<Spot, WeakMap<Spot, Leg>>()
  return {
    legOf: ({ spot: from }, { spot: to, wayHere }) => {
      if (wayHere !== null) return legBetween(from, to, ways, wayHere)
      let legsFrom = legs.get(from)
      if (!legsFrom) legs.set(from, (legsFrom = new WeakMap<Spot, Leg>()))
      let leg = legsFrom.get(to)
      if (!leg) legsFrom.set(to, (leg = legBetween(from, to, ways)))
      return leg
    },
    rideOf: ({ way }) => {
      const slug = ways.find(({ kind }) => kind === way)?.ride
      return fares?.rides.find((ride) => ride.slug === slug) ?? null
    },
  }
}
