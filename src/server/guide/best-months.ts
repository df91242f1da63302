import type { MonthOfYear, Weather } from '#contract/city/year.ts'

/** Lowest and highest mean of some months, in whole degrees Celsius. */
type Degrees = { readonly low: number; readonly high: number }

/** Months from 1 to 12. The last may be before the first: the time goes over New Year. */
export type BestMonths = {
  readonly first: number
  readonly last: number
  readonly days: Degrees
  readonly nights: Degrees
}

/**
 * The longest run of best months. Pure.
 * @returns null if no month is among the best, or if all are
 */
export function getBestMonths(months: readonly MonthOfYear[]): BestMonths | null {
  const run = longestRun(months)
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) return null
  const weathers = run.flatMap(({ weather }) => weather ?? [])
  return {
    first: first.month,
    last: last.month,
    days: getRange(weathers, 'meanMaxC'),
    nights: getRange(weathers, 'meanMinC'),
  }
}

function longestRun(months: readonly MonthOfYear[]): readonly MonthOfYear[] {
  const runs = months.flatMap(({ isBest }, start) => {
    if (!isBest || months.at(start - 1)?.isBest === true) return []
    // Turned, so that a run over New Year is in one piece.
    const turned = [...months.slice(start), ...months.slice(0, start)]
    return [
      turned.slice(
        0,
        turned.findIndex((month) => !month.isBest),
      ),
    ]
  })
  return runs.toSorted((a, b) => b.length - a.length)[0] ?? []
}

function getRange(weathers: readonly Weather[], field: 'meanMaxC' | 'meanMinC'): Degrees {
  const degrees = weathers.map((weather) => Math.round(weather[field]))
  return { low: Math.min(...degrees), high: Math.max(...degrees) }
}
