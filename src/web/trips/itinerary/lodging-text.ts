import { fill, type Formats } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import type { Day } from '#planning/plan/day-plan.ts'
import { leavesLodgingAt, type Schedule } from '#planning/plan/schedule.ts'

/** "Lords Plaza · leave at 08:45", "Lords Plaza · back at 19:10" or "Lords Plaza · way not known". Null: the trip does not say where one sleeps. */
export function lodgingText(day: Day, scheduled: Schedule, side: 'from' | 'to', formats: Formats): LodgingText | null {
  const lodging = day[side]
  if (!lodging) return null
  const { name } = lodging
  if (scheduled.visits.length === 0) return { name, more: null }
  if (!lodging.spot) return { name, more: planner.lodging.wayUnknown }
  const at = side === 'from' ? leavesLodgingAt(scheduled, day) : (scheduled.returnLeg?.arrives ?? null)
  if (at === null) return { name, more: null }
  const time = shownTime(at, day.date, formats)
  return { name, more: fill(side === 'from' ? planner.lodging.leave : planner.lodging.back, { time }) }
}

type LodgingText = { readonly name: string; readonly more: string | null }

/** Both in one line, for paper and for guests. */
export function joinLodging({ name, more }: LodgingText): string {
  return more === null ? name : `${name} · ${more}`
}
