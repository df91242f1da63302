import { fill, type Formats } from '#contract/messages/format.ts'
import { addDays } from '#contract/text/dates.ts'
import type { PlanningEvent, PlanningGuide, PlanningSeason } from '#contract/trip/planning.ts'
import { planner } from '#messages/planner.ts'
import { clockChange } from '#planning/hours/clock-change.ts'
import { timeOfDay } from '#planning/hours/minutes.ts'
import { sunMinute } from '#planning/hours/sun-times.ts'
import { isInSeason } from '#planning/plan/trip-plan.ts'
import { shortWeekday } from './day-names.ts'

type Sky = Pick<PlanningGuide, 'center' | 'timeZone' | 'months'>

/** Sunrise and sunset of a date and its usual heat, as far as they are known, and when clocks change on it or in the night after. */
export function skyTexts(guide: Sky, date: string, formats: Formats): readonly string[] {
  const sunPlace = { ...guide.center, timeZone: guide.timeZone }
  const [sunrise, sunset] = [sunMinute('sunrise', date, sunPlace), sunMinute('sunset', date, sunPlace)]
  const degrees = usualDegrees(guide, date)
  return [
    ...(sunrise === null || sunset === null
      ? []
      : [fill(planner.days.sun, { sunrise: timeOfDay(sunrise), sunset: timeOfDay(sunset) })]),
    ...(degrees === null ? [] : [fill(planner.days.normally, { degrees: formats.number(Math.round(degrees)) })]),
    ...[date, addDays(date, 1)].flatMap((day) => clockTexts(guide, day, formats)),
  ]
}

function clockTexts({ timeZone }: Sky, date: string, formats: Formats): string[] {
  const change = clockChange(date, timeZone)
  if (change === null) return []
  const text = change.shows > change.at ? planner.days.clocksForward : planner.days.clocksBack
  const at = fill(planner.days.at, { day: shortWeekday(date, formats), time: timeOfDay(change.at) })
  return [fill(text, { at, shows: timeOfDay(change.shows) })]
}

/** Festivals, holidays and seasons of a date. */
export function namesOfDate(guide: Pick<PlanningGuide, 'days'>, date: string): readonly string[] {
  return [...eventsOn(guide, date), ...seasonsOn(guide, date)].map(({ name }) => name)
}

/** Festivals and holidays of a date. */
export function eventsOn({ days }: Pick<PlanningGuide, 'days'>, date: string): readonly PlanningEvent[] {
  return days.events.filter(({ from, to }) => from <= date && date <= to)
}

export function seasonsOn({ days }: Pick<PlanningGuide, 'days'>, date: string): readonly PlanningSeason[] {
  return days.seasons.filter((season) => isInSeason(date, season))
}

/** The mean of the daily maxima in the month of a date. Null: not known. */
export function usualDegrees({ months }: Pick<PlanningGuide, 'months'>, date: string): number | null {
  const month = Number(date.slice(5, 7))
  return months.find((known) => known.month === month)?.meanMaxC ?? null
}
