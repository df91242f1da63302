import type { PlanningEvent, PlanningGuide, PlanningSeason } from '#contract/planning.ts'
import { isInSeason } from '#planning/trip-plan.ts'

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
