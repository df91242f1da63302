import { addDays, countDays, toEnteredDate } from '#contract/text/dates.ts'
import { moveTrip } from './move-trip.ts'
import type { DaySettings, TripWithPlan } from './trip-with-plan.ts'

/** Null: the usual one. */
export type TripSettings = {
  readonly title: string
  readonly description: string
  readonly budget: number
  readonly startDate: string
  readonly endDate: string
  readonly pace: TripWithPlan['pace'] | null
  readonly dayStart: string | null
  readonly dayEnd: string | null
  readonly party: TripWithPlan['party'] | null
}

/**
 * Changes fields of a trip. A blank title changes nothing. A new start alone moves the trip as a whole, with its days,
 * stops and destinations, and so do a start and an end of the same length. A new end alone makes the trip longer or
 * shorter; an end before the start moves the trip.
 */
export function setTrip(trip: TripWithPlan, fields: Partial<TripSettings>): TripWithPlan {
  const { startDate, endDate, title, pace, dayStart, dayEnd, party, ...others } = fields
  const dated = setDates(trip, startDate, endDate)
  return withoutNulls({
    ...dated,
    ...others,
    title: title === undefined || title.trim() === '' ? trip.title : title,
    pace: pace === undefined ? trip.pace : pace,
    dayStart: dayStart === undefined ? trip.dayStart : dayStart,
    dayEnd: dayEnd === undefined ? trip.dayEnd : dayEnd,
    party: party === undefined ? trip.party : party,
  })
}

type Nullable = 'pace' | 'dayStart' | 'dayEnd' | 'party'
type WithNulls = Omit<TripWithPlan, Nullable> & { [Name in Nullable]?: TripWithPlan[Name] | null }

/** Leaves out the fields that are null. */
function withoutNulls({ pace, dayStart, dayEnd, party, ...trip }: WithNulls): TripWithPlan {
  return {
    ...trip,
    ...(pace && { pace }),
    ...(dayStart && { dayStart }),
    ...(dayEnd && { dayEnd }),
    ...(party && { party }),
  }
}

/** A text that is no date changes nothing. */
function setDates(trip: TripWithPlan, newStart: string | undefined, newEnd: string | undefined): TripWithPlan {
  const length = countDays(trip.startDate, trip.endDate)
  const start = toEnteredDate(newStart ?? '') ?? trip.startDate
  const end = newEnd === undefined ? addDays(start, length) : (toEnteredDate(newEnd) ?? trip.endDate)
  const isReversed = end < start
  const startDate = isReversed && start === trip.startDate ? addDays(end, -length) : start
  const endDate = isReversed && start !== trip.startDate ? addDays(start, length) : end
  if (startDate === trip.startDate && endDate === trip.endDate) return trip
  const days = countDays(trip.startDate, startDate)
  const isMoved = days !== 0 && countDays(startDate, endDate) === length
  const moved = isMoved ? moveTrip(trip, days) : followDates(trip, { startDate, endDate })
  return { ...moved, startDate, endDate }
}

/** A single destination that lasts as long as the trip still does. */
function followDates(trip: TripWithPlan, dates: { startDate: string; endDate: string }): TripWithPlan {
  const [only, second] = trip.destinations
  const lastsAsTrip = only?.startDate === trip.startDate && only.endDate === trip.endDate
  return only && !second && lastsAsTrip ? { ...trip, destinations: [{ ...only, ...dates }] } : trip
}

/** Changes what one day has instead of what the trip says. */
export function setDay(trip: TripWithPlan, date: string, fields: Partial<Omit<DaySettings, 'date'>>): TripWithPlan {
  const { days = [], ...rest } = trip
  const before = days.find((day) => day.date === date) ?? { date, start: null, end: null, pace: null, note: '' }
  const after = { ...before, ...fields }
  const isSilent = after.start === null && after.end === null && after.pace === null && after.note === ''
  const others = days.filter((day) => day.date !== date)
  const all = isSilent ? others : [...others, after].toSorted((one, other) => (one.date < other.date ? -1 : 1))
  return all.length === 0 ? rest : { ...rest, days: all }
}
