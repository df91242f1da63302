import type { Pace } from '#contract/trip/plan-kinds.ts'
import type { DayClock } from '../hours/day-clock.ts'
import type { Spot } from './spot.ts'
import type { Stop } from './stop.ts'

/** The accommodation of a traveller. */
export type Lodging = {
  readonly name: string
  /** Null: nobody knows where it is, so that its ways are not known either. */
  readonly spot: Spot | null
}

/** A day as the planner knows it. Minutes count from its midnight (see `DayClock`). */
export type Day = {
  /** yyyy-mm-dd on the city's calendar. */
  readonly date: string
  /** Times at which the traveller wants to set out and to be done. */
  readonly start: number
  readonly end: number
  readonly pace: Pace
  /** Left out: its clocks run evenly. */
  readonly clock?: DayClock
  /** The climate of the month calls it hot. */
  readonly isHot: boolean
  readonly isInMonsoon: boolean
  readonly hasWindWarning: boolean
  /** Place from which the traveller sets out and to which the traveller comes back. Left out: the trip has none. */
  readonly from?: Lodging
  readonly to?: Lodging
}

/** A day and its stops in the order in which the traveller visits them. */
export type DayPlan = { readonly day: Day; readonly stops: readonly Stop[] }

/** A trip: its days, what has no day yet, and what it may cost in the city's currency (null: anything). */
export type TripPlan = {
  readonly days: readonly DayPlan[]
  readonly ideas: readonly Stop[]
  readonly budget: number | null
}

type PaceRules = {
  /** Minutes of slack after each way before a free stop begins. */
  readonly slackMinutes: number
  /** Stays and ways of a day together. */
  readonly maxBusyMinutes: number
}

/** Our estimates of what people mean by a pace (docs/decisions/0060). */
export const PACE_RULES: Readonly<Record<Pace, PaceRules>> = {
  easy: { slackMinutes: 15, maxBusyMinutes: 6 * 60 },
  steady: { slackMinutes: 10, maxBusyMinutes: 8 * 60 },
  full: { slackMinutes: 5, maxBusyMinutes: 10.5 * 60 },
}
