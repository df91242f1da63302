import { addDays } from '#contract/text/dates.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import { datedTripInput, type CountedTrip } from '#contract/trip/suggested-trips.ts'
import { noAccommodation } from '#contract/trip/no-bookings.ts'
import { createCityRoutes } from './city-routes.ts'
import { weekdayNumber } from '../hours/open-intervals.ts'
import { findProblems } from './plan-check.ts'
import type { Problem } from './problems.ts'
import { getTripPlan } from './trip-plan.ts'
import type { TripWithPlan } from './trip-with-plan.ts'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

/** A month of each season. The week that is looked at begins with the first Monday after its first week. */
const SAMPLE_DAYS = ['01-08', '04-08', '07-08', '10-08']

/**
 * The weekdays, from 1 (Monday) to 7 (Sunday), on which a trip with counted days can start: those with which it meets
 * the hours of its stops in most seasons. A season in which no start works says nothing about weekdays.
 * @param year of the city's calendar
 */
export function startWeekdays(trip: CountedTrip, guide: PlanningGuide, year: number): number[] {
  const routes = createCityRoutes(guide.fares)
  const isWorking = (startDate: string) =>
    !findProblems(getTripPlan(tripFrom(trip, startDate), guide), routes).some(isMissed)
  const seasons = sampleWeeks(year)
    .map((week) => WEEKDAYS.filter((_, index) => isWorking(week[index] ?? '')))
    .filter((weekdays) => weekdays.length > 0)
  return WEEKDAYS.filter(
    (weekday) => seasons.filter((weekdays) => weekdays.includes(weekday)).length > seasons.length / 2,
  )
}

/** Without a calendar, all years have the same hours. */
const ANY_YEAR = 2001

/** The last year of a calendar: its feasts are known. @param days the first days of its events, yyyy-mm-dd */
export function getLastYear(days: readonly string[]): number {
  return days.length === 0 ? ANY_YEAR : Math.max(...days.map((day) => Number(day.slice(0, 4))))
}

/** The dates of a week in each season of a year, from Monday to Sunday. */
export function sampleWeeks(year: number): string[][] {
  return SAMPLE_DAYS.map((monthDay) => {
    const day = `${year}-${monthDay}`
    const monday = addDays(day, (8 - weekdayNumber(day)) % 7)
    return WEEKDAYS.map((weekday) => addDays(monday, weekday - 1))
  })
}

/** The other problems depend on the traveller. Hours that nobody knows are no reason against a weekday. */
function isMissed({ code }: Problem): boolean {
  return code === 'closed' || code === 'arrives-before-opening' || code === 'leaves-after-closing'
}

/** A trip with counted days as a trip of a traveller who begins on a date. Its budget is ignored. */
export function tripFrom(trip: CountedTrip, startDate: string): TripWithPlan {
  const { title, description, endDate, destinations } = datedTripInput(trip, startDate)
  return {
    _id: '',
    title,
    description,
    budget: 0,
    startDate,
    endDate: endDate ?? startDate,
    userEmail: '',
    isPublic: false,
    version: 0,
    destinations: destinations.map((destination) => ({
      ...destination,
      accommodation: noAccommodation,
      activities: destination.activities.map(({ name, date, time, notes, place, durationMinutes, cost }) => ({
        name,
        date,
        time,
        notes,
        place: place ?? null,
        durationMinutes: durationMinutes ?? null,
        cost: cost ?? null,
      })),
    })),
  }
}
