import type { SharedTrip } from '#contract/trip/shared-trip.ts'
import type { Trip } from '#contract/trip/trips.ts'

const NO_STAY = { name: '', address: '', checkIn: null, checkOut: null }
const NO_TRANSPORT = { type: '', departureTime: null, arrivalTime: null }

/**
 * A shared trip in the form that plans are computed from. Closed sections are blank, as in a trip that does not say them.
 * @param own the trip: nothing else of it is read
 */
export function fillSharedTrip(
  shared: SharedTrip,
  { _id, version }: { readonly _id: string; readonly version: number },
): Trip {
  const { people: _people, spending: _spending, days, destinations, ...rest } = shared
  return {
    ...rest,
    _id,
    version,
    description: rest.description ?? '',
    budget: rest.budget ?? 0,
    userEmail: '',
    isPublic: false,
    ...(days && { days: days.map((day) => ({ ...day, note: day.note ?? '' })) }),
    destinations: destinations.map((destination) => ({
      ...destination,
      notes: destination.notes ?? '',
      location: destination.location ?? '',
      accommodation: { ...NO_STAY, ...destination.accommodation, bookingReference: '' },
      transportation: { ...NO_TRANSPORT, ...destination.transportation, bookingReference: '' },
      activities: destination.activities.map((activity) => ({
        ...activity,
        notes: activity.notes ?? '',
        cost: activity.cost ?? null,
      })),
    })),
  }
}
