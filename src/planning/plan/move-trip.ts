import { addDays, countDays } from '#contract/text/dates.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { matchActivities } from './match-activities.ts'
import { mapActivities } from './trip-with-plan.ts'

/**
 * The trip with its days, stops and destinations some days later. A stop outside of the trip that would leave the
 * calendar loses its date.
 * @param days may be negative
 */
export function moveTrip(trip: Trip, days: number): Trip {
  if (days === 0) return trip
  const fits = (date: string) => countDays(date, addDays(date, days)) === days
  const later = (date: string | null) => (date !== null && fits(date) ? addDays(date, days) : null)
  const moved = mapActivities(trip, (activity) =>
    activity.date === null ? activity : { ...activity, date: later(activity.date) },
  )
  const settings = trip.days?.flatMap((day) => (fits(day.date) ? [{ ...day, date: addDays(day.date, days) }] : []))
  return {
    ...moved,
    startDate: addDays(trip.startDate, days),
    endDate: addDays(trip.endDate, days),
    destinations: moved.destinations.map((destination) => ({
      ...destination,
      startDate: later(destination.startDate),
      endDate: later(destination.endDate),
      accommodation: {
        ...destination.accommodation,
        checkIn: later(destination.accommodation.checkIn),
        checkOut: later(destination.accommodation.checkOut),
      },
    })),
    ...(settings && { days: settings }),
  }
}

/**
 * Days by which a trip was moved as a whole. 0: it was not. The form of a trip changes both ends and leaves stops on their
 * dates, so that the stops say what was meant.
 */
export function countMovedDays(before: Trip, after: Trip): number {
  const days = countDays(before.startDate, after.startDate)
  if (days === 0 || countDays(before.endDate, after.endDate) !== days) return 0
  const shifts = [...matchActivities(after.destinations, before.destinations)].map(([now, was]) =>
    now.date === null || was.date === null ? null : countDays(was.date, now.date),
  )
  const moved = shifts.filter((shift) => shift === days)
  const left = shifts.filter((shift) => shift === 0)
  return moved.length >= left.length ? days : 0
}
