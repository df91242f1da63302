import type { OpenHours } from '#contract/place/open-hours.ts'

/** Number of dates that are cached for each place. People ask about a few days, and strangers can ask about all. */
const MAX_CACHED_DATES = 8

/** Caches results of compiled opening hours and a date, until the hours are removed or other dates are requested. */
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
