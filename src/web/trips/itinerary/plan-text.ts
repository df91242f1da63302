import { distances } from '#messages/map.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import type { Range } from '#planning/plan/legs.ts'

/** "45 min", "2 h", "1 h 10". */
export function durationText(minutes: number, { number }: Formats): string {
  const whole = Math.round(minutes)
  if (whole < 60) return fill(planner.units.minutes, { count: number(whole) })
  const [hours, rest] = [number(Math.floor(whole / 60)), whole % 60]
  if (rest === 0) return fill(planner.units.hours, { count: hours })
  return fill(planner.units.hoursMinutes, { hours, minutes: String(rest).padStart(2, '0') })
}

/** Metres in steps of 10 below a kilometre, kilometres with one decimal below ten. */
export function distanceText(metres: number, { number }: Formats): string {
  const rounded = Math.round(metres / 10) * 10
  if (rounded < 1_000) return fill(distances.metres, { count: number(rounded) })
  const kilometres = rounded / 1_000
  return fill(distances.kilometres, { count: number(kilometres < 10 ? kilometres : Math.round(kilometres)) })
}

/** One text if the least and the most read the same, else both: "5 min to 12 min". */
export function rangeText({ min, max }: Range, show: (value: number) => string): string {
  const [from, to] = [show(min), show(max)]
  return from === to ? to : fill(planner.units.range, { from, to })
}
