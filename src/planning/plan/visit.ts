import type { Day } from './day-plan.ts'
import type { Leg } from './legs.ts'
import type { Stop } from './stop.ts'

/** A stop with its times, in minutes from the day's midnight. */
export type Visit = {
  readonly stop: Stop
  /** The way from the stop before, or from where one sleeps. Null: the day begins here. */
  readonly leg: Leg | null
  readonly arrives: number
  /** Later than the arrival: one waits for the opening or the fixed time. */
  readonly starts: number
  readonly leaves: number
}

/** The traveller cannot be there at the fixed time. */
export function isLate({ stop, starts }: Visit): boolean {
  return stop.fixedAt !== null && starts > stop.fixedAt
}

/** A free stop ends after the day. The time of a fixed stop is the traveller's own. */
export function isAfterDay({ stop, leaves }: Visit, { end }: Day): boolean {
  return stop.fixedAt === null && leaves > end
}
