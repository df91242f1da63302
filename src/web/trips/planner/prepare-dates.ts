import type { QueryClient } from '@tanstack/react-query'
import { formatsFor } from '#contract/messages/format.ts'
import { rememberSteadyOffset } from '#contract/text/city-time.ts'
import { language } from '#messages/language.ts'
import { city } from '../../city/queries.ts'
import { datesText, dayNumber, shortWeekday, weekdayName } from '../itinerary/day-names.ts'

/**
 * Makes what writes the dates of a plan while its trip is on its way. A slow phone takes 60 to 200 ms for the first
 * formatter of dates, because the browser then reads its data of all languages.
 */
export function prepareDates(queryClient: QueryClient): void {
  const known = queryClient.getQueryData(city().queryKey)?.city
  if (!known) return
  // The plan asks for the clocks of each of its days.
  if (known.utcOffsetMinutes !== undefined) rememberSteadyOffset(known.timeZone, known.utcOffsetMinutes)
  const formats = formatsFor(language, known)
  const [startDate, endDate] = ['2026-12-07', '2026-12-08']
  datesText({ startDate, endDate }, formats)
  for (const write of [weekdayName, shortWeekday, dayNumber]) write(startDate, formats)
}
