import type { CityWays } from './city-ways.ts'
import type { DayPlan, TripPlan } from './day-plan.ts'
import { missOf } from './missed-hours.ts'
import { applyChange } from './plan-change.ts'
import { schedule } from './schedule.ts'
import { isAfterDay, isLate, type Visit } from './visit.ts'

/** Where a traveller is in a day. */
export type Progress = {
  /** The stop that has begun and is not done. Null: none has. */
  readonly now: Visit | null
  /** The first stop after it that is not done. */
  readonly next: Visit | null
}

/** @param minute of the day, on the city's clock */
export function progressAt(
  visits: readonly Visit[],
  { isDone, minute }: { readonly isDone: (stopId: string) => boolean; readonly minute: number },
): Progress {
  const open = visits.filter(({ stop }) => !isDone(stop.id))
  // A stop whose time is over gives way to one that has begun since.
  const now = open.findLast(({ starts }) => starts <= minute) ?? null
  return { now, next: open.find((visit) => visit.starts > minute) ?? null }
}

/** A way that begins within this time is near enough to be late for. */
const SOON_MINUTES = 60

/** Whether one may be late already: a stop has begun, or the way to the next one begins within an hour. */
export function mayBeLate({ now, next }: Progress, minute: number): boolean {
  if (!next) return false
  return now !== null || next.starts - (next.leg?.minutes.likely ?? 0) - minute <= SOON_MINUTES
}

/** What a delay changes. */
export type Delay = {
  /** The stop that begins later, and the minute of the day at which it then does. All free stops after it follow. */
  readonly stopId: string
  readonly fixedAt: number
  /** Stops that then miss their hours, their fixed time or the end of the day. They are set aside. */
  readonly asideIds: readonly string[]
}

const STEP_MINUTES = 5

/**
 * A day on which the traveller runs late. Stops that would no longer work are taken out, the first such stop first,
 * until the rest works as well as before. Null: nothing is left to be late for.
 */
export function delayDay(
  plan: TripPlan,
  date: string,
  { next, minutes, ways }: { readonly next: Visit | null; readonly minutes: number; readonly ways: CityWays },
): Delay | null {
  const day = plan.days.find((dayPlan) => dayPlan.day.date === date)
  if (!day || !next) return null
  const { id } = next.stop
  const fixedAt = Math.ceil((next.starts + minutes) / STEP_MINUTES) * STEP_MINUTES
  const failedBefore = new Set(failing(day, ways))
  const index = day.stops.findIndex((stop) => stop.id === id)
  let late = applyChange(plan, { kind: 'move', stopId: id, date, index, fixedAt })
  const asideIds: string[] = []
  for (;;) {
    const changed = late.days.find((dayPlan) => dayPlan.day.date === date)
    const failed = changed && failing(changed, ways).find((stopId) => !failedBefore.has(stopId))
    if (failed === undefined) return { stopId: id, fixedAt, asideIds }
    asideIds.push(failed)
    late = applyChange(late, { kind: 'to-ideas', stopIds: [failed] })
  }
}

/** Ids of stops that cannot be as they are planned. Hours that nobody knows are no reason. */
function failing(plan: DayPlan, ways: CityWays): string[] {
  const { day } = plan
  return schedule(plan, ways)
    .visits.filter((visit) => {
      const miss = missOf(visit, day.date)
      return isLate(visit) || isAfterDay(visit, day) || (miss !== null && miss.code !== 'hours-unknown')
    })
    .map(({ stop }) => stop.id)
}
