import type { OpenHours } from '#contract/place/open-hours.ts'

/** Dates that are kept for each place. People ask about a few days, and strangers can ask about all. */
const MAX_CACHED_DATES = 8

/** Keeps what follows from compiled opening hours and a date, until the hours are forgotten or other dates are asked for. */
export function cacheByDate<T>(compute: (openHours: OpenHours, date: string) => T): typeof compute {
  const byHours = new WeakMap<OpenHours, Map<string, T>>()
  return (openHours, date) => {
    const byDate = byHours.get(openHours) ?? new Map<string, T>()
    byHours.set(openHours, byDate)
    const cached = byDate.get(date)
    if (cached !== undefined) return cached
    const computed = compute(openHours, date)
    const [oldest] = byDate.keys()
    if (oldest !== undefined && byDate.size >= MAX_CACHED_DATES) byDate.delete(oldest)
    byDate.set(date, computed)
    return computed
  }
}
