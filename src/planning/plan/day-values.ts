import type { CityRoutes } from './city-routes.ts'
import type { Day } from './day-plan.ts'
import { summariseDay } from './day-summary.ts'
import { valueOfDay } from './plan-value.ts'
import type { Stop } from './stop.ts'

export type DayValue = { readonly value: number; readonly problems: number; readonly cost: number }

export type DayValues = {
  readonly of: (dayIndex: number, stops: readonly Stop[]) => DayValue
  /** Number of lists that were valued so far, without repeated ones. */
  readonly count: () => number
}

/**
 * The values of lists of stops on the days of a trip. A search asks for the same list again and again.
 * @param isCosted without it, costs are 0 and nothing is spent on them
 */
export function createDayValues(
  days: readonly Day[],
  routes: CityRoutes,
  { isCosted }: { isCosted: boolean },
): DayValues {
  const known = new Map<string, DayValue>()
  const numbers = new Map<Stop, string>()
  const toNumber = (stop: Stop): string => {
    const number = numbers.get(stop) ?? String.fromCharCode(numbers.size + 1)
    numbers.set(stop, number)
    return number
  }
  const compute = (day: Day, stops: readonly Stop[]): DayValue => {
    const { value, problems, scheduled } = valueOfDay({ day, stops }, routes)
    const cost = isCosted ? summariseDay({ day, stops }, scheduled, routes).cost.likely : 0
    return { value, problems: problems.length, cost }
  }
  return {
    of: (dayIndex, stops) => {
      let key = String.fromCharCode(dayIndex)
      for (const stop of stops) key += toNumber(stop)
      const found = known.get(key)
      if (found) return found
      const day = days[dayIndex]
      const value = day ? compute(day, stops) : { value: 0, problems: 0, cost: 0 }
      known.set(key, value)
      return value
    },
    count: () => known.size,
  }
}
