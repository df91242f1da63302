import { showDate } from '#contract/text/date-format.ts'
import { countDays } from '#contract/text/dates.ts'
import { trips } from '#messages/trips.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import { useFormats } from '../../city/use-formats.ts'

type DateRange = { startDate: string; endDate: string }

/** Dates of a trip and its length in days. The length is 0 if start and end are equal (section 9). */
export function TripDates({ startDate, endDate }: DateRange) {
  const formats = useFormats()
  return (
    <>
      <span>{fill(trips.dates, { start: showDate(startDate, formats), end: showDate(endDate, formats) })}</span>{' '}
      <span>{textOfDays(countDays(startDate, endDate), formats)}</span>
    </>
  )
}

function textOfDays(days: number, formats: Formats): string {
  return days === 0 ? trips.sameDay : formats.plural(trips.days, days)
}
