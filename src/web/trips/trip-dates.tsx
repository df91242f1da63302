import { countDays, showDate } from '#contract/dates.ts'
import { trips } from '#messages/trips.ts'
import { fill, plural } from '#contract/messages/format.ts'

type Span = { startDate: string; endDate: string }

/** The dates of a trip, and how many days it has: none, when it ends on the day on which it starts (section 9). */
export function TripDates({ startDate, endDate }: Span) {
  return (
    <>
      <span>{fill(trips.dates, { start: showDate(startDate), end: showDate(endDate) })}</span>{' '}
      <span>{textOfDays(countDays(startDate, endDate))}</span>
    </>
  )
}

export function textOfDays(days: number): string {
  const count = plural(trips.days, days)
  return days === 0 ? `${count} ${trips.sameDay}` : count
}
