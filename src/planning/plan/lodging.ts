import { addDays } from '#contract/text/dates.ts'
import type { PlanningGuide, PlanningPlace } from '#contract/trip/planning.ts'
import type { Day, Lodging } from './day-plan.ts'
import { toSpot, type Spot } from './spot.ts'
import type { TripWithPlan } from './trip-with-plan.ts'

type Destination = TripWithPlan['destinations'][number]
type Accommodation = Destination['accommodation']

/** Place at which a day begins and ends. Null: the trip has none. */
export type Lodgings = { readonly from: Destination | null; readonly to: Destination | null }

/**
 * The destinations in whose accommodation the traveller sleeps before and after a day. Check-in and check-out define it
 * exactly. An accommodation without them is that of the dates of its destination, or of the whole trip if there is no
 * other destination.
 */
export function lodgingsOn({ destinations }: Pick<TripWithPlan, 'destinations'>, date: string): Lodgings {
  const isOnly = destinations.length === 1
  const named = destinations.filter(({ accommodation }) => accommodation.name !== '')
  const isLodging = (evening: string) => (each: Destination) => {
    const { checkIn, checkOut } = each.accommodation
    if (checkIn === null && checkOut === null) return isOnly || isWithin(each.startDate, date, each.endDate)
    return (checkIn === null || checkIn <= evening) && (checkOut === null || evening < checkOut)
  }
  return {
    from: named.find(isLodging(addDays(date, -1))) ?? null,
    to: named.findLast(isLodging(date)) ?? null,
  }
}

/** The destination whose accommodation a traveller sets on a day. */
export function destinationOn(trip: Pick<TripWithPlan, 'destinations'>, date: string): Destination | undefined {
  const { from, to } = lodgingsOn(trip, date)
  const ofDate = trip.destinations.find((each) => isWithin(each.startDate, date, each.endDate))
  return to ?? from ?? ofDate ?? trip.destinations[0]
}

function isWithin(from: string | null, date: string, to: string | null): boolean {
  return (from === null || from <= date) && (to === null || date <= to)
}

/** The evening on which one comes to the accommodation where a day begins or ends. */
export function nightFor({ date, from, to }: Day, side: 'from' | 'to'): string {
  return side === 'from' && from && from !== to ? addDays(date, -1) : date
}

type Means = { readonly places: ReadonlyMap<string, PlanningPlace>; readonly center: PlanningGuide['center'] }

/** One object for each accommodation, because the legs of a plan are remembered by its spot. */
const known = new WeakMap<Accommodation, { places: Means['places']; lodging: Lodging }>()

/** The accommodation of a destination as the planner knows it. */
export function toLodging({ accommodation }: Destination, { places, center }: Means): Lodging {
  const found = known.get(accommodation)
  if (found?.places === places) return found.lodging
  const lodging = { name: accommodation.name, spot: findSpot(accommodation, { places, center }) }
  known.set(accommodation, { places, lodging })
  return lodging
}

function findSpot({ guidePlace, point }: Accommodation, { places, center }: Means): Spot | null {
  if (point) return toSpot(point, 'site', center)
  const place = guidePlace === undefined ? undefined : places.get(guidePlace)
  return place?.geo && place.precision !== 'none' ? toSpot(place.geo, place.precision, center) : null
}
