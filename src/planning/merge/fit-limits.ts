import { bookingTexts } from '#contract/trip/booking-texts.ts'
import type { SavedPlanFields } from '#contract/trip/plan-fields.ts'
import { MAX_AMOUNT, PLAN_LIMITS, TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import { noAccommodation, noTransportation } from '#contract/trip/no-bookings.ts'
import type { SavedDestination, Trip } from '#contract/trip/trips.ts'
import { blankActivity, withStopIds, type PlannedActivity } from '../plan/trip-with-plan.ts'

/**
 * Makes lists that two devices have filled as short as the server takes them. No stop and no amount is lost: stops of a
 * destination that is full stand in a further one of its name, and payments are added to others.
 */
export function fitLimits(trip: Trip): Trip {
  const { destinations, days, spending } = trip
  const isFull = ({ activities }: SavedDestination) => activities.length > TRIP_LIMITS.activities
  const isLong = destinations.length > TRIP_LIMITS.destinations || destinations.some(isFull)
  return {
    ...(isLong ? withStopIds({ ...trip, destinations: fitDestinations(destinations) }) : trip),
    ...(days && { days: fitDays(days, trip) }),
    ...(spending && { spending: fitSpending(spending) }),
  }
}

function fitDestinations(destinations: readonly SavedDestination[]): SavedDestination[] {
  const split = destinations.flatMap(splitFull)
  const beyond = split.slice(TRIP_LIMITS.destinations)
  return fillUp(
    split.slice(0, TRIP_LIMITS.destinations),
    beyond.flatMap((destination) => [...stopsOfName(destination), ...destination.activities]),
  )
}

function splitFull(destination: SavedDestination): SavedDestination[] {
  const { activities, name, location, startDate, endDate } = destination
  const further = { name, location, startDate, endDate, notes: '' }
  const parts = Math.max(1, Math.ceil(activities.length / TRIP_LIMITS.activities))
  return Array.from({ length: parts }, (_, part) => ({
    ...(part === 0 ? destination : { ...further, accommodation: noAccommodation, transportation: noTransportation }),
    activities: activities.slice(part * TRIP_LIMITS.activities, (part + 1) * TRIP_LIMITS.activities),
  }))
}

/** A destination without stops is a stop by its name. Its bookings and notes are notes then. */
function stopsOfName({ name, location, notes, startDate, activities, ...booked }: SavedDestination): PlannedActivity[] {
  const texts = [notes, ...bookingTexts(booked.accommodation), ...bookingTexts(booked.transportation)].filter(Boolean)
  if (activities.length > 0 && texts.length === 0) return []
  const text = [location, ...texts].filter(Boolean).join('\n').slice(0, TRIP_LIMITS.text).toWellFormed().trim()
  const { id: _none, ...stop } = blankActivity({ id: '', name, place: null })
  return [{ ...stop, date: startDate, notes: text }]
}

/** Puts stops where there is room. A trip that is full everywhere keeps the rest in its last destination. */
function fillUp(destinations: readonly SavedDestination[], stops: readonly PlannedActivity[]): SavedDestination[] {
  let rest = stops
  return destinations.map((destination, index) => {
    const isLast = index === destinations.length - 1
    const room = isLast ? rest.length : TRIP_LIMITS.activities - destination.activities.length
    const taken = rest.slice(0, room)
    rest = rest.slice(room)
    return taken.length === 0 ? destination : { ...destination, activities: [...destination.activities, ...taken] }
  })
}

type Day = NonNullable<SavedPlanFields['days']>[number]

/** Settings of dates outside of the trip, which nobody sees, go first, and then the last. */
function fitDays(days: Day[], { startDate, endDate }: Trip): Day[] {
  if (days.length <= PLAN_LIMITS.days) return days
  const isShown = ({ date }: Day) => startDate <= date && date <= endDate
  const fitting = new Set([...days.filter(isShown), ...days.filter((day) => !isShown(day))].slice(0, PLAN_LIMITS.days))
  return days.filter((day) => fitting.has(day))
}

type Spending = NonNullable<SavedPlanFields['spending']>[number]

/** A payment beyond the limit is added to one of its kind and date, else of its kind, else to the last. */
function fitSpending(spending: Spending[]): Spending[] {
  if (spending.length <= PLAN_LIMITS.spending) return spending
  const fitting = spending.slice(0, PLAN_LIMITS.spending)
  for (const { amount, kind, date, note } of spending.slice(PLAN_LIMITS.spending)) {
    const sameDay = fitting.findLastIndex((other) => other.kind === kind && other.date === date)
    const sameKind = fitting.findLastIndex((other) => other.kind === kind)
    const index = [sameDay, sameKind].find((found) => found !== -1) ?? fitting.length - 1
    const other = fitting[index]
    if (!other) continue
    const notes = [other.note, note].filter(Boolean).join('\n').slice(0, PLAN_LIMITS.note).toWellFormed().trim()
    fitting[index] = { ...other, amount: Math.min(MAX_AMOUNT, other.amount + amount), note: notes }
  }
  return fitting
}
