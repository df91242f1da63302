import { showReviewDate, today } from '#contract/text/dates.ts'
import { useCity } from '../city/use-city.ts'

/** Shows the day of an instant in the time zone of the city. */
export function useReviewDate(): (instant: string) => string {
  const { timeZone } = useCity()
  return (instant) => showReviewDate(today(new Date(instant), timeZone))
}
