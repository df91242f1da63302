import { writeTypedAmount } from '#contract/text/amount.ts'
import { toCalendarDate } from '#contract/text/dates.ts'
import type { PlanFields } from '#contract/trip/plan-fields.ts'
import type { PlannedStopFields } from '#contract/trip/stop-fields.ts'
import type { Accommodation, Trip, TripInput } from '#contract/trip/trips.ts'
import type { TripFormValues } from './trip-form-values.ts'

/** Form values of a saved trip, with dates as yyyy-mm-dd (section 3). */
export function textOfTrip({
  title,
  budget,
  startDate,
  endDate,
  description,
  destinations,
  ...plan
}: TripInput | Trip): TripFormValues {
  return {
    title,
    budget: writeTypedAmount(budget),
    startDate: textOfDate(startDate),
    endDate: textOfDate(endDate),
    description,
    plan: getPlan(plan),
    destinations: destinations.map(({ name, location, startDate, endDate, notes, ...destination }) => ({
      name,
      location,
      startDate: textOfDate(startDate),
      endDate: textOfDate(endDate),
      notes,
      accommodation: getAccommodationText(destination.accommodation),
      transportation: {
        ...destination.transportation,
        departureTime: destination.transportation.departureTime ?? '',
        arrivalTime: destination.transportation.arrivalTime ?? '',
      },
      activities: destination.activities.map(({ name, date, time, notes, place, durationMinutes, cost, ...stop }) => ({
        name,
        date: textOfDate(date),
        time,
        notes,
        place: place ?? '',
        durationMinutes: String(durationMinutes ?? ''),
        cost: cost === null || cost === undefined ? '' : writeTypedAmount(cost),
        planned: toPlanned(stop),
      })),
    })),
  }
}

function getPlan({ pace, dayStart, dayEnd, party, days, spending }: PlanFields): PlanFields {
  return { pace, dayStart, dayEnd, party, days, spending }
}

function toPlanned({ point, ...fields }: PlannedStopFields): PlannedStopFields {
  const { id, position, wayHere, isDone, hoursConfirmedFor } = fields
  return { id, position, wayHere, isDone, hoursConfirmedFor, point }
}

function getAccommodationText({ checkIn, checkOut, guidePlace, point, ...text }: Accommodation) {
  return {
    ...text,
    checkIn: textOfDate(checkIn),
    checkOut: textOfDate(checkOut),
    planned: { guidePlace, point },
  }
}

function textOfDate(date: string | null): string {
  return date === null ? '' : (toCalendarDate(date) ?? '')
}
