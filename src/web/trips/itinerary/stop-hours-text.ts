import { fill } from '#contract/messages/format.ts'
import type { PlanningPlace } from '#contract/trip/planning.ts'
import { planner } from '#messages/planner.ts'
import type { Day } from '#planning/plan/day-plan.ts'
import { hoursOn, type StopHours } from '#planning/plan/stop.ts'
import type { Visit } from '#planning/plan/visit.ts'
import { shownMinute } from '#planning/hours/day-clock.ts'
import { timeOfDay } from '#planning/hours/minutes.ts'

const DAY_MINUTES = 1_440

/** The hours of a stop on its day, in words. Null: it has none. */
export function stopHoursText(visit: Visit, day: Day, place: PlanningPlace | null): string | null {
  const { date, start } = day
  const { stop } = visit
  const hours = hoursOn(stop, date)
  if (!hours) return place?.access?.sentence ?? null
  const doesDiffer = doHoursDiffer(place)
  const opening = openingAt(hours, visit.starts)
  if (!opening && hours.state === 'closed') return planner.stop.closed
  if (!opening) {
    if (stop.hoursConfirmedFor === date) return planner.stop.asked
    if ('access' in hours && hours.access) return hours.access.sentence
    return doesDiffer ? planner.stop.differUnknown : planner.stop.unknown
  }
  const [from, to] = opening
  const clock = day.clock ?? []
  const text = openText(shownMinute(from, clock), shownMinute(to, clock), shownMinute(start, clock))
  if (doesDiffer) return `${text} · ${planner.stop.differ}`
  return place?.openHours?.confidence === 'estimate' ? `${text} · ${planner.stop.notConfirmed}` : text
}

/** True if the sources of the hours contradict each other. */
export function doHoursDiffer(place: PlanningPlace | null): boolean {
  return place?.openHours?.confidence === 'conflict' || place?.openHours?.otherSides !== undefined
}

/**
 * The opening in which a visit begins, else the next one, else the last one. Null: the day has none that is known, and
 * the visit does not begin in the night before.
 */
export function openingAt(hours: StopHours, minute: number): readonly [number, number] | null {
  if (hours.state !== 'open') return hours.night?.find(([from, to]) => from <= minute && minute < to) ?? null
  const { intervals } = hours
  return intervals.find(([, to]) => minute < to) ?? intervals.at(-1) ?? [0, DAY_MINUTES]
}

/** An opening of the night before, or before the day begins, is nothing that a traveller needs to know. */
function openText(from: number, to: number, dayStart: number): string {
  if (from <= 0 && to >= DAY_MINUTES) return planner.stop.openAllDay
  if (from <= 0 || from < dayStart) return fill(planner.stop.openUntil, { to: timeOfDay(to) })
  return fill(planner.stop.openTo, { from: timeOfDay(from), to: timeOfDay(to) })
}
