import type { Ride } from '#contract/city/fares.ts'
import { roundEstimate } from '#contract/text/money.ts'
import { mapRange, type Leg, type Range } from './legs.ts'
import { minuteOfClock } from '../hours/minutes.ts'

/** The fare of a ride, in the city's currency. It is an estimate, because its metres are. */
export type RideFare = Range & {
  readonly isNight: boolean
  /** The tariff was fixed until an earlier day. */
  readonly isOutdated: boolean
}

type Departure = { readonly date: string; readonly minute: number }

/** The fare of a leg by the tariff of a ride. The minute counts from the midnight at which the date begins. */
export function rideFare(ride: Ride, { metres }: Pick<Leg, 'metres'>, { date, minute }: Departure): RideFare {
  const factor = ride.night && isNight(ride.night, minute) ? ride.night.factor : 1
  const { min, likely, max } = fareRange(ride, metres)
  return {
    ...mapRange({ min, likely, max }, (fare) => roundEstimate(fare * factor)),
    isNight: factor !== 1,
    isOutdated: ride.until !== null && date > ride.until,
  }
}

/**
 * If nobody knows what the minimum covers, it covers between nothing and its own worth of kilometres. The likely fare
 * takes the latter.
 */
function fareRange({ minimum, minimumKm, perKm }: Ride, metres: Range): Range {
  const getFare = (length: number, coveredKm: number) =>
    length === 0 ? 0 : minimum + perKm * Math.max(0, length / 1_000 - coveredKm)
  const worthKm = perKm === 0 ? Infinity : minimum / perKm
  const covered = minimumKm ?? worthKm
  return {
    min: getFare(metres.min, covered),
    likely: getFare(metres.likely, covered),
    max: getFare(metres.max, minimumKm ?? (perKm === 0 ? covered : 0)),
  }
}

function isNight({ from, to }: NonNullable<Ride['night']>, minute: number): boolean {
  const [start, end, now] = [minuteOfClock(from), minuteOfClock(to), minute % 1_440]
  return start <= end ? start <= now && now < end : now >= start || now < end
}
