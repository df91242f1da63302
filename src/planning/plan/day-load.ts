import { PACE_RULES, type DayPlan } from './day-plan.ts'
import type { Schedule } from './schedule.ts'

/** Load of a day, in minutes. Either `free` or `over` is 0. */
export type DayLoad = {
  readonly visits: number
  readonly legs: number
  /** Minutes that pace and hours of the day leave for further visits and ways. */
  readonly free: number
  /** More than pace and hours of the day allow. A day that ends late and has a free morning is not too full. */
  readonly over: number
}

export function loadOfDay({ day }: DayPlan, { visits, returnLeg }: Schedule): DayLoad {
  const stays = visits.reduce((sum, { starts, leaves }) => sum + leaves - starts, 0)
  const legs = visits.reduce((sum, { leg }) => sum + (leg?.minutes.likely ?? 0), returnLeg?.leg.minutes.likely ?? 0)
  const room = Math.min(PACE_RULES[day.pace].maxBusyMinutes, Math.max(0, day.end - day.start))
  const busy = stays + legs
  return { visits: stays, legs, free: Math.max(0, room - busy), over: Math.max(0, busy - room) }
}
