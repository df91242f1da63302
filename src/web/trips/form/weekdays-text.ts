import { fill } from '#contract/messages/format.ts'
import { hours } from '#messages/hours.ts'

/**
 * Weekdays in words, such as "Tue to Fri, Sun". Pure.
 * @param weekdays from 1 (Monday) to 7 (Sunday), in this order
 */
export function showWeekdays(weekdays: readonly number[]): string {
  const runs: { from: number; to: number }[] = []
  for (const weekday of weekdays) {
    const last = runs.at(-1)
    if (last?.to === weekday - 1) last.to = weekday
    else runs.push({ from: weekday, to: weekday })
  }
  return runs
    .flatMap(({ from, to }) => (to - from > 1 ? [span(from, to)] : [...new Set([from, to])].map(getName)))
    .join(', ')
}

function span(from: number, to: number): string {
  return fill(hours.span, { from: getName(from), to: getName(to) })
}

function getName(weekday: number): string {
  return hours.weekdaysShort[weekday - 1] ?? ''
}
