import * as z from 'zod/mini'
import { PlanFields } from '#contract/trip/plan-fields.ts'
import { LodgingPosition, PlannedStopFields } from '#contract/trip/stop-fields.ts'

/** An alias, because a lint rule mistakes `z.catch` for a method of promises. */
export const orElse = z.catch

/**
 * Form values are text as typed, and blank if missing. Wrong and missing fields become blank, so that a draft of an
 * older build loses only these fields.
 */
const line = orElse(z.string(), '')

export const ActivityText = z.object({
  name: line,
  date: line,
  time: line,
  notes: line,
  /** The form keeps these three and shows none of them. */
  place: line,
  durationMinutes: line,
  cost: line,
})
export type ActivityText = z.infer<typeof ActivityText>

/**
 * An activity of the trip, with the fields of its stop in the plan. The form keeps these unchanged and does not show
 * them.
 */
export const StoredActivityText = z.extend(ActivityText, { planned: orElse(PlannedStopFields, {}) })
export type StoredActivityText = z.infer<typeof StoredActivityText>

const AccommodationText = z.object({ name: line, address: line, checkIn: line, checkOut: line, bookingReference: line })
export type AccommodationText = z.infer<typeof AccommodationText>

/** An accommodation with its position, which the form keeps and does not show. */
const StoredAccommodationText = z.extend(AccommodationText, { planned: orElse(LodgingPosition, {}) })

const TransportationText = z.object({ type: line, departureTime: line, arrivalTime: line, bookingReference: line })
export type TransportationText = z.infer<typeof TransportationText>

export const blankActivity: ActivityText = {
  name: '',
  date: '',
  time: '',
  notes: '',
  place: '',
  durationMinutes: '',
  cost: '',
}
const blankAccommodation: AccommodationText = { name: '', address: '', checkIn: '', checkOut: '', bookingReference: '' }
const blankTransportation: TransportationText = { type: '', departureTime: '', arrivalTime: '', bookingReference: '' }

export const DestinationText = z.object({
  name: line,
  location: line,
  startDate: line,
  endDate: line,
  notes: line,
  accommodation: orElse(StoredAccommodationText, { ...blankAccommodation, planned: {} }),
  transportation: orElse(TransportationText, blankTransportation),
  activities: orElse(z.array(orElse(StoredActivityText, { ...blankActivity, planned: {} })), []),
})
export type DestinationText = z.infer<typeof DestinationText>

export const blankDestination: DestinationText = {
  name: '',
  location: '',
  startDate: '',
  endDate: '',
  notes: '',
  accommodation: { ...blankAccommodation, planned: {} },
  transportation: blankTransportation,
  activities: [],
}

export const TripFormValues = z.object({
  title: line,
  budget: line,
  startDate: line,
  endDate: line,
  description: line,
  destinations: orElse(z.array(orElse(DestinationText, blankDestination)), []),
  /** The plan of the trip. The form stores it as it is and does not show it. */
  plan: orElse(PlanFields, {}),
})
export type TripFormValues = z.infer<typeof TripFormValues>

export const blankTrip: TripFormValues = {
  title: '',
  budget: '',
  startDate: '',
  endDate: '',
  description: '',
  destinations: [blankDestination],
  plan: {},
}
