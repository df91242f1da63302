import type { Climate } from '#contract/city/climate.ts'
import type { CalendarDate } from '#contract/text/dates.ts'
import { problemsOfDays } from './check-days.ts'
import { codedProblem } from './content-problems.ts'

/** Millimetres. The wettest places of the world have a mean of 3,000 in a month. */
const RAIN_MAX_MM = 5000

/**
 * Problems of a climate that its schema cannot see, each as "field: problem".
 * @param now the date of now
 */
export function problemsOfClimate({ checkedOn, months }: Climate, now: CalendarDate): string[] {
  const ofMonths = months.flatMap(({ meanMaxC, meanMinC, recordMaxC, recordMinC, rainMm }, index) => [
    ...(rainMm > RAIN_MAX_MM
      ? [codedProblem(`months.${index}.rainMm`, 'content.at-most', { limit: String(RAIN_MAX_MM) })]
      : []),
    ...(recordMaxC !== null && recordMaxC < meanMaxC
      ? [codedProblem(`months.${index}.recordMaxC`, 'content.record-below-mean')]
      : []),
    ...(recordMinC !== null && recordMinC > meanMinC
      ? [codedProblem(`months.${index}.recordMinC`, 'content.record-above-mean')]
      : []),
  ])
  return [...problemsOfDays([{ field: 'checkedOn', date: checkedOn }], now), ...ofMonths]
}
